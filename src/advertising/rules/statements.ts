import { dayOf } from '#practice/calendar.ts';
import type { Language } from '#content/languages/languages.ts';
import { matchesOf } from '#content/languages/matches.ts';
import type { Standing } from '../disclaimers.ts';
import { isDenied, lexicons, sentenceAt } from '../lexicon/index.ts';
import type { Lexicon, Topic } from '../lexicon/lexicon.ts';
import { seenWith, textOf } from '../page/bands.ts';
import type { Block } from '../page/bands.ts';
import { isLawOnPage } from '../quoted-law.ts';
import { opinionOf } from '../reader/second-reader.ts';
import type { Opinion } from '../reader/second-reader.ts';
import { sentencesIn } from '../reader/sentences.ts';
import type { Sentence } from '../reader/sentences.ts';
import type { Mention } from '../topics.ts';
import { mentionsOn } from './rule.ts';
import { verbatim } from './testimonials.ts';
import type { Check, CheckedPage, CheckedText, Context, Report, Rule, RuleId, TextReport } from './rule.ts';

type WrongWords = {
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
  /** The words have so many honest uses that the second reader may pass them where it is sure. */
  mayBeOverruled?: true;
  message: string;
  fix: string;
};

/** Reports words on a topic wherever a content file says them. */
export function wrongWords(wrong: WrongWords): Check<CheckedText, TextReport> {
  const { topic, severity, mayBeDenied, mayMeanDebt, mayInform, explainedBy, mayBeOverruled, message, fix } =
    wrong;
  return ({ text, claims, language, topics, disclaimers, sentences }) =>
    (topics.get(topic) ?? []).flatMap(({ words: found, index }): TextReport[] => {
      if (mayBeDenied && isDenied(claims, index, language)) return [];
      if (mayMeanDebt && isOfDebt(claims, index, language)) return [];
      if (mayInform?.(sentenceAt(claims, index).text, claims, lexicons[language])) return [];
      if (explainedBy !== undefined && disclaimers.has(explainedBy)) return [];
      const report = { ...(severity && { severity }), found, message, fix, index, context: text };
      const opinion = opinionAt(sentences, index, language, mayBeOverruled);
      if (opinion === 'passes') return [];
      return [opinion === 'agrees' ? report : { ...report, severity: 'warning', fix: `${asking} ${fix}` }];
    });
}

/** Where the two readers do not agree, nothing is refused. */
const asking = 'Is it said of the firm? If not, name who acts, or let a waiver answer. If so:';

function opinionAt(
  sentences: readonly Sentence[],
  index: number,
  language: Language,
  mayBeOverruled?: true,
): Opinion {
  const sentence = sentences.find(({ end }) => index < end);
  return sentence === undefined ? 'agrees' : opinionOf(sentence, index, language, mayBeOverruled);
}

function isOfDebt(text: string, index: number, language: Language): boolean {
  const sentence = sentenceAt(text, index);
  const at = index - sentence.start;
  return matchesOf(sentence.text.toLowerCase(), lexicons[language].ofDebt).some(
    (mention) => mention.index <= at && at < mention.index + mention[0].length,
  );
}

type Statement = {
  topic: Topic;
  /** One of these disclaimers must stand with the words. */
  disclaimers: readonly [string, ...string[]];
  says: string;
  /** A waiver can let the words stand without it. */
  severity?: 'warning';
  mayBeDenied?: true;
  /** The second reader is asked whether the sentence speaks of the firm at all. */
  isRead?: true;
  evidence?: Report['evidence'];
  /** Whether the rule speaks to these words at all. */
  applies?: (block: Block, part: string) => boolean;
  /** Words of the block or of the part in sight that already say it. */
  said?: (block: Block, part: string, words: Lexicon) => boolean;
};

