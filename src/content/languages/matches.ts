/** All matches of a global pattern. Tests first, which is faster for texts without any. */
export function findMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}
