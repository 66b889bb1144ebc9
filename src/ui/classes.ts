/** Joins the truthy class names. Returns undefined if there are none, so that React omits the attribute. */
export function joinClasses(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

/** Marks Tailwind utilities in expressions, so that the build finds them. */
export function tw([utilities = '']: TemplateStringsArray): string {
  return utilities;
}
