import { expect, test } from 'vitest';
import { listReachableFiles, sourceFiles } from './source-files.ts';

test('the gallery shows every component and section', () => {
  const galleryFiles = listReachableFiles('tests/gallery/gallery.tsx').files;
  const components = sourceFiles.filter(({ path }) => /^src\/(?:site\/sections|ui)\/.*\.tsx$/.test(path));
  expect(components.length).toBeGreaterThan(50);
  expect(components.map(({ path }) => path).filter((path) => !galleryFiles.has(path))).toEqual([]);
});
