import type { Language } from '#content/languages/languages.ts';
import { isInPhrase, matchesPhrase } from './phrases.ts';
import type { AdvertisingSeverity, RuleId } from '#practice/advertising-rules.ts';

/** Phrases that are violations, or need a disclaimer next to them. */
export type PhraseRule = {
  rule: RuleId;
  /** The list of phrases. Each list belongs to one rule. */
  topic: string;
  /** Replaces the rule's own severity. */
  severity?: AdvertisingSeverity;
  message: string;
  /** Undefined if the fix depends on where the disclaimer is. */
  fix?: string;
  /** The phrase is harmless when negated: "We do not guarantee", "beware of anyone who guarantees". */
  canBeNegated?: true;
  /**
   * The phrase must be about the firm. `unless-others`: no bank or court is the actor before it. `right-before`: the firm is
   * named right before it. `if-long-addressed`: its sentence, if long, names the firm or addresses the reader.
   * `if-firm-speaks`: it is in a heading, or the firm speaks.
   */
  aboutFirm?: 'unless-others' | 'right-before' | 'if-long-addressed' | 'if-firm-speaks';
  /** The classifier also checks sentences with the phrase. By default, only the phrase rules check them. */
  isAlsoClassified?: true;
  /** Whether the phrase is harmless in its context. */
  isHarmless?: (context: PhraseContext) => boolean;
  /** One of these disclaimers must be in the same part. */
  disclaimers?: readonly string[];
  /** The text must also quote a proven fact: a figure of the firm itself, or any figure. */
  fact?: 'own-figure' | 'any-figure';
};

type PhraseContext = {
  text: string;
  sentence: string;
  /** The index of the phrase in the sentence. */
  index: number;
  language: Language;
  collection: string;
  /** All text in the same part of the page or record. */
  part: string;
};

