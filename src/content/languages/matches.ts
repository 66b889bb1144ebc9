/** Every match of a global pattern; most texts have none, and asking that first is quicker. */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}
