import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findOccurrences, identifyOccurrence } from '#editor/replace/occurrences.ts';
import { replaceSelected } from '#editor/replace/requests.ts';
import { loadEdited } from '../../content/edited-content.ts';
import { openEditor, page as file } from './open-editor.ts';

const { site } = loadEdited({}, { preview: true });

function find(query: string, replacement: string) {
  return site === undefined ? [] : findOccurrences(site, query, replacement);
}

test('occurrences include their context, and replacements match their case', () => {
  const occurrences = find('personal representative', 'estate representative');
  expect(occurrences.length).toBeGreaterThan(3);
  const occurrencesInFile = occurrences.filter(({ location }) => location.file === file);
  expect(occurrencesInFile[0]).toMatchObject({
    match: 'personal representative',
    replacement: 'estate representative',
  });
  const [first] = find('probate, explained', 'estates, explained');
  expect(first).toMatchObject({
    before: '',
    match: 'Probate, explained',
    after: ' one step at a time',
    replacement: 'Estates, explained',
    label: 'Top of the page › Heading',
  });
});

test('names of facts and files are not searched', () => {
  expect(find('attorney-name', 'x')).toEqual([]);
  expect(find('probate-florida-formal', 'x')).toEqual([]);
});

test('nothing is written if the check rejects the result or a file changed since the search', async () => {
  const { context, saver, read } = await openEditor();
  const before = await read();
  const query = 'Probate, explained one step at a time';
  const [occurrence] = find(query, '');
  const chosen = occurrence === undefined ? [] : [identifyOccurrence(occurrence)];
  const replace = (replacement: string) => replaceSelected(context, saver, { query, replacement, chosen });
  await expect(replace('')).rejects.toThrow('Nothing was changed.');
  expect(await read()).toBe(before);
  await writeFile(join(context.root, file), before.replace(query, 'Other text'));
  await expect(replace('New text')).rejects.toThrow('has changed since you searched');
});
