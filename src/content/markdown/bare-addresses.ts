import { matchesOf } from '../wording/matches.ts';
import type { Found } from './markdown-slips.ts';

/** An address in running text; one in brackets, in a link or in its words is another matter. */
const bare = /(?<![\w/.@([<"'=])(?:https?:\/\/|www\.)[^\s<>()"'[\]]*[\w/](?![^[\]\n]*\]\()/g;

/** Markdown makes a link of an address by itself: nobody checks it, and screen readers read it out letter by letter. */
export function bareAddresses(text: string): Found[] {
  if (!text.includes('://') && !text.includes('www.')) return [];
  return matchesOf(text, bare).map(({ 0: typed, index }) => {
    const address = typed.replace(/^(?:http:\/\/)?(?=www\.)|^http:\/\//, 'https://');
    const message = `An address in a text becomes a link that does not say where it leads. Write the words as well: [the name of the page](${address}).`;
    return { index, length: typed.length, message };
  });
}
