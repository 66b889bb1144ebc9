/** Joins the truthy class names; returns undefined for none, so that React omits the attribute. */
export function joinClasses(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

/** Marks Tailwind utilities outside a `className` attribute, so that the build finds them. */
export function tw(utilities: string): string {
  return utilities;
}
