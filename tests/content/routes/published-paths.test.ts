import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishedPathsFile, readPublishedPaths, recordPaths } from '#content/source/published-paths.ts';
import { copyContent } from '../edited-content.ts';

test('new paths are recorded once, in order', async () => {
  const root = await copyContent({ [publishedPathsFile]: '/b\n/d\n' });
  expect(await recordPaths(root, ['/c', '/b', '/a'])).toEqual(['/c', '/a']);
  expect(await recordPaths(root, ['/c'])).toEqual([]);
  expect(await readFile(join(root, publishedPathsFile), 'utf8')).toBe('/a\n/b\n/c\n/d\n');
  expect(await readPublishedPaths(join(root, 'nowhere'))).toEqual([]);
});

test('Git merges concurrent additions to the list', async () => {
  expect(await readFile('.gitattributes', 'utf8')).toMatch(/^content\/published-paths\.txt merge=union$/m);
});
