/** Whether a line among a file's fields is for colleagues: its note, or a remark. */
export function isAside(line: string): boolean {
  return /^(?:note:|\s*#)/.test(line);
}
