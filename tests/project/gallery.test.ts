import { expect, test } from 'vitest';
import { listReachableFiles, sourceFiles } from './source-files.ts';

test('the gallery has every component and section', () => {
  const shown = listReachableFiles('tests/gallery/gallery.tsx').files;
  const parts = sourceFiles.filter(({ path }) => /^src\/(?:site\/sections|ui)\/.*\.tsx$/.test(path));
  expect(parts.length).toBeGreaterThan(50);
  expect(parts.map(({ path }) => path).filter((path) => !shown.has(path))).toEqual([]);
});
