/** Joins the class names that apply; nothing at all leaves the attribute out. */
export function classes(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

/** Marks utilities that are written outside of a `className`, so that the build finds them. */
export function tw(utilities: string): string {
  return utilities;
}
