import type { Language } from '#content/languages/languages.ts';
import { matchesOf } from '#content/languages/matches.ts';
import type { CheckedText, TextHit } from '../context.ts';
import { lexicons } from '../lexicon/index.ts';
import type { Lexicon, Topic } from '../lexicon/lexicon.ts';
import type { RuleId } from '../rules.ts';
import { isDenied, sentenceAt } from '../sentences.ts';

type WordRule = {
  rule: RuleId;
  topic: Topic;
  severity?: 'warning';
  /** "We do not guarantee" and "beware of anyone who guarantees" say the opposite. */
  mayBeDenied?: true;
  /** Said of a debt, the words are terms of the law. */
  mayMeanDebt?: true;
  /** Asked as a question or said in a warning, the words inform. */
  mayInform?: (sentence: string, block: string, words: Lexicon) => boolean;
  /** The disclaimer that, named by the same part, explains the words. */
  explainedBy?: string;
  message: string;
  fix: string;
};

/** Words that are wrong wherever they stand. */
const wordRules: WordRule[] = [
  {
    rule: 'AD-07',
    topic: 'guarantee',
    mayBeDenied: true,
    mayMeanDebt: true,
    message: 'reads as a promise or prediction of an outcome.',
    fix: 'Say what the firm does, not how a case will end.',
  },
  {
    rule: 'AD-09',
    topic: 'comparison',
    mayBeDenied: true,
    message: 'compares or praises without anything that can be measured.',
    fix: 'Name a fact that can be checked (years, courts, number of matters), or use a plain word such as "thorough". A waiver in content/waivers can permit it for a time.',
  },
  {
    rule: 'AD-14',
    topic: 'specialist',
    mayBeDenied: true,
    explainedBy: 'experience',
    message: 'claims special knowledge.',
    fix: 'Write "experience" or "what we handle", or show the disclaimer "experience" in the same part.',
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
    mayBeDenied: true,
    message: 'offers something of value for hiring the firm.',
    fix: 'Take the offer away. A discounted fee is allowed.',
  },
  {
    rule: 'AD-25',
    topic: 'lenderSilence',
    mayBeDenied: true,
    mayInform: (sentence) => /\?["»)]*\s*$/.test(sentence),
    message: 'is what a provider of mortgage help must not tell an owner.',
    fix: 'Take the advice or the tie to government away. You may explain what paying or talking to the lender does and does not do.',
  },
  {
    rule: 'AD-25',
    topic: 'delay',
    severity: 'warning',
    mayBeDenied: true,
    message: 'sells delay as such; papers are not filed merely to delay.',
    fix: 'Say what the time is for: to review, to negotiate or to sell. A waiver in content/waivers can permit it for a time.',
  },
  {
    rule: 'AD-26',
    topic: 'notario',
    mayInform: (_sentence, block, { warning }) => warning.test(block),
    message: 'is a title that misleads newcomers about who may give legal advice.',
    fix: 'Use it only to warn of it, and say that only a licensed attorney gives legal advice.',
  },
  {
    rule: 'AD-30',
    topic: 'unfinished',
    message: 'looks like words from a draft.',
    fix: 'Write the final words, or take them away.',
  },
];

/** Words that promise, compare, frighten, tempt or mislead, wherever they stand. */
export function checkWording({ text, claims, language, topics, disclaimers }: CheckedText): TextHit[] {
  const lexicon = lexicons[language];
  return wordRules.flatMap(
    ({ rule, topic, severity, mayBeDenied, mayMeanDebt, mayInform, explainedBy, message, fix }) =>
      (topics.get(topic) ?? []).flatMap(({ words: found, index }): TextHit[] => {
        if (mayBeDenied && isDenied(claims, index, language)) return [];
        if (mayMeanDebt && isOfDebt(claims, index, language)) return [];
        if (mayInform?.(sentenceAt(claims, index).text, claims, lexicon)) return [];
        if (explainedBy !== undefined && disclaimers.has(explainedBy)) return [];
        return [{ rule, ...(severity && { severity }), found, message, fix, index, context: text }];
      }),
  );
}

function isOfDebt(text: string, index: number, language: Language): boolean {
  return matchesOf(text.toLowerCase(), lexicons[language].ofDebt).some(
    (mention) => mention.index <= index && index < mention.index + mention[0].length,
  );
}

/** AD-19: rows of exclamation marks. */
export function checkShouting({ text }: CheckedText): TextHit[] {
  const marks = text.includes('!') ? /!\s*!|[!].*[!].*[!]/.exec(text) : null;
  if (marks === null) return [];
  const found = marks[0].slice(-60);
  return [
    {
      rule: 'AD-19',
      found,
      message: 'shouts.',
      fix: 'One exclamation mark is enough, or none.',
      index: marks.index + marks[0].length - found.length,
      context: text,
    },
  ];
}
