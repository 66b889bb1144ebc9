import { expect, test } from 'vitest';
import { jsonLdOf } from '../../src/document/json-ld.ts';
import { loadEdited, replaced } from './edited-content.ts';
import type { Edits } from './edited-content.ts';

/** The nodes of a page's structured data that are of a kind. */
function nodesOf(path: string, type: string, edits: Edits): Record<string, unknown>[] {
  const { site, problems } = loadEdited(edits);
  const page = site?.pages.get(path);
  if (!site || !page) throw new Error(problems.map(({ message }) => message).join('\n'));
  const graph: Record<string, unknown>[] = JSON.parse(JSON.stringify(jsonLdOf(site, page, [])['@graph']));
  return graph.filter((node) => node['@type'] === type);
}

test('search engines are given the addresses at which lawyers work', () => {
  const office = 'content/offices/colorado.md';
  const edits = { [office]: replaced(office, 'bonaFide: true', 'bonaFide: false') };
  const [firm] = nodesOf('/', 'LegalService', edits);
  expect(firm?.['address']).toEqual([expect.objectContaining({ addressLocality: 'Orlando' })]);
});
