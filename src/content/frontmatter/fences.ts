/** The line that opens and closes a file's fields. */
const fence = '---';

/** Spaces behind it can't be seen, and change nothing. */
export function isFence(line: string | undefined): boolean {
  return line?.trimEnd() === fence;
}

/** The index of the line that closes the fields; -1 when none does. */
export function closingFence(lines: string[]): number {
  return lines.findIndex((line, index) => index > 0 && isFence(line));
}
