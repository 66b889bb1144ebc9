/** A Markdown link or picture as it stands in a file. */
export type FoundLink = {
  picture: boolean;
  words: string;
  target: string;
  line: number;
  column: number;
  length: number;
};

/** The words may hold brackets of their own: [the notice [form DR-486]](/appeals). */
const markdownLink = /(!?)\[((?:[^[\]]|\[[^[\]]*\])*)\]\(\s*([^\s)]*)(?:\s+"[^"]*")?\s*\)/g;

/** Every Markdown link and picture in a file's text, with its place. */
export function findLinks(text: string): FoundLink[] {
  return [...text.matchAll(markdownLink)].map((found) => {
    const [whole, bang, words = '', target = ''] = found;
    const before = text.slice(0, found.index);
    return {
      picture: bang === '!',
      words,
      target,
      line: before.split('\n').length,
      column: found.index - before.lastIndexOf('\n'),
      length: whole.length,
    };
  });
}
