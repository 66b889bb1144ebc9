import type { Language } from '#content/languages/languages.ts';
import { matchesOf } from '#content/languages/matches.ts';
import { lexicons } from '../lexicon/index.ts';
import { doubtAbout } from '../reader/second-reader.ts';
import type { Kind } from '../reader/kinds.ts';
import type { CheckedText, Context, RuleId, TextReport } from './rule.ts';

type Question = {
  rule: RuleId;
  /** What the sentence may do. */
  may: string;
  fix: string;
  /** Disclaimers that answer the question where the part names one. */
  answeredBy?: readonly string[];
};

const results = ['results', 'testimonial'];

/** What is asked of a sentence, by what it was taken for. */
const questions: { [Name in Kind]: Question } = {
  promise: {
    rule: 'AD-07',
    may: 'promise how a case ends',
    fix: 'If so, say what the firm does instead.',
    answeredBy: results,
  },
  'past-results': {
    rule: 'AD-08',
    may: 'speak of results of the firm',
    fix: 'If so, name the disclaimer "results" in this part and quote a fact with its evidence.',
    answeredBy: results,
  },
  comparison: {
    rule: 'AD-09',
    may: 'praise the firm or set it above others',
    fix: 'If so, name a fact that can be checked, or use a plain word.',
  },
  testimonial: {
    rule: 'AD-12',
    may: 'be the words or the praise of a client',
    fix: 'If so, keep them in content/testimonials, with the five points of proof.',
    answeredBy: results,
  },
  specialist: {
    rule: 'AD-14',
    may: 'claim special knowledge',
    fix: 'If so, write "experience" or "what we handle", or name the disclaimer "experience" in this part.',
    answeredBy: ['experience'],
  },
  fee: {
    rule: 'AD-16',
    may: 'tie the fee to a recovery without saying who bears the costs',
    fix: 'If so, name the disclaimer "costs-contingent" in this part.',
    answeredBy: ['costs-contingent'],
  },
  fear: {
    rule: 'AD-19',
    may: 'work on fear instead of reason',
    fix: 'If so, say what happens and what to do about it.',
  },
  urgency: {
    rule: 'AD-19',
    may: 'press the reader to hurry without a reason in law',
    fix: 'If so, name the deadline and where it is written.',
  },
  gift: {
    rule: 'AD-20',
    may: 'offer something of value for hiring or recommending the firm',
    fix: 'If so, remove the offer. A discounted fee is allowed.',
  },
  lender: {
    rule: 'AD-25',
    may: 'advise an owner not to pay or not to speak with the lender',
    fix: 'If so, remove the advice. You may explain what paying or talking does and does not do.',
  },
  government: {
    rule: 'AD-25',
    may: 'claim a tie to government or a court',
    fix: 'If so, remove the tie.',
  },
  delay: {
    rule: 'AD-25',
    may: 'sell delay as such',
    fix: 'If so, say what the time is for: to review, to negotiate or to sell.',
  },
  notario: {
    rule: 'AD-26',
    may: 'offer the advice of somebody who is no lawyer',
    fix: 'If so, say that only a licensed attorney gives legal advice.',
  },
};

/** What stands on a page with its disclaimer or without, the rules for pages check. */
const onPages = ['contingent', 'results', 'average'] as const;

function isCheckedOnPages(sentence: string, language: Language): boolean {
  const { topics } = lexicons[language];
  return onPages.some((topic) => matchesOf(sentence.toLowerCase(), topics[topic]).length > 0);
}

/**
 * What the second reader asks of sentences in which no rule heard its words: a warning that asks and never refuses,
 * with the words that weighed most.
 */
export function doubtsIn(
  { text, language, sentences, disclaimers, topics }: CheckedText,
  heard: readonly TextReport[],
  context: Pick<Context, 'disclaimers'>,
): (TextReport & { rule: RuleId })[] {
  const places = [...heard, ...[...topics.values()].flat()]
    .map(({ index }) => index)
    .toSorted((a, b) => a - b);
  let next = 0;
  return sentences.flatMap((sentence) => {
    const { start, end } = sentence;
    while ((places[next] ?? Infinity) < start) next++;
    // A phrase rule already decided about this sentence: it may be a denial, a debt, or a warning.
    if ((places[next] ?? Infinity) < end) return [];
    const said = text.slice(start, end).trim();
    const doubt = doubtAbout(sentence, language, /[.!?]["”»]?$/.test(said));
    if (doubt === undefined) return [];
    const isAddress = !/\s/.test(said);
    // Nor is what a disclaimer says a claim.
    if (isAddress || isCheckedOnPages(said, language) || context.disclaimers.strip(said).trim() === '')
      return [];
    const { rule, may, fix, answeredBy } = questions[doubt.kind];
    if (answeredBy?.some((id) => disclaimers.has(id))) return [];
    const [first] = doubt.weighed;
    const last = doubt.weighed.at(-1);
    if (first === undefined || last === undefined) return [];
    const found = text.slice(first.index, last.index + last.text.length);
    const words = doubt.weighed
      .map((word) => text.slice(word.index, word.index + word.text.length))
      .join(', ');
    return [
      {
        rule,
        severity: 'warning' as const,
        found,
        message: `may ${may}. Does it? The words that weighed most: ${words}.`,
        fix: `${fix} If not, name who acts, or let a waiver in content/waivers answer.`,
        index: first.index,
        context: text,
      },
    ];
  });
}
