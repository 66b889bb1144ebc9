import { relative, sep } from 'node:path';

/** A file's path from a folder, with slashes whatever the system writes. */
export function projectPath(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}
