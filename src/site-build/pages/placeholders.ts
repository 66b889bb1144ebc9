/** In a prerendered page, its stylesheet and its scripts go here (`finish-pages.ts`). */
export const inlinePlaceholder = '/* inline */';

/** In a prerendered page, the address of the islands goes here. */
export const islandsPlaceholder = '/assets/islands.js';
