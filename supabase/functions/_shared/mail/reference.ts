/** The beginning of a lead's id, short enough to be read out on the phone: the visitor sees it, and so does the firm in its mail. */
export function referenceOf(id: string): string {
  return id.slice(0, 8);
}
