import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('no byte of the editors is in the built site', async () => {
  const entries = await readdir('dist/client', { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(60);
  const found: string[] = [];
  for (const file of files) {
    const text = await readFile(file, 'latin1');
    if (/sveltia|edit-token|files\.json|codemirror|x-edit|data-from="/i.test(text)) found.push(file);
  }
  expect(found).toEqual([]);
  expect(files.filter((file) => file.includes('/admin'))).toEqual([]);
});
