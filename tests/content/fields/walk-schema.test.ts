import { expect, test } from 'vitest';
import { collections } from '#practice/collections.ts';
import { mapTexts } from '#content/fields/walk.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import { loadEdited } from '../edited-content.ts';

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isRecord(value) ? Object.values(value).flatMap(textsOf) : [];
}

test('mapTexts visits every text of every file', () => {
  const { site } = loadEdited({});
  if (site === undefined) throw new Error('The content should be right.');
  for (const map of Object.values(site.entries)) {
    for (const { collection, file, data } of map.values()) {
      const visited: string[] = [];
      mapTexts(collections[collection].schema, data, (text) => {
        visited.push(text);
        return text;
      });
      expect(visited, file).toEqual(textsOf(data));
    }
  }
});
