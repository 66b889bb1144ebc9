import type { AnyEntry } from '../entry.ts';
import { problemAt } from '../problems/places.ts';
import type { Problem } from '../problems/problem.ts';
import { placeInBody } from '../problems/text-places.ts';
import { translatableTexts } from '../validation/translatable.ts';
import { sentencesOf } from './sentences.ts';
import { legalese, spelling } from './words.ts';
import type { WordRule } from './words.ts';

const longestSentence = 32;

type Found = { index: number; length: number; message: string };

/** Remarks on the English words of a file. Always warnings: terms of art are sometimes the right ones. */
export function proseRemarks(entry: AnyEntry): Problem[] {
  if ('language' in entry.data && entry.data.language !== 'en') return [];
  const { frontmatter } = entry;
  const fields = translatableTexts(entry).flatMap(({ path, text }) =>
    remarksOn(text).map((found) => inField(entry, path, text, found)),
  );
  const body = remarksOn(frontmatter.body).map(({ index, length, message }) => ({
    ...placeInBody(frontmatter.body, frontmatter.bodyLineOffset, index, length),
    file: entry.file,
    message,
    severity: 'warning' as const,
  }));
  return [...fields, ...body];
}

export function remarksOn(text: string): Found[] {
  return [...byRules(text, legalese), ...byRules(text, spelling), ...longSentences(text)];
}

function byRules(text: string, rules: WordRule[]): Found[] {
  return rules.flatMap(({ pattern, say }) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
      index,
      length: words.length,
      message: `"${words}" ${say}`,
    })),
  );
}

function longSentences(text: string): Found[] {
  return sentencesOf(text)
    .filter(({ words }) => words > longestSentence)
    .map(({ index, text: sentence, words }) => ({
      index,
      length: sentence.length,
      message: `This sentence has ${words} words. Split it: up to 25 are easy to read.`,
    }));
}

/** Marks the words themselves where the field stands on lines of its own; else the field. */
function inField(entry: AnyEntry, path: (string | number)[], text: string, found: Found): Problem {
  const { frontmatter } = entry;
  const whole = problemAt(frontmatter, path, 'value');
  const words = (text.slice(found.index, found.index + found.length).split('\n')[0] ?? '').trim();
  const lines = frontmatter.text.split('\n');
  const skipped = text.slice(0, found.index).split('\n').length - 1;
  for (let line = whole.line + skipped; line <= whole.line + skipped + 1; line++) {
    const at = (lines[line - 1] ?? '').indexOf(words);
    if (at >= 0) {
      const mark = { line, column: at + 1, length: words.length };
      return { ...whole, severity: 'warning', line, column: at + 1, mark, message: found.message };
    }
  }
  return { ...whole, severity: 'warning', message: found.message };
}
