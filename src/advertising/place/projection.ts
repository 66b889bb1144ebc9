import { quotedWords } from '#content/facts/quoted-facts.ts';
import type { FactWords } from '#content/facts/quoted-facts.ts';
import type { Language } from '#content/languages/languages.ts';

/** A content file as a page would show it, with the way back from each character to the file. */
export type Projection = { text: string; offsets: number[] };

const token = /\{\{\s*([^{}]*?)\s*\}\}|\[([^\]]*)\]\([^)]*\)|[*`]+|\\(["\\])|''|[\s\u00A0]+|[‘’ʼ]|[“”]/g;

/** Quotes facts, takes Markdown's marks away and folds white space, and remembers where everything stood. */
export function project(source: string, facts: FactWords, language: Language): Projection {
  const offsets: number[] = [];
  let text = '';
  const add = (words: string, at: number, moving: boolean) => {
    for (let step = 0; step < words.length; step++) offsets.push(moving ? at + step : at);
    text += words;
  };
  let at = 0;
  for (const found of source.matchAll(token)) {
    add(source.slice(at, found.index), at, true);
    at = found.index + found[0].length;
    const [whole, fact, linked, escaped] = found;
    if (fact !== undefined) {
      add(quotedWords(fact, facts, language) ?? whole, found.index, false);
    } else if (linked !== undefined) {
      add(linked, found.index + 1, true);
    } else add(shown(whole, escaped), found.index, false);
  }
  add(source.slice(at), at, true);
  return { text, offsets };
}

function shown(mark: string, escaped: string | undefined): string {
  if (escaped !== undefined) return escaped;
  if (/^[\s\u00A0]/.test(mark)) return ' ';
  if (/^[*`]/.test(mark)) return '';
  return /[“”]/.test(mark) ? '"' : "'";
}
