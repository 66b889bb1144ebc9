import type { Problem } from '../problems/problem.ts';

/** One page of two files, .md and .mdx: only one of them could be shown. */
export function twinFiles(sources: ReadonlyMap<string, string>): Problem[] {
  return [...sources.keys()]
    .filter((path) => path.endsWith('.mdx') && sources.has(path.slice(0, -1)))
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      message: `${file.slice(0, -1)} has the same name, and only one of the two files can be shown. Delete the other.`,
      severity: 'error',
    }));
}
