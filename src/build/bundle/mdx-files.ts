import { globSync } from 'node:fs';

/** The `.mdx` files of the content, sorted. */
export function mdxFiles(root: string): string[] {
  return globSync('content/**/*.mdx', { cwd: root }).toSorted();
}
