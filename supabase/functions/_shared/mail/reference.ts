/** The start of a lead's id, short enough to read out on the phone. */
export function referenceOf(id: string): string {
  return id.slice(0, 8);
}
