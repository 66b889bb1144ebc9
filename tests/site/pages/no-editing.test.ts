import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { marked } from '../../../src/editor/preview/marks.ts';
import { distDir } from './support/site.ts';

/** The bytes of the plane of characters that marks are made of, one sign a byte. */
const markBytes = /\xF3\xA0[\x84-\x87]/;

/** What of the preview's editing must not reach visitors: marks, places, the panel, its token and source maps. */
const traces = [
  markBytes,
  /data-from[="]|edit-places|edit-token|edit-page|\/edit\//,
  /codemirror|cm-editor/i,
  /sourceMappingURL|src\/editor|src\/dev\//,
];

/** All that a build wrote, also what no visitor asks for. */
const dist = join(distDir, '..');
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

test('nothing of editing on the page is in a byte of a build', () => {
  expect(files.length).toBeGreaterThan(70);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const found = files.flatMap((file) => {
    const bytes = readFileSync(file, 'latin1');
    return traces.filter((trace) => trace.test(bytes)).map((trace) => `${file}: ${trace.source}`);
  });
  expect(found).toEqual([]);
});

test('a mark would be seen', () => {
  const words = marked('Words', { file: 'content/pages/index.md', path: ['title'] });
  expect(Buffer.from(words).toString('latin1')).toMatch(markBytes);
});
