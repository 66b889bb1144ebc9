import type { Problem } from '../problems/problem.ts';
import { matchesOf } from './matches.ts';
import type { Finding, Judged } from './shown-places.ts';
import { findShown } from './shown-places.ts';

/** Something that nobody means to write in words that visitors read. */
export type ShownSlip = {
  /** Stands in every text that holds the slip: looking for it is all that most files cost. */
  sign: RegExp;
  pattern: RegExp;
  say: (words: string) => string;
  /** `warning` where right content may say the same. */
  severity: Problem['severity'];
};

/** The slips of a list that a file's words hold, each at its place. */
export function shownSlips(entry: Judged, slips: readonly ShownSlip[]): Problem[] {
  const likely = slips.filter(({ sign }) => sign.test(entry.frontmatter.text));
  if (likely.length === 0) return [];
  return findShown(entry, (text) => firstOfEach(likely.flatMap((slip) => slipsIn(text, slip))));
}

/** "[NAME]" is a remark for two reasons, and told once. */
function firstOfEach(found: Finding[]): Finding[] {
  return found.filter(({ index }, at) => found.findIndex((other) => other.index === index) === at);
}

function slipsIn(text: string, { pattern, say, severity }: ShownSlip): Finding[] {
  return matchesOf(text, pattern).map(({ 0: words, index }) => ({
    index,
    length: words.length,
    say: () => say(words),
    severity,
  }));
}
