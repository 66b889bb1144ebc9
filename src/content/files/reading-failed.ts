/** What a watch says when the content can't be read: an editor may take a file away while it is read. */
export function readingFailed(error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return `The content could not be read (${why}). The next change is looked at again.`;
}
