import type { FactWords } from './facts.ts';
import { languages } from './fields.ts';
import { matchesOf } from './matches.ts';
import { anyNumber, figurePatterns, namingNumbers } from './figure-patterns.ts';

/** A figure written out where a fact should be quoted: its words and its place in the text. */
export type Figure = { words: string; index: number };

/** Money, spans of time, percentages, counts and dates that a text writes out, in reading order. */
export function literalFigures(text: string): Figure[] {
  return stretchesWithNumbers(text).flatMap(({ from, words }) =>
    figuresIn(words).map((figure) => ({ ...figure, index: figure.index + from })),
  );
}

/** Most lines have no number: only those that do are looked at closely, each with its neighbours. */
function stretchesWithNumbers(text: string): { from: number; words: string }[] {
  const lines = text.split('\n');
  const telling = lines.map((line) => anyNumber.test(line.toLowerCase()));
  const stretches: { from: number; words: string }[] = [];
  let at = 0;
  let open = false;
  for (const [index, line] of lines.entries()) {
    const near = telling[index - 1] === true || telling[index] === true || telling[index + 1] === true;
    const last = stretches.at(-1);
    if (near && open && last !== undefined) last.words += `\n${line}`;
    else if (near) stretches.push({ from: at, words: line });
    open = near;
    at += line.length + 1;
  }
  return stretches;
}

function figuresIn(text: string): Figure[] {
  let plain = text;
  // A stretch of the same length, so that places stay what they are.
  for (const pattern of namingNumbers) plain = plain.replace(pattern, (found) => '■'.repeat(found.length));
  const found = figurePatterns.flatMap((pattern) =>
    matchesOf(plain, pattern).map((match) => ({ words: match[0], index: match.index })),
  );
  const ordered = found.toSorted((a, b) => a.index - b.index || b.words.length - a.words.length);
  return ordered.filter((figure, at) => !ordered.slice(0, at).some((other) => endOf(other) > figure.index));
}

function endOf({ index, words }: Figure): number {
  return index + words.length;
}

/** What to do about a literal figure: a fact that says the same is named. */
export function figureAdvice(words: string, facts: FactWords): string {
  const same = [...facts]
    .filter(
      ([, known]) =>
        known !== null &&
        [known.stated, ...languages.map((language) => known[language])].some(
          (text) => text !== undefined && bare(text) === bare(words),
        ),
    )
    .map(([name]) => `{{${name}}}`);
  const shown = words.replace(/\s+/g, ' ');
  if (same.length === 0) {
    return `"${shown}" is a figure written out. Give it a file of its own in content/facts, with its source, and quote it here as {{its-name}}.`;
  }
  return `"${shown}" is a figure written out. Quote the fact that says the same: ${same.slice(0, 3).join(' or ')}.`;
}

/** "20-day" and "20 days" are not the same words, "20 days" and "20  Days" are. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
}
