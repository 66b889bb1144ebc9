/** What "npm run new" leaves where words are still to be written. */
export const unwritten = 'FILL IN';
