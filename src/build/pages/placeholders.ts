/** Marks where `finish-pages.ts` inserts a page's stylesheet and scripts. */
export const inlinePlaceholder = '/* inline */';

/** Marks where `finish-pages.ts` inserts the islands' address. */
export const islandsPlaceholder = '/assets/islands.js';
