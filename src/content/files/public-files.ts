import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { projectPath } from './project-path.ts';

const pictures: ReadonlySet<string> = new Set('.avif .webp .png .jpg .jpeg .svg .ico'.split(' '));

/** The path of every file in public/, from there. */
export function publicFiles(root: string): string[] {
  const folder = join(root, 'public');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => projectPath(folder, join(parentPath, name)));
}

/** Whether a file has the ending of a picture that pages can show. */
export function isPicture(path: string): boolean {
  return pictures.has(extname(path).toLowerCase());
}
