/** The start of a lead's id, short enough to read out on the phone. Visitors see it, and it is in the firm's mail. */
export function referenceOf(id: string): string {
  return id.slice(0, 8);
}
