/** Every address leads here: the content decides which pages there are. */
export const route = '/*';
