/** Matches all paths. `+data.ts` finds the page in the content. */
export const route = '/*';
