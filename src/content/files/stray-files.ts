import { existsSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Problem } from '../problems/problem.ts';

/** What a website publishes as it is: pictures, icons, and what search engines and hosts ask for. */
const published = new Set(
  '.avif .webp .png .jpg .jpeg .svg .ico .webmanifest .txt .xml .html .pdf .mp4 .vtt'.split(' '),
);

/** Left by Windows and macOS, and invisible there. */
const ofTheSystem = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i;

/** Everything in public/ goes online as it is: a letter that was saved there would be open to all. */
export function strayFiles(root: string): Problem[] {
  const folder = join(root, 'public');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({
      name,
      path: relative(folder, join(parentPath, name)).split(sep).join('/'),
    }))
    .filter(
      ({ name, path }) => !path.startsWith('.well-known/') && !published.has(extname(name).toLowerCase()),
    )
    .map(({ name, path }) => {
      const place = { file: `public/${path}`, line: 1, column: 1 };
      return ofTheSystem.test(name)
        ? {
            ...place,
            message: 'The system left this file here. Delete it: it would be published.',
            severity: 'warning',
          }
        : {
            ...place,
            message:
              'Everything in public/ is published for anyone to read, and this is no picture or other part of a website. Move the file out of public/.',
            severity: 'error',
          };
    });
}
