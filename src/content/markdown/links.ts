/** A Markdown link or picture as it stands in a file. */
export type FoundLink = {
  picture: boolean;
  words: string;
  target: string;
  /** Where it stands in the text. */
  index: number;
  length: number;
};

/** The words may hold brackets of their own: [the notice [form DR-486]](/appeals). */
const markdownLink = /(!?)\[((?:[^[\]]|\[[^[\]]*\])*)\]\(\s*([^\s)]{0,2000})(?:\s+"[^"]*")?\s*\)/g;

/** Every Markdown link and picture in a text, with its place. */
export function findLinks(text: string): FoundLink[] {
  return [...text.matchAll(markdownLink)].map((found) => {
    const [whole, bang, words = '', target = ''] = found;
    return { picture: bang === '!', words, target, index: found.index, length: whole.length };
  });
}
