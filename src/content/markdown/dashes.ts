const beforeDash = / (?=[–—] )/g;

/** A dash between words begins no line: the space before it does not break. */
export function withBoundDashes(text: string): string {
  return text.replace(beforeDash, '\u00A0');
}
