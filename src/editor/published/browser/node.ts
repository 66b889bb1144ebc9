import { isRecord } from '#content/source/frontmatter.ts';

/** Stands for Node's own where the writer runs in a browser: it compares values of fields, which are plain. */
export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isDeepStrictEqual(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isDeepStrictEqual(one[name], other[name]))
  );
}
