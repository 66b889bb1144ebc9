/** Marks where `finish-pages.ts` inserts a page's stylesheet and scripts. */
export const inlinePlaceholder = '/* inline */';

/** Marks where `finish-pages.ts` inserts the URL of the islands' code. */
export const islandsPlaceholder = '/assets/islands.js';
