import { findQuotedText } from '#content/facts/quoted-facts.ts';
import type { FactTexts } from '#content/facts/fact-texts.ts';
import type { Language } from '#content/languages/languages.ts';

/** Text as pages show it, with the source offset of each character. */
type Projection = { text: string; offsets: number[] };

const token =
  /\{\{([^{}]*)\}\}|!?\[([^[\]]*)\]\([^[)]*\)|[*`]+|(?<![\p{L}\d_])_+(?=[\p{L}\d])|(?<=[\p{L}\d.!?])_+(?![\p{L}\d_])|\\(["\\])|''|\s{2,}|[^\S ]|[‘’ʼ]|[“”]/gu;

/** Quotes facts, removes Markdown syntax and collapses white space. */
export function project(typed: string, facts: FactTexts, language: Language): Projection {
  const offsets: number[] = [];
  let text = '';
  const add = (piece: string, offsetOf: (step: number) => number) => {
    for (let step = 0; step < piece.length; step++) offsets.push(offsetOf(step));
    text += piece;
  };
  let at = 0;
  for (const { 0: whole, 1: fact, 2: linked, 3: escaped, index } of typed.matchAll(token)) {
    const from = at;
    add(typed.slice(from, index), (step) => from + step);
    at = index + whole.length;
    if (linked !== undefined) {
      const inner = project(linked, facts, language);
      const bracket = index + whole.indexOf('[');
      add(inner.text, (step) => bracket + 1 + (inner.offsets[step] ?? 0));
    } else {
      const replacement =
        fact === undefined
          ? projectMark(whole, escaped)
          : (findQuotedText(fact.trim(), facts, language) ?? whole);
      add(replacement, () => index);
    }
  }
  const from = at;
  add(typed.slice(from), (step) => from + step);
  return { text, offsets };
}

function projectMark(mark: string, escaped: string | undefined): string {
  if (escaped !== undefined) return escaped;
  if (/^\s/.test(mark)) return ' ';
  if (/^[*`_]/.test(mark)) return '';
  return /[“”]/.test(mark) ? '"' : "'";
}

/** Collapses white space and straightens quotes, so that texts can be compared. */
export function normalizeText(text: string): string {
  return text
    .replace(/[\s\u00A0]+/g, ' ')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .trim();
}
