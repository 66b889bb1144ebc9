/** The start scripts that only some pages need, by file name, and what those pages have in their HTML. */
export const startPartMarks = {
  offers: 'data-valid-through=',
  articles: 'data-load-more=',
  films: 'data-video=',
  reminders: 'data-sticky-call=',
  'not-found': 'data-not-found=',
};

/** Path of such a script from the project's root. */
export function startPartFile(name: string): string {
  return `src/client/on-demand/${name}.ts`;
}