/** Reports a statement on a built page that is allowed with its disclaimer, where the disclaimer is not there. */
export function needsDisclaimer(statement: Statement): Check<CheckedPage> {
  return (checked, context) =>
    mentionsOn(checked, context)
      .filter(({ block, band, language }) => !isLawOnPage(block, band, language))
      .flatMap((mention) => withoutDisclaimer(statement, mention, checked, context));
}

function withoutDisclaimer(
  statement: Statement,
  { block, band, language, claims, topics }: Mention,
  checked: CheckedPage,
  context: Context,
): Report[] {
  const all = topics.get(statement.topic);
  if (all === undefined) return [];
  const words = lexicons[language];
  const sentences = sentencesIn(block.text);
  const said = all
    .filter(({ index }) => !(statement.mayBeDenied && isDenied(claims, index, language)))
    .map((match) => ({
      ...match,
      opinion: statement.isRead ? opinionAt(sentences, match.index, language) : ('agrees' as const),
    }));
  const found = said.filter(({ opinion }) => opinion !== 'passes');
  if (found.length === 0) return [];
  const part = textOf(seenWith(block, band.blocks));
  if (statement.applies?.(block, part) === false || statement.said?.(block, part, words)) return [];
  const standing = context.disclaimers.standing(statement.disclaimers, language, block, band, checked.bands);
  if (standing !== 'together')
    return found
      .slice(0, 1)
      .map(({ words: first, opinion }) => softened(lacking(statement, first, standing, block), opinion));
  const { evidence } = statement;
  if (evidence === undefined) return [];
  return found.map((match) => ({ ...unproven(statement, match.words, block), evidence }));
}

/**
 * A disclaimer stands in the same part of the page as its statement, and not in a closed or hidden
 * place: reported where a statement is. Size and contrast are measured in the browser.
 */
export const clearDisclaimers: Rule = {
  id: 'AD-04',
  name: 'Clear and conspicuous',
  authority: 'Florida Bar rule 4-7.12(d)',
  severity: 'error',
  run: {},
};

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

function softened(report: Report, opinion: Opinion): Report {
  if (opinion === 'agrees') return report;
  return { ...report, severity: 'warning', fix: `${asking} ${report.fix}` };
}

function lacking(
  { says, disclaimers, severity }: Statement,
  found: string,
  standing: Exclude<Standing, 'together'>,
  block: Block,
): Report {
  const { rule, why, fix } = fixes[standing];
  const names = disclaimers.map((id) => `"${id}"`).join(' or ');
  return {
    ...(rule && { rule }),
    severity: severity ?? 'error',
    found,
    message: `${says}, ${why}.`,
    fix: `${fix}: ${names} (content/disclaimers).`,
    context: block.text,
  };
}

/** With its disclaimer, a result or an average still needs proof on the record. */
function unproven({ says }: Statement, found: string, block: Block): Report {
  return {
    severity: 'warning',
    found,
    message: `${says}, and nothing on record proves it.`,
    fix: block.inside.has('blockquote')
      ? `Quote a reviewed fact in the same words whose "evidence" says what proves it. ${verbatim}`
      : 'Quote a reviewed fact whose "evidence" says what proves it and when that was checked, or remove the words. A waiver in content/waivers can permit them for a time.',
    context: block.text,
  };
}

const measures = ['count', 'percent', 'usd'];

/**
 * Whether a fact proves a statement next to it: a reviewed figure with evidence on file; for a result, of the firm's
 * own work. Prices prove nothing, nor does a phone number; and in production a sample is no proof.
 */
export function isProof(name: string, evidence: NonNullable<Report['evidence']>, context: Context): boolean {
  const { site, production, now } = context;
  const fact = site.entries.facts.get(name)?.data;
  if (fact?.reviewed === undefined || (fact.placeholder && production)) return false;
  if (fact.evidence === undefined || fact.evidence.checkedOn > dayOf(now)) return false;
  const isPrice = [...site.entries.offers.values()].some(({ data }) => data.amount === name);
  const isOwn = evidence === 'any-figure' || fact.jurisdiction === 'firm';
  return isOwn && measures.includes(fact.unit) && !isPrice;
}
