import type { Language } from '#content/languages/languages.ts';
import { matchesOf } from '#content/languages/matches.ts';
import type { Saying } from '../ear.ts';
import type { Hit } from '../finding.ts';
import type { World } from '../judged.ts';
import type { Band, Block } from '../page/bands.ts';
import type { RuleId } from '../rules.ts';
import type { RuleWords, Topic } from '../words/phrases.ts';
import { ruleWords } from '../words/rule-words.ts';
import { sureties } from '../words/sureties.ts';
import { isDenied, sentenceAt } from './sentences.ts';

type WordRule = {
  rule: RuleId;
  topic: Topic;
  severity?: 'warning';
  /** "We do not guarantee" and "beware of anyone who guarantees" say the opposite. */
  mayBeDenied?: true;
  /** Said of a debt, the words are terms of the law. */
  mayMeanDebt?: true;
  /** Asked as a question or said in a warning, the words inform. */
  mayInform?: (sentence: string, block: string, words: RuleWords) => boolean;
  message: string;
  mend: string;
};

/** Words that are wrong wherever they stand. */
const wordRules: WordRule[] = [
  {
    rule: 'AD-07',
    topic: 'guarantee',
    mayBeDenied: true,
    mayMeanDebt: true,
    message: 'reads as a promise or prediction of an outcome.',
    mend: 'Say what the firm does, not how a case will end.',
  },
  {
    rule: 'AD-09',
    topic: 'comparison',
    mayBeDenied: true,
    message: 'compares or praises without anything that can be measured.',
    mend: 'Name a fact that can be checked (years, courts, number of matters), or use a plain word such as "thorough". A waiver in content/waivers can permit it for a time.',
  },
  {
    rule: 'AD-14',
    topic: 'specialist',
    mayBeDenied: true,
    message: 'claims special knowledge.',
    mend: 'Write "experience" or "what we handle", or show the disclaimer "experience" in the same part.',
  },
  {
    rule: 'AD-19',
    topic: 'fear',
    message: 'may appeal to fear instead of reason.',
    mend: 'Say what happens and what to do about it.',
  },
  {
    rule: 'AD-20',
    topic: 'inducement',
    mayBeDenied: true,
    message: 'offers something of value for hiring the firm.',
    mend: 'Take the offer away. A discounted fee is allowed.',
  },
  {
    rule: 'AD-25',
    topic: 'lenderSilence',
    mayBeDenied: true,
    mayInform: (sentence) => /\?["»)]*\s*$/.test(sentence),
    message: 'is what a provider of mortgage help must not tell an owner.',
    mend: 'Take the advice or the tie to government away. You may explain what paying or talking to the lender does and does not do.',
  },
  {
    rule: 'AD-25',
    topic: 'delay',
    severity: 'warning',
    mayBeDenied: true,
    message: 'sells delay as such; papers are not filed merely to delay.',
    mend: 'Say what the time is for: to review, to negotiate or to sell. A waiver in content/waivers can permit it for a time.',
  },
  {
    rule: 'AD-26',
    topic: 'notario',
    mayInform: (_sentence, block, { warning }) => warning.test(block),
    message: 'is a title that misleads newcomers about who may give legal advice.',
    mend: 'Use it only to warn of it, and say that only a licensed attorney gives legal advice.',
  },
  {
    rule: 'AD-30',
    topic: 'unfinished',
    message: 'looks like words from a draft.',
    mend: 'Write the final words, or take them away.',
  },
];

export function checkWording(band: Band, pageLanguage: Language, world: World): Hit[] {
  const spoken = world.ear.sayings(band, pageLanguage).flatMap((saying) => listen(saying, band, world));
  return [...spoken, ...band.blocks.flatMap(shouting)];
}

function listen({ block, language, text, topics }: Saying, band: Band, world: World): Hit[] {
  const words = ruleWords[language];
  return wordRules.flatMap((wordRule) =>
    (topics.get(wordRule.topic) ?? []).flatMap(({ words: found, index }): Hit[] => {
      const { rule, severity, mayBeDenied, mayMeanDebt, mayInform, message, mend } = wordRule;
      if (mayBeDenied && isDenied(text, index, language)) return [];
      if (mayMeanDebt && isOfDebt(text, index, language)) return [];
      if (mayInform?.(sentenceAt(text, index).text, text, words)) return [];
      if (rule === 'AD-14' && explained(block, band, language, world)) return [];
      return [{ rule, ...(severity && { severity }), found, message, mend, context: block.text }];
    }),
  );
}

function isOfDebt(text: string, index: number, language: Language): boolean {
  return matchesOf(text.toLowerCase(), sureties[language]).some(
    (saying) => saying.index <= index && index < saying.index + saying[0].length,
  );
}

/** The disclaimer "experience" in the same part names the training behind the claim. */
function explained(block: Block, band: Band, language: Language, { disclaimers }: World): boolean {
  return disclaimers.standing(['experience'], language, block, band, [band]) === 'beside';
}

function shouting({ text }: Block): Hit[] {
  const found = text.includes('!') ? /!\s*!|[!].*[!].*[!]/.exec(text) : null;
  if (found === null) return [];
  return [
    {
      rule: 'AD-19',
      found: found[0].slice(-60),
      message: 'shouts.',
      mend: 'One exclamation mark is enough, or none.',
      context: text,
    },
  ];
}
