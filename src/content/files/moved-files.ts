import type { World } from '../links/references.ts';

/**
 * Where a file lies that is missing at its place: in a folder within its own, or elsewhere
 * or under another ending, and is 'told' of itself there; undefined when it is nowhere.
 */
export function movedTo(id: string, collection: string, { compiled, sources }: World): string | undefined {
  const same = [...sources.keys()].filter((path) => stem(path) === id);
  if (same.some((path) => !compiled.has(path))) return 'told';
  return same.find((path) => path.startsWith(`content/${collection}/`));
}

function stem(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.mdx?(?:\.txt)?$/i, '');
}
