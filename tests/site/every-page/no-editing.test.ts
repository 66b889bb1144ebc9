import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distDir } from '../support/site.ts';

/** The bytes of the characters that mark editable text. */
const markerBytes = /\xF3\xA0[\x84-\x87]/;

/** Traces of the preview and its editors. */
const traces = [
  markerBytes,
  /data-from[="]|edit-places|edit-token|edit-page|\/edit\//,
  /codemirror|cm-editor|sveltia|files\.json|x-edit/i,
  /sourceMappingURL|src\/editor/,
];

const dist = join(distDir, '..');
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

test('builds contain no traces of the preview and its editors', () => {
  expect(files.length).toBeGreaterThan(70);
  expect(files.filter((file) => /\.map$|\/admin/.test(file))).toEqual([]);
  const matches = files.flatMap((file) => {
    const bytes = readFileSync(file, 'latin1');
    return traces.filter((trace) => trace.test(bytes)).map((trace) => `${file}: ${trace.source}`);
  });
  expect(matches).toEqual([]);
});
