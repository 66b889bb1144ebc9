/** The utilities of a class text, in the order in which they were typed. */
export function tokensOf(utilities: string): string[] {
  return utilities.split(/\s+/).filter(Boolean);
}

/** Draws nothing: others look for it, as `group-hover:` does for a `group`. */
export function isMarker(token: string): boolean {
  return /^(?:group|peer)(?:\/|$)/.test(token);
}
