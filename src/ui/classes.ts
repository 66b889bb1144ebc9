/** Joins the truthy class names. Returns undefined if there are none, so that React omits the attribute. */
export function joinClasses(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

/** Marks Tailwind utilities outside of `className` attributes, so that the build finds them. */
export function tw(utilities: string): string {
  return utilities;
}
