import { isInPhrase, matchesPhrase } from './phrases.ts';
import type { PhraseContext, AdvertisingRule, RuleId } from './rule.ts';

const isQuestion = ({ sentence }: PhraseContext) => /\?["»)]*\s*$/.test(sentence);
const waiverAdvice = 'A waiver in content/waivers can permit it temporarily.';

/**
 * Every advertising rule, in numerical order. Rules without phrases are enforced in checks/, by schemas, other rules
 * or tests.
 */
export const advertisingRules: readonly AdvertisingRule[] = [
  {
    id: 'AD-01',
    name: 'Who is responsible for the page',
    authority: 'Florida Bar rule 4-7.12(a)(1); Colo. RPC 7.2(d)',
    severity: 'error',
  },
  {
    id: 'AD-02',
    name: 'A real office',
    authority: 'Florida Bar rule 4-7.12(a)(2)',
    severity: 'error',
    phrases: [
      {
        topic: 'office',
        message: 'names an office that is not on record.',
        fix: 'Say that you serve the place, or add the office to content/offices if lawyers work there regularly.',
      },
    ],
  },
  {
    id: 'AD-03',
    name: 'Required statements in the page’s language',
    authority: 'Florida Bar rule 4-7.12(c)',
    severity: 'error',
  },
  {
    id: 'AD-04',
    name: 'Clear and conspicuous',
    authority: 'Florida Bar rule 4-7.12(d)',
    severity: 'error',
  },
  {
    id: 'AD-05',
    name: 'Referrals',
    authority: 'Florida Bar rule 4-7.12(b); Colo. RPC 7.1(b)',
    severity: 'error',
    phrases: [
      {
        topic: 'referral',
        message: 'says that another lawyer takes a matter',
        fix: '',
        isHarmless: ({ part, language }) => matchesPhrase(part, language, 'referralStated'),
        disclaimers: ['referral'],
      },
    ],
  },
  {
    id: 'AD-06',
    name: 'Figures and facts',
    authority: 'Florida Bar rule 4-7.13(a)(1); Colo. RPC 7.1(a)(1)',
    severity: 'error',
    phrases: [
      {
        topic: 'alwaysOpen',
        aboutFirm: 'if-long-addressed',
        message: 'says that the firm is always available',
        fix: '',
        isHarmless: ({ collection }) => collection === 'offices',
        disclaimers: ['availability'],
      },
      {
        topic: 'noExtension',
        message: 'makes a deadline absolute',
        // An attorney may prefer that visitors file on time.
        severity: 'warning',
        fix: '',
        isHarmless: ({ part, text, language }) =>
          !/Value Adjustment Board|\bVAB\b|TRIM/.test(part) ||
          matchesPhrase(text, language, 'goodCauseStated'),
        disclaimers: ['deadline-good-cause'],
      },
    ],
  },
  {
    id: 'AD-07',
    name: 'No promised outcome',
    authority: 'Florida Bar rule 4-7.13(b)(1); Colo. RPC 7.1(a)(3)',
    severity: 'error',
    phrases: [
      {
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
        topic: 'average',
        message: 'gives an average that reads as a prediction',
        fix: '',
        canBeNegated: true,
        disclaimers: ['settlement-average'],
        fact: 'any-figure',
      },
      {
        topic: 'span',
        message: 'says how long it takes',
        fix: '',
        isHarmless: ({ part, sentence, language }) =>
          !matchesPhrase(sentence, language, 'duration') || matchesPhrase(part, language, 'spanQualified'),
        disclaimers: ['timeline'],
      },
    ],
  },
  {
    id: 'AD-08',
    name: 'Past results',
    authority: 'Florida Bar rule 4-7.13(b)(2)',
    severity: 'error',
    phrases: [
      {
        topic: 'results',
        message: 'mentions past results',
        fix: '',
        canBeNegated: true,
        aboutFirm: 'if-long-addressed',
        disclaimers: ['results', 'testimonial'],
        fact: 'own-figure',
      },
    ],
  },
  {
    id: 'AD-09',
    name: 'Comparisons',
    authority: 'Florida Bar rule 4-7.13(b)(3); Colo. RPC 7.1(a)(2)',
    severity: 'warning',
    phrases: [
      {
        topic: 'comparison',
        aboutFirm: 'unless-others',
        message: 'compares or praises without anything that can be measured.',
        fix: `Name a fact that can be checked (years, courts, number of matters), or use a plain word such as "thorough". ${waiverAdvice}`,
        canBeNegated: true,
      },
    ],
  },
  {
    id: 'AD-10',
    name: 'Only what the firm does',
    authority: 'Florida Bar rule 4-7.13(b)(4)',
    severity: 'warning',
    phrases: [
      {
        topic: 'licensed',
        message: 'claims a state that the firm file does not name.',
        fix: 'Name only states in which the firm is licensed (areasServed in content/site/firm.md).',
        canBeNegated: true,
      },
      {
        topic: 'program',
        aboutFirm: 'if-long-addressed',
        severity: 'error',
        message: 'names a program that opens and closes on short notice',
        fix: '',
        disclaimers: ['program-status'],
      },
    ],
  },
  {
    id: 'AD-11',
    name: 'People in pictures',
    authority: 'Florida Bar rule 4-7.13(b)(5) to (7)',
    severity: 'warning',
  },
  {
    id: 'AD-12',
    name: 'Testimonials',
    authority: 'Florida Bar rule 4-7.13(b)(8)',
    severity: 'error',
  },
  { id: 'AD-13', name: 'No invented reviews', authority: '16 CFR 465', severity: 'error' },
  {
    id: 'AD-14',
    name: 'Expert and specialist',
    authority: 'Florida Bar rule 4-7.14(a)(4)',
    severity: 'warning',
    phrases: [
      {
        topic: 'specialist',
        message: 'claims special knowledge.',
        fix: 'Write "experience" or "what we handle", or add the disclaimer "experience" to the same section.',
        canBeNegated: true,
        aboutFirm: 'if-long-addressed',
        isHarmless: ({ sentence, language }) => matchesPhrase(sentence, language, 'anyExpert'),
        disclaimers: ['experience'],
      },
      {
        topic: 'certified',
        message: 'claims a certification.',
        fix: `Remove the word, or name the approved body, and on pages about Colorado add that Colorado does not certify attorneys as specialists. ${waiverAdvice}`,
        canBeNegated: true,
        isHarmless: ({ part, language }) => matchesPhrase(part, language, 'certifiedDisclosure'),
      },
    ],
  },
  { id: 'AD-15', name: 'Certified', authority: 'Colo. RPC 7.2(c)', severity: 'error' },
  {
    id: 'AD-16',
    name: 'Fees and costs',
    authority: 'Florida Bar rule 4-7.14(a)(5); Colo. RPC 7.1(d)',
    severity: 'error',
    phrases: [
      {
        topic: 'contingent',
        message: 'ties the fee to a recovery and does not say who pays the costs',
        fix: '',
        aboutFirm: 'unless-others',
        isHarmless: ({ text, language }) => matchesPhrase(text, language, 'costsStated'),
        disclaimers: ['costs-contingent'],
      },
    ],
  },
  {
    id: 'AD-17',
    name: 'Prices are honored',
    authority: 'Florida Bar rule 4-7.14(a)(5), Bar guidance on fees',
    severity: 'warning',
  },
  { id: 'AD-18', name: 'The total price comes first', authority: 'C.R.S. 6-1-737', severity: 'warning' },
  {
    id: 'AD-19',
    name: 'Appeals to fear',
    authority: 'Florida Bar rule 4-7.15(a)',
    severity: 'warning',
    phrases: [
      {
        topic: 'fear',
        message: 'may appeal to fear instead of reason.',
        fix: 'Say what happens and what to do about it.',
      },
    ],
  },
  {
    id: 'AD-20',
    name: 'Gifts and prizes',
    authority: 'Florida Bar rule 4-7.15(d)',
    severity: 'error',
    phrases: [
      {
        topic: 'inducement',
        message: 'offers something of value for hiring the firm.',
        fix: 'Remove the offer. A discounted fee is allowed.',
        canBeNegated: true,
        aboutFirm: 'if-long-addressed',
        isHarmless: ({ sentence, language }) => matchesPhrase(sentence, language, 'communityEvent'),
      },
    ],
  },
  { id: 'AD-21', name: 'Safe facts', authority: 'Florida Bar rule 4-7.16(a)', severity: 'info' },
  {
    id: 'AD-22',
    name: 'The firm’s name',
    authority: 'Florida Bar rule 4-7.21; Colo. RPC 7.1',
    severity: 'info',
  },
  {
    id: 'AD-23',
    name: 'Forms make no client',
    authority: 'Florida Ethics Opinion 07-3; rule 4-1.18; Colo. RPC 1.18',
    severity: 'error',
  },
  { id: 'AD-24', name: 'Acknowledgments', authority: 'Florida Bar rule 4-1.5', severity: 'error' },
  {
    id: 'AD-25',
    name: 'Mortgage help',
    authority: '12 CFR 1015.3 to 1015.7',
    severity: 'error',
    phrases: [
      {
        topic: 'lenderSilence',
        aboutFirm: 'if-long-addressed',
        message: 'is what a provider of mortgage help must not tell an owner.',
        fix: 'Remove the advice or the tie to government. You may explain what paying or talking to the lender does and does not do.',
        canBeNegated: true,
        isHarmless: isQuestion,
      },
      {
        topic: 'delay',
        severity: 'warning',
        message: 'sells delay itself. Papers may not be filed merely to delay.',
        fix: `Say what the time is for: to review, to negotiate or to sell. ${waiverAdvice}`,
        canBeNegated: true,
        aboutFirm: 'unless-others',
      },
    ],
  },
  {
    id: 'AD-26',
    name: 'Notario fraud',
    authority: 'Florida Statutes 117.05(11) and 501.1391',
    severity: 'warning',
    phrases: [
      {
        topic: 'notario',
        message: 'is a title that misleads newcomers about who may give legal advice.',
        fix: 'Use it only in a warning, and say that only a licensed attorney gives legal advice.',
        aboutFirm: 'right-before',
        isHarmless: ({ text, language }) => matchesPhrase(text, language, 'warning'),
      },
    ],
  },
  {
    id: 'AD-27',
    name: 'Free next to paid',
    authority: 'Florida Bar rule 4-7.13(a)(2)',
    severity: 'warning',
  },
  {
    id: 'AD-28',
    name: 'Debt relief',
    authority: '11 U.S.C. 528',
    severity: 'warning',
    phrases: [
      {
        topic: 'bankruptcy',
        aboutFirm: 'if-firm-speaks',
        message: 'offers bankruptcy help without the debt relief agency statement.',
        fix: 'Add the statement as a disclaimer, or say that the firm does not handle bankruptcy.',
        canBeNegated: true,
        isHarmless: ({ part, language }) => matchesPhrase(part, language, 'debtReliefStated'),
      },
    ],
  },
  {
    id: 'AD-29',
    name: 'Years added up',
    authority: 'Florida Bar rule 4-7.13(a)(2) and (b)(3)',
    severity: 'error',
    phrases: [
      {
        topic: 'combined',
        message: 'combines years and may read as years practicing law.',
        fix: 'State both parts in the same sentence: {{experience-management}} in management and {{experience-law}} in law.',
        isHarmless: ({ sentence, language }) =>
          matchesPhrase(sentence, language, 'management') && matchesPhrase(sentence, language, 'law'),
      },
    ],
  },
  {
    id: 'AD-30',
    name: 'Nothing unfinished',
    authority: 'Florida Bar rule 4-7.13(a)(1)',
    severity: 'error',
    phrases: [
      {
        topic: 'unfinished',
        message: 'looks like leftover draft text.',
        fix: 'Write the final text, or remove it.',
      },
    ],
  },
  {
    id: 'AD-31',
    name: 'Data stored in the browser',
    authority: 'the firm’s own rule',
    severity: 'warning',
  },
  {
    id: 'AD-32',
    name: 'Nothing sent elsewhere',
    authority: 'the firm’s own rule',
    severity: 'error',
  },
];

const rulesById: ReadonlyMap<string, AdvertisingRule> = new Map(
  advertisingRules.map((rule) => [rule.id, rule]),
);

/** Whether a rule with this number exists, like "AD-07". */
export function isRuleId(id: string): id is RuleId {
  return rulesById.has(id);
}

/** Returns the rule with this number. Throws if it doesn't exist. */
export function getRule(id: RuleId): AdvertisingRule {
  const rule = rulesById.get(id);
  if (rule === undefined)
    throw new Error(`${id} isn’t in the table of rules (src/practice/advertising/rules.ts).`);
  return rule;
}