const isQuestion = ({ sentence }: PhraseContext) => /\?["»)]*\s*$/.test(sentence);
const waiverAdvice = 'A waiver in content/waivers can permit it temporarily.';

/** The phrases that each rule looks for, in the order of the rules. */
export const phraseRules: readonly PhraseRule[] = [
  {
    rule: 'AD-02',
    topic: 'office',
    message: 'names an office that is not on record.',
    fix: 'Say that you serve the place, or add the office to content/offices if lawyers work there regularly.',
  },
  {
    rule: 'AD-05',
    topic: 'referral',
    message: 'says that another lawyer takes a matter',
    isHarmless: ({ part, language }) => matchesPhrase(part, language, 'referralStated'),
    disclaimers: ['referral'],
  },
  {
    rule: 'AD-06',
    topic: 'alwaysOpen',
    aboutFirm: 'if-long-addressed',
    message: 'says that the firm is always available',
    isHarmless: ({ collection }) => collection === 'offices',
    disclaimers: ['availability'],
  },
  {
    rule: 'AD-06',
    topic: 'noExtension',
    message: 'makes a deadline absolute',
    // An attorney may prefer that visitors file on time.
    severity: 'warning',
    isHarmless: ({ part, text, language }) =>
      !/Value Adjustment Board|\bVAB\b|TRIM/.test(part) || matchesPhrase(text, language, 'goodCauseStated'),
    disclaimers: ['deadline-good-cause'],
  },
  {
    rule: 'AD-07',
    topic: 'guarantee',
    message: 'reads as a promise or prediction of an outcome.',
    fix: 'Say what the firm does, not how a case will end.',
    canBeNegated: true,
    aboutFirm: 'unless-others',
    isHarmless: ({ sentence, index, language }) =>
      isInPhrase(sentence, index, language, 'debtGuarantee') ||
      (isInPhrase(sentence, index, language, 'impersonalGuarantee') &&
        !matchesPhrase(sentence, language, 'firm')),
  },
  {
    rule: 'AD-07',
    topic: 'average',
    message: 'gives an average that reads as a prediction',
    canBeNegated: true,
    disclaimers: ['settlement-average'],
    fact: 'any-figure',
  },
  {
    rule: 'AD-07',
    topic: 'span',
    isAlsoClassified: true,
    message: 'says how long it takes',
    isHarmless: ({ part, sentence, language }) =>
      !matchesPhrase(sentence, language, 'duration') || matchesPhrase(part, language, 'spanQualified'),
    disclaimers: ['timeline'],
  },
  {
    rule: 'AD-08',
    topic: 'results',
    message: 'mentions past results',
    canBeNegated: true,
    aboutFirm: 'if-long-addressed',
    disclaimers: ['results', 'testimonial'],
    fact: 'own-figure',
  },
  {
    rule: 'AD-09',
    topic: 'comparison',
    aboutFirm: 'unless-others',
    message: 'makes a comparison or gives praise that can’t be measured.',
    fix: `Name a fact that can be checked (years, courts, number of matters), or use a plain word such as "thorough". ${waiverAdvice}`,
    canBeNegated: true,
  },
  {
    rule: 'AD-10',
    topic: 'licensed',
    message: 'claims a state that the firm file does not name.',
    fix: 'Name only states in which the firm is licensed (areasServed in content/site/firm.md).',
    canBeNegated: true,
  },
  {
    rule: 'AD-10',
    topic: 'program',
    isAlsoClassified: true,
    aboutFirm: 'if-long-addressed',
    severity: 'error',
    message: 'names a program that opens and closes on short notice',
    disclaimers: ['program-status'],
  },
  {
    rule: 'AD-14',
    topic: 'specialist',
    isAlsoClassified: true,
    message: 'claims special knowledge.',
    fix: 'Write "experience" or "what we handle", or add the disclaimer "experience" to the same section.',
    canBeNegated: true,
    aboutFirm: 'if-long-addressed',
    isHarmless: ({ sentence, language }) => matchesPhrase(sentence, language, 'anyExpert'),
    disclaimers: ['experience'],
  },
  {
    rule: 'AD-14',
    topic: 'certified',
    message: 'claims a certification.',
    fix: `Remove the word, or name the approved body, and on pages about Colorado add that Colorado does not certify attorneys as specialists. ${waiverAdvice}`,
    canBeNegated: true,
    isHarmless: ({ part, language }) => matchesPhrase(part, language, 'certifiedDisclosure'),
  },
  {
    rule: 'AD-16',
    topic: 'contingent',
    message: 'ties the fee to a recovery and does not say who pays the costs',
    aboutFirm: 'unless-others',
    isHarmless: ({ text, language }) => matchesPhrase(text, language, 'costsStated'),
    disclaimers: ['costs-contingent'],
  },
  {
    rule: 'AD-19',
    topic: 'fear',
    message: 'may appeal to fear instead of reason.',
    fix: 'Say what happens and what to do about it.',
  },
  {
    rule: 'AD-20',
    topic: 'inducement',
    isAlsoClassified: true,
    message: 'offers something of value for hiring the firm.',
    fix: 'Remove the offer. A discounted fee is allowed.',
    canBeNegated: true,
    aboutFirm: 'if-long-addressed',
    isHarmless: ({ sentence, language }) => matchesPhrase(sentence, language, 'communityEvent'),
  },
  {
    rule: 'AD-25',
    topic: 'lenderSilence',
    aboutFirm: 'if-long-addressed',
    message: 'is something that a mortgage relief provider must not tell a homeowner.',
    fix: 'Remove the advice or the tie to government. You may explain what paying or talking to the lender does and does not do.',
    canBeNegated: true,
    isHarmless: isQuestion,
  },
  {
    rule: 'AD-25',
    topic: 'delay',
    severity: 'warning',
    message: 'sells delay itself. Papers may not be filed merely to delay.',
    fix: `Say what the time is for: to review, to negotiate or to sell. ${waiverAdvice}`,
    canBeNegated: true,
    aboutFirm: 'unless-others',
  },
  {
    rule: 'AD-26',
    topic: 'notario',
    message: 'is a title that misleads newcomers about who may give legal advice.',
    fix: 'Use it only in a warning, and say that only a licensed attorney gives legal advice.',
    aboutFirm: 'right-before',
    isHarmless: ({ text, language }) => matchesPhrase(text, language, 'warning'),
  },
  {
    rule: 'AD-28',
    topic: 'bankruptcy',
    isAlsoClassified: true,
    aboutFirm: 'if-firm-speaks',
    message: 'offers bankruptcy help without the debt relief agency statement.',
    fix: 'Add the statement as a disclaimer, or say that the firm does not handle bankruptcy.',
    canBeNegated: true,
    isHarmless: ({ part, language }) => matchesPhrase(part, language, 'debtReliefStated'),
  },
  {
    rule: 'AD-29',
    topic: 'combined',
    message: 'combines years and may read as years practicing law.',
    fix: 'State both parts in the same sentence: {{experience-management}} in management and {{experience-law}} in law.',
    isHarmless: ({ sentence, language }) =>
      matchesPhrase(sentence, language, 'management') && matchesPhrase(sentence, language, 'law'),
  },
  {
    rule: 'AD-30',
    topic: 'unfinished',
    message: 'looks like leftover draft text.',
    fix: 'Write the final text, or remove it.',
  },
];
