import { isRecord } from '#content/source/frontmatter.ts';

/** Browser replacement for `isDeepStrictEqual` from `node:util`. The YAML writer only compares plain field values. */
export function isDeepStrictEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isDeepStrictEqual(item, b[index]));
  if (!isRecord(a) || !isRecord(b)) return Object.is(a, b);
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isDeepStrictEqual(a[name], b[name]))
  );
}
