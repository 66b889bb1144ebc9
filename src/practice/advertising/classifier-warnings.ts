import type { RuleId } from '#practice/advertising-rules.ts';

/** The kinds of violations that the classifier distinguishes. The labels in sentences/ are these names. */
export const violationKinds = [
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

export type ViolationKind = (typeof violationKinds)[number];

/** The warning for a sentence of one kind that the classifier flags. */
type ClassifierWarning = {
  rule: RuleId;
  /** Completes the sentence "This may read as …". */
  description: string;
  fix: string;
  /** The sentence must contain a phrase on this list. */
  anchor?: 'notarioAnchor' | 'governmentAnchor' | 'giftAnchor';
  /** Disclaimers in the same part that suppress the warning. */
  suppressingDisclaimers?: readonly string[];
  /** Phrases on this list in the same text also suppress it. */
  suppressingPhrases?: 'costsStated';
};

const resultDisclaimers = ['results', 'testimonial'];

export const classifierWarnings: { [Name in ViolationKind]: ClassifierWarning } = {
  'ad-07-promise': {
    rule: 'AD-07',
    description: 'a promise of a result',
    fix: 'Say what the firm does instead.',
    suppressingDisclaimers: resultDisclaimers,
  },
  'ad-08-past-results': {
    rule: 'AD-08',
    description: 'a claim about past results',
    fix: 'Add the disclaimer "results" to this section, and quote a fact with its evidence.',
    suppressingDisclaimers: resultDisclaimers,
  },
  'ad-09-comparison': {
    rule: 'AD-09',
    description: 'praise of the firm that can’t be verified',
    fix: 'Name a fact that can be checked, or use a plain word.',
  },
  'ad-12-testimonial': {
    rule: 'AD-12',
    description: 'the words or praise of a client',
    fix: 'Put client quotes in content/testimonials, with their proof.',
    suppressingDisclaimers: resultDisclaimers,
  },
  'ad-14-specialist': {
    rule: 'AD-14',
    description: 'a claim of special knowledge',
    fix: 'Write "experience" or "what we handle", or add the disclaimer "experience" to this section.',
    suppressingDisclaimers: ['experience'],
  },
  'ad-16-fee': {
    rule: 'AD-16',
    description: 'a fee that depends on a recovery',
    fix: 'Add the disclaimer "costs-contingent" to this section.',
    suppressingDisclaimers: ['costs-contingent'],
    suppressingPhrases: 'costsStated',
  },
  'ad-19-fear': {
    rule: 'AD-19',
    description: 'an appeal to fear',
    fix: 'Say what happens and what to do about it.',
  },
  'ad-19-urgency': {
    rule: 'AD-19',
    description: 'pressure to hurry',
    fix: 'Name the deadline and the law that sets it.',
  },
  'ad-20-gift': {
    rule: 'AD-20',
    description: 'a gift for hiring or recommending the firm',
    fix: 'Remove the offer. A discounted fee is allowed.',
    anchor: 'giftAnchor',
  },
  'ad-25-delay': {
    rule: 'AD-25',
    description: 'an offer of delay for its own sake',
    fix: 'Say what the time is for: to review, to negotiate or to sell.',
  },
  'ad-25-government': {
    rule: 'AD-25',
    description: 'a tie to government or a court',
    fix: 'Remove the tie.',
    anchor: 'governmentAnchor',
  },
  'ad-25-lender': {
    rule: 'AD-25',
    description: 'advice not to pay or speak with the lender',
    fix: 'Remove the advice. You may explain what paying or talking does and does not do.',
  },
  'ad-26-notario': {
    rule: 'AD-26',
    description: 'legal advice from someone who is not a lawyer',
    fix: 'Say that only a licensed attorney gives legal advice.',
    anchor: 'notarioAnchor',
  },
};

/** The warning if the kind is uncertain. */
export const genericWarning = { description: 'advertising', fix: 'Say plainly what the firm does.' };
