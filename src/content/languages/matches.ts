/** Finds all matches of a global pattern. Tests first, because that is faster for text without a match. */
export function findMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}
