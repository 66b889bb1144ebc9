import { isPicture } from '../files/public-files.ts';
import type { Problem } from '../problems/problem.ts';

/** Pictures in public/images that no file names: a scan that nobody shows is open to all the same. */
export function unnamedPictures(
  publicFiles: readonly string[],
  sources: ReadonlyMap<string, string>,
): Problem[] {
  const texts = [...sources.values()];
  return publicFiles
    .filter((path) => path.startsWith('images/') && isPicture(path))
    .filter((path) => !texts.some((text) => text.includes(`/${path}`)))
    .map((path) => ({
      file: `public/${path}`,
      line: 1,
      column: 1,
      message:
        'No page shows this picture, and it is published all the same. Name it in a file, or delete it.',
      severity: 'warning',
    }));
}
