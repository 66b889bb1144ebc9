import { matchesOf } from '../../languages/matches.ts';
import { decodeReferences } from '../../markdown/references.ts';
import type { Parsed, Report, Severity } from '../rule.ts';
import { findShown } from '../shown-words.ts';
import type { Found } from '../shown-words.ts';

/** Something that nobody means to write in words that visitors read. */
export type ShownPattern = {
  /** Stands in every text that the pattern fits: looking for it is all that most files cost. */
  sign: RegExp;
  pattern: RegExp;
  say: (words: string) => string;
  /** `warning` where right content may say the same. */
  severity: Severity;
};

/** What a file’s words hold of the patterns, each at its place. */
export function findPatterns(entry: Parsed, patterns: readonly ShownPattern[]): Report[] {
  const text = decodeReferences(entry.frontmatter.text);
  const likely = patterns.filter(({ sign }) => sign.test(text));
  if (likely.length === 0) return [];
  return findShown(entry, (words) => firstOfEach(likely.flatMap((each) => findIn(words, each))));
}

/** "[NAME]" is a remark for two reasons, and reported once. */
function firstOfEach(found: Found[]): Found[] {
  const seen = new Set<number>();
  return found.filter(({ index }) => !seen.has(index) && seen.add(index));
}

function findIn(text: string, { pattern, say, severity }: ShownPattern): Found[] {
  return matchesOf(text, pattern).map(({ 0: words, index }) => ({
    index,
    length: words.length,
    message: say(words),
    severity,
  }));
}
