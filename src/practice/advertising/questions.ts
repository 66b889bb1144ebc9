import type { Topic } from './phrases.ts';
import type { RuleId } from './rule.ts';

/** The kinds of violations that the classifier distinguishes. Labels in sentences/ are these names. */
export const questionKinds = [
  'ad-07-promise',
  'ad-08-past-results',
  'ad-09-comparison',
  'ad-12-testimonial',
  'ad-14-specialist',
  'ad-16-fee',
  'ad-19-fear',
  'ad-19-urgency',
  'ad-20-gift',
  'ad-25-delay',
  'ad-25-government',
  'ad-25-lender',
  'ad-26-notario',
] as const;

export type Kind = (typeof questionKinds)[number];

/** The warning for a sentence that the classifier flags, by kind. */
type Question = {
  rule: RuleId;
  /** Completes "This may read as". */
  as: string;
  fix: string;
  /** The sentence must have one of these words. */
  anchor?: 'notarioAnchor' | 'governmentAnchor' | 'giftAnchor';
  /** Disclaimers in the same part that settle the question. */
  answeredBy?: readonly string[];
  /** Phrases on this list in the same text settle it too. */
  answeredIn?: 'costsSaid';
};

const results = ['results', 'testimonial'];

export const questions: { [Name in Kind]: Question } = {
  'ad-07-promise': {
    rule: 'AD-07',
    as: 'a promise of a result',
    fix: 'Say what the firm does instead.',
    answeredBy: results,
  },
  'ad-08-past-results': {
    rule: 'AD-08',
    as: 'a claim about past results',
    fix: 'Add the disclaimer "results" to this section, and quote a fact with its evidence.',
    answeredBy: results,
  },
  'ad-09-comparison': {
    rule: 'AD-09',
    as: 'praise of the firm that can’t be verified',
    fix: 'Name a fact that can be checked, or use a plain word.',
  },
  'ad-12-testimonial': {
    rule: 'AD-12',
    as: 'the words or praise of a client',
    fix: 'Put client quotes in content/testimonials, with their proof.',
    answeredBy: results,
  },
  'ad-14-specialist': {
    rule: 'AD-14',
    as: 'a claim of special knowledge',
    fix: 'Write "experience" or "what we handle", or add the disclaimer "experience" to this section.',
    answeredBy: ['experience'],
  },
  'ad-16-fee': {
    rule: 'AD-16',
    as: 'a fee that depends on a recovery',
    fix: 'Add the disclaimer "costs-contingent" to this section.',
    answeredBy: ['costs-contingent'],
    answeredIn: 'costsSaid',
  },
  'ad-19-fear': {
    rule: 'AD-19',
    as: 'an appeal to fear',
    fix: 'Say what happens and what to do about it.',
  },
  'ad-19-urgency': {
    rule: 'AD-19',
    as: 'pressure to hurry',
    fix: 'Name the deadline and the law that sets it.',
  },
  'ad-20-gift': {
    rule: 'AD-20',
    as: 'a gift for hiring or recommending the firm',
    fix: 'Remove the offer. A discounted fee is allowed.',
    anchor: 'giftAnchor',
  },
  'ad-25-delay': {
    rule: 'AD-25',
    as: 'an offer of delay as such',
    fix: 'Say what the time is for: to review, to negotiate or to sell.',
  },
  'ad-25-government': {
    rule: 'AD-25',
    as: 'a tie to government or a court',
    fix: 'Remove the tie.',
    anchor: 'governmentAnchor',
  },
  'ad-25-lender': {
    rule: 'AD-25',
    as: 'advice not to pay or speak with the lender',
    fix: 'Remove the advice. You may explain what paying or talking does and does not do.',
  },
  'ad-26-notario': {
    rule: 'AD-26',
    as: 'legal advice from someone who is not a lawyer',
    fix: 'Say that only a licensed attorney gives legal advice.',
    anchor: 'notarioAnchor',
  },
};

/** The warning if the kind is uncertain. */
export const unspecificWarning = { as: 'advertising', fix: 'Say plainly what the firm does.' };

/** Phrases that don't affect the rest of their sentence. For sentences with other phrases, the phrase rules decide. */
export const unrelatedTopics: readonly Topic[] = ['free', 'program', 'span', 'bankruptcy'];
