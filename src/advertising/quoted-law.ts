import type { Language } from '#content/languages/languages.ts';
import { citesLaw, lawQuotations } from '#practice/rules/quoted-law.ts';
import type { EntryText } from './entry-texts.ts';
import type { Band, Block } from './page/bands.ts';
import { isSpokenBySomebody } from './reader/second-reader.ts';

/** Whether a paragraph of a file is of a quotation that cites its law. */
export function isOfLaw({ source, start, language }: EntryText): boolean {
  const around = lawQuotations(source.typed).find(({ from, to }) => from <= start && start < to);
  return around !== undefined && !isSpokenBySomebody(source.typed.slice(around.from, around.to), language);
}

/** The same of a block of a page: the paragraphs of a quotation stand one below the other. */
export function isLawOnPage(block: Block, { blocks }: Band, language: Language): boolean {
  if (!block.inside.has('blockquote')) return false;
  const at = blocks.indexOf(block);
  const isOutside = ({ inside }: Block) => !inside.has('blockquote');
  const from = blocks.slice(0, at).findLastIndex(isOutside) + 1;
  const to = blocks.findIndex((other, place) => place > at && isOutside(other));
  const text = blocks
    .slice(from, to < 0 ? undefined : to)
    .map((each) => each.text)
    .join(' ');
  return citesLaw(text) && !isSpokenBySomebody(text, language);
}
