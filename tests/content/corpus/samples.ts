import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'samples');

/** Small valid files that aren't part of the fixture content, by path. */
export const samples: ReadonlyMap<string, string> = new Map(
  globSync('content/**/*.{md,mdx}', { cwd: folder }).map((path) => [
    path,
    readFileSync(join(folder, path), 'utf8'),
  ]),
);

export const article = samples.get('content/articles/zz.md') ?? '';
