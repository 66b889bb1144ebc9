/** All addresses: `+data.ts` looks the page up in the content. */
export const route = '/*';
