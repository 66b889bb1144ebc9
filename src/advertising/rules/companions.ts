import { dayOf } from '#content/calendar.ts';
import { statementBands } from '../context.ts';
import type { CheckedPage, Context } from '../context.ts';
import type { Standing } from '../disclaimers.ts';
import { lexicons } from '../lexicon/index.ts';
import type { Lexicon, Topic } from '../lexicon/lexicon.ts';
import { seenWith, textOf } from '../page/bands.ts';
import type { Band, Block } from '../page/bands.ts';
import type { Hit, RuleId } from '../rules.ts';
import { isDenied } from '../sentences.ts';
import type { Mention } from '../topics.ts';

const measures = ['count', 'percent', 'usd'];

/**
 * Whether a fact proves a statement beside it: a reviewed figure with evidence on file; for a result, of the firm's
 * own work. Prices prove nothing, nor does a phone number; and in production a sample is no proof.
 */
export function isProof(name: string, evidence: NonNullable<Hit['evidence']>, context: Context): boolean {
  const { site, production, now } = context;
  const fact = site.entries.facts.get(name)?.data;
  if (fact?.reviewed === undefined || (fact.placeholder && production)) return false;
  if (fact.evidence === undefined || fact.evidence.checkedOn > dayOf(now)) return false;
  const isPrice = [...site.entries.offers.values()].some(({ data }) => data.amount === name);
  const isOwn = evidence === 'any-figure' || fact.jurisdiction === 'firm';
  return isOwn && measures.includes(fact.unit) && !isPrice;
}

type Companion = {
  rule: RuleId;
  topic: Topic;
  /** One of these disclaimers must stand beside the words. */
  disclaimers: readonly [string, ...string[]];
  says: string;
  mayBeDenied?: true;
  evidence?: Hit['evidence'];
  /** Whether the rule speaks to these words at all. */
  applies?: (block: Block, part: string) => boolean;
  /** Words of the block or of the part in sight that already say it. */
  said?: (block: Block, part: string, words: Lexicon) => boolean;
};

/** Statements that are allowed beside their disclaimer. */
const companions: Companion[] = [
  {
    rule: 'AD-05',
    topic: 'referral',
    disclaimers: ['referral'],
    says: 'speaks of passing a matter to another lawyer',
    said: (_block, part, words) => words.referralSaid.test(part),
  },
  {
    rule: 'AD-06',
    topic: 'alwaysOpen',
    disclaimers: ['availability'],
    says: 'says that the firm is always there',
    applies: (block) => !block.inside.has('address'),
  },
  {
    rule: 'AD-06',
    topic: 'noExtension',
    disclaimers: ['deadline-good-cause'],
    says: 'makes a deadline absolute',
    applies: (_block, part) => /Value Adjustment Board|\bVAB\b|TRIM/.test(part),
    said: ({ text }) => /good cause|causa justificada|поважн|уважительн/i.test(text),
  },
  {
    rule: 'AD-07',
    topic: 'average',
    disclaimers: ['settlement-average'],
    says: 'gives an average that reads as a prediction',
    mayBeDenied: true,
    evidence: 'any-figure',
  },
  {
    rule: 'AD-07',
    topic: 'span',
    disclaimers: ['timeline'],
    says: 'says how long it takes',
    said: (_block, part, words) => words.spanQualified.test(part),
  },
  {
    rule: 'AD-08',
    topic: 'results',
    disclaimers: ['results', 'testimonial'],
    says: 'speaks of past results',
    mayBeDenied: true,
    evidence: 'own-figure',
  },
  {
    rule: 'AD-10',
    topic: 'program',
    disclaimers: ['program-status'],
    says: 'names a program that opens and closes at short notice',
  },
  {
    rule: 'AD-16',
    topic: 'contingent',
    disclaimers: ['costs-contingent'],
    says: 'ties the fee to a recovery and does not say who bears the costs',
    said: ({ text }, _part, words) => words.costsSaid.test(text),
  },
];

export function checkCompanions(checked: CheckedPage, context: Context): Hit[] {
  return statementBands(checked).flatMap((band) =>
    context.topicFinder
      .mentions(band, checked.page.language)
      .flatMap((mention) =>
        companions.flatMap((rule) => withoutDisclaimer(rule, mention, band, checked, context)),
      ),
  );
}

function withoutDisclaimer(
  rule: Companion,
  mention: Mention,
  band: Band,
  checked: CheckedPage,
  context: Context,
): Hit[] {
  const { block, language, claims, topics } = mention;
  const all = topics.get(rule.topic);
  if (all === undefined) return [];
  const words = lexicons[language];
  const found = all.filter(({ index }) => !(rule.mayBeDenied && isDenied(claims, index, language)));
  if (found.length === 0) return [];
  const part = textOf(seenWith(block, band.blocks));
  if (rule.applies?.(block, part) === false || rule.said?.(block, part, words)) return [];
  const standing = context.disclaimers.standing(rule.disclaimers, language, block, band, checked.bands);
  if (standing !== 'together')
    return found.slice(0, 1).map((match) => lacking(rule, match.words, standing, block));
  const { evidence } = rule;
  if (evidence === undefined) return [];
  return found.map((match) => ({ ...unproven(rule, match.words, block), evidence }));
}

const fixes: { [Name in Exclude<Standing, 'together'>]: { rule?: RuleId; why: string; fix: string } } = {
  missing: {
    why: 'and its disclaimer is missing',
    fix: 'Name the disclaimer under "disclaimers:" of this part',
  },
  elsewhere: {
    rule: 'AD-04',
    why: 'and its disclaimer stands in another part of the page',
    fix: 'Name the disclaimer in this part as well',
  },
  covered: {
    rule: 'AD-04',
    why: 'and its disclaimer stands in a closed or hidden place',
    fix: 'Move the disclaimer out, so that it is seen together with these words',
  },
  'other-language': {
    rule: 'AD-03',
    why: 'and its disclaimer stands here in another language',
    fix: 'Show the disclaimer in the language of these words',
  },
};

function lacking(rule: Companion, found: string, standing: Exclude<Standing, 'together'>, block: Block): Hit {
  const { rule: other, why, fix } = fixes[standing];
  const names = rule.disclaimers.map((id) => `"${id}"`).join(' or ');
  return {
    rule: other ?? rule.rule,
    severity: 'error',
    found,
    message: `${rule.says}, ${why}.`,
    fix: `${fix}: ${names} (content/disclaimers).`,
    context: block.text,
  };
}

/** With its disclaimer, a result or an average still needs proof on the record. */
function unproven(rule: Companion, found: string, block: Block): Hit {
  return {
    rule: rule.rule,
    severity: 'warning',
    found,
    message: `${rule.says}, and nothing on record proves it.`,
    fix: 'Quote a reviewed fact whose "evidence" says what proves it and when that was checked, or take the words away. A waiver in content/waivers can permit them for a time.',
    context: block.text,
  };
}
