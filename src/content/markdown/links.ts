/** A Markdown link or picture as typed. */
export type FoundLink = {
  picture: boolean;
  words: string;
  target: string;
  /** Its index in the text. */
  index: number;
  length: number;
};

/** Labels may contain brackets: [the notice [form DR-486]](/appeals). */
const markdownLink = /(!?)\[((?:[^[\]]|\[[^[\]]*\])*)\]\(\s*([^\s)]{0,2000})(?:\s+"[^"]*")?\s*\)/g;

/** All Markdown links and pictures in a text. */
export function findLinks(text: string): FoundLink[] {
  return [...text.matchAll(markdownLink)].map((found) => {
    const [whole, bang, words = '', target = ''] = found;
    return { picture: bang === '!', words, target, index: found.index, length: whole.length };
  });
}
