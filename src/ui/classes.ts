/** Joins the class names that apply; nothing at all leaves the attribute out. */
export function classes(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
