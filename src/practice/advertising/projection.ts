import { findQuotedText } from '#content/facts/quoted-facts.ts';
import type { FactTexts } from '#content/facts/fact-texts.ts';
import type { Language } from '#content/languages/languages.ts';

/** Text as pages show it, and the source offset of each of its characters. */
type Projection = { text: string; offsets: number[] };

const tokenPattern =
  /\{\{([^{}]*)\}\}|!?\[([^[\]]*)\]\([^[)]*\)|[*`]+|(?<![\p{L}\d_])_+(?=[\p{L}\d])|(?<=[\p{L}\d.!?])_+(?![\p{L}\d_])|\\(["\\])|''|\s{2,}|[^\S ]|[‘’ʼ]|[“”]/gu;

/** Converts source to visible text: quotes facts, removes Markdown syntax and collapses white space. */
export function projectText(source: string, facts: FactTexts, language: Language): Projection {
  const offsets: number[] = [];
  let text = '';
  const add = (piece: string, getOffset: (step: number) => number) => {
    for (let step = 0; step < piece.length; step++) offsets.push(getOffset(step));
    text += piece;
  };
  let position = 0;
  for (const { 0: token, 1: fact, 2: label, 3: escaped, index } of source.matchAll(tokenPattern)) {
    const from = position;
    add(source.slice(from, index), (step) => from + step);
    position = index + token.length;
    if (label !== undefined) {
      const labelProjection = projectText(label, facts, language);
      const bracket = index + token.indexOf('[');
      add(labelProjection.text, (step) => bracket + 1 + (labelProjection.offsets[step] ?? 0));
    } else {
      const replacement =
        fact === undefined
          ? projectMark(token, escaped)
          : (findQuotedText(fact.trim(), facts, language) ?? token);
      add(replacement, () => index);
    }
  }
  const from = position;
  add(source.slice(from), (step) => from + step);
  return { text, offsets };
}

function projectMark(mark: string, escaped: string | undefined): string {
  if (escaped !== undefined) return escaped;
  if (/^\s/.test(mark)) return ' ';
  if (/^[*`_]/.test(mark)) return '';
  return /[“”]/.test(mark) ? '"' : "'";
}

/** Collapses white space and straightens quotes, so that text can be compared. */
export function normalizeText(text: string): string {
  return text
    .replace(/[\s\u00A0]+/g, ' ')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .trim();
}
