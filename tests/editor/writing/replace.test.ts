import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findOccurrences } from '#editor/replace/occurrences.ts';
import { replaceChosen } from '#editor/replace/requests.ts';
import { loadEdited } from '../../content/edited-content.ts';
import { openEditor, page as file } from './open-editor.ts';

const { site } = loadEdited({}, { preview: true });

function find(query: string, replacement: string) {
  return site === undefined ? [] : findOccurrences(site, query, replacement);
}

test('each occurrence has its context, and its replacement keeps the case', () => {
  const found = find('personal representative', 'estate representative');
  expect(found.length).toBeGreaterThan(3);
  const own = found.filter(({ place }) => place.file === file);
  expect(own[0]).toMatchObject({ found: 'personal representative', replacement: 'estate representative' });
  const [first] = find('probate, explained', 'estates, explained');
  expect(first).toMatchObject({
    before: '',
    found: 'Probate, explained',
    after: ' one step at a time',
    replacement: 'Estates, explained',
    label: 'Top of the page › Heading',
  });
});

test('names of facts and files are not searched', () => {
  expect(find('attorney-name', 'x')).toEqual([]);
  expect(find('probate-florida-formal', 'x')).toEqual([]);
});

test('chosen occurrences in several files are replaced, and undone together', async () => {
  const { editor, saver, root, read } = await openEditor();
  const [left, ...chosen] = find('personal representative', 'estate representative');
  const replacing = { query: 'personal representative', replacement: 'estate representative' };
  const files = [...new Set(chosen.map(({ place }) => place.file))];
  const before = await Promise.all(files.map((name) => read(name)));
  const places = chosen.map(({ place, at }) => ({ place, at }));
  const replaced = await replaceChosen(root, saver, { ...replacing, chosen: places });
  expect(replaced.count).toBe(chosen.length);
  const after = await Promise.all(files.map((name) => read(name)));
  expect(after.join('').match(/estate representative/gi)).toHaveLength(chosen.length);
  expect(await read(left?.place.file)).toMatch(/personal representative/i);
  await editor.undo({ file: files[0] ?? '' });
  expect(await Promise.all(files.map((name) => read(name)))).toEqual(before);
});

test('nothing is written if the check refuses the result or a file changed since the search', async () => {
  const { root, saver, read } = await openEditor();
  const before = await read();
  const query = 'Probate, explained one step at a time';
  const promise = 'We guarantee that we will win your case';
  const [hit] = find(query, promise);
  const chosen = hit === undefined ? [] : [{ place: hit.place, at: hit.at }];
  await expect(replaceChosen(root, saver, { query, replacement: '', chosen })).rejects.toThrow(
    'Nothing was changed.',
  );
  expect(await read()).toBe(before);
  await writeFile(join(root, file), before.replace(query, 'Other words'));
  await expect(replaceChosen(root, saver, { query, replacement: promise, chosen })).rejects.toThrow(
    'has changed since you searched',
  );
});
