import { isRecord } from '../source/frontmatter.ts';
import { formatDate } from '../languages/dates.ts';
import type { Language } from '../languages/languages.ts';
import { lexicons } from '../languages/lexicons.ts';
import { findMatches } from '../languages/matches.ts';
import type { Diagnostic, TextDiagnostic } from '../report/diagnostic.ts';
import { suggestName } from '../report/suggest.ts';
import type { Frontmatter } from '../source/frontmatter.ts';
import { findBrokenQuotes, quotePattern } from './broken-quotes.ts';
import type { FactNames } from './broken-quotes.ts';
import { getFactText, isInWords } from './fact-texts.ts';
import type { FactTexts, CurrentLaw, FactText } from './fact-texts.ts';

type QuoteDiagnostic = TextDiagnostic & Pick<Diagnostic, 'untranslated'>;

/**
 * `{{fact-name.reviewed}}` quotes the date of the last review; `{{fact-name.both}}` quotes the current law and the firm's
 * earlier figure.
 */
const endingPattern = /^(?<id>.+)\.(?:reviewed|both)$/;

/** Returns a quoted name without its ending: the fact's file name. */
function parseFactName(name: string): string {
  return endingPattern.exec(name)?.groups?.['id'] ?? name;
}

/** Finds the text for a quoted name in a language; undefined if there is none. */
export function findQuotedText(name: string, facts: FactTexts, language: Language): string | undefined {
  const id = parseFactName(name);
  const fact = facts.get(id);
  if (!fact) return undefined;
  if (id === name) return getFactText(fact, language);
  if (name.endsWith('.both')) return fact.law && joinBothFigures(fact, fact.law, language);
  return fact.reviewed && formatDate(fact.reviewed.on, language);
}

/** Renames a fact wherever the text quotes it. */
export function renameQuotes(text: string, id: string, newId: string): string {
  return text.replace(quotePattern, (quote: string, name: string) =>
    parseFactName(name.trim()) === id ? quote.replace(id, () => newId) : quote,
  );
}

/** Joins the current law and the firm's earlier figure into one clause. */
function joinBothFigures(fact: FactText, law: CurrentLaw, language: Language): string {
  const lexicon = lexicons[language];
  const parts = {
    '{firm}': (language === 'en' ? law.firm : undefined) ?? getFactText(fact, language),
    '{law}': law.translations?.[language] ?? law.says,
    '{cite}': law.cite,
    '{date}': formatDate(law.checkedOn, language),
  };
  return Object.entries(parts).reduce(
    (text, [placeholder, part]) => text.replace(placeholder, () => part),
    lexicon.bothFigures,
  );
}

/**
 * Replaces `{{fact-name}}` with the fact's text in `language`. Unknown names and broken braces are reported with their positions
 * in `text` and left as typed; facts that lack a required translation are reported and inserted in English. Pass
 * `encodeSpecialCharacters` as `transform` for text that will be parsed, so that neither facts nor unknown names are parsed.
 */
export function insertFacts(
  text: string,
  facts: FactTexts,
  language: Language,
  transform: (factText: string) => string = (factText) => factText,
): { text: string; problems: QuoteDiagnostic[] } {
  const problems: QuoteDiagnostic[] = findBrokenQuotes(text, facts);
  const quotedText = text.replace(quotePattern, (whole: string, rawName: string, index: number) => {
    const name = rawName.trim();
    const problem = explainQuote(name, facts, language);
    if (problem !== undefined) problems.push({ index, length: whole.length, ...problem });
    return transform(findQuotedText(name, facts, language) ?? whole);
  });
  return { text: quotedText, problems };
}

function explainQuote(
  name: string,
  facts: FactTexts,
  language: Language,
): Omit<QuoteDiagnostic, 'index' | 'length'> | undefined {
  const id = parseFactName(name);
  const fact = facts.get(id);
  const file = `content/facts/${id}.md`;
  if (fact === null) return undefined;
  const [base = '', ending] = name.split('.');
  if (fact === undefined && ending !== undefined && facts.has(base)) {
    const message = `{{${name}}} has an unknown ending. Write {{${base}}}, {{${base}.reviewed}} or {{${base}.both}}.`;
    return { message };
  }
  if (fact === undefined) {
    const message = `{{${name}}} isn’t a fact.${suggestName(id, facts.keys()) || ' Facts are the files in content/facts.'}`;
    return { message, cause: `file ${file}` };
  }
  if (name.endsWith('.both') && fact.law === undefined) {
    const message = `{{${name}}} quotes the current law and the firm’s earlier figure, but ${file} has no "law:". Add it there, or quote only the figure: {{${id}}}.`;
    return { message, cause: `law ${id}` };
  }
  if (name.endsWith('.reviewed')) {
    const message = `{{${name}}} is the date ${file} was last checked, but that file has none. Add "reviewed:" there, with "on" and "by".`;
    return fact.reviewed === undefined ? { message, cause: `review ${id}` } : undefined;
  }
  if (name.endsWith('.both') && isLawUntranslated(fact.law, language)) {
    const message = `{{${name}}} would appear in English here: "${fact.law?.says ?? ''}". Add a translation to ${file} (law, translations, ${language}).`;
    return { message, cause: `law ${id} ${language}`, untranslated: name };
  }
  if (language === 'en' || fact.translations?.[language] !== undefined || !isInWords(fact)) return undefined;
  const message = `{{${name}}} would appear in English here: "${fact.statedAs}". Add a translation to ${file} (translations, ${language}).`;
  return { message, cause: `words ${name} ${language}`, untranslated: name };
}

/** Returns whether the law needs a translation. Amounts alone are the same in every language. */
function isLawUntranslated(law: CurrentLaw | undefined, language: Language): boolean {
  if (law === undefined || language === 'en') return false;
  return law.translations?.[language] === undefined && /\p{L}{3}/u.test(law.says);
}

/** Words joined by hyphens, like fact names. Requires two words, because a single one may be a plain word. */
const joinedWordsPattern = /(?<![\w{[/#.@-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w}/@-]|\.\w)/g;

/** Finds words in a file that would be a fact's name if such a fact existed. */
export function findNameCandidates({ text }: Pick<Frontmatter, 'text'>): string[] {
  return [...new Set(text.match(joinedWordsPattern))];
}

/** Finds fact names without braces. */
export function findUnquotedNames(
  text: string,
  facts: FactNames,
): { index: number; length: number; message: string }[] {
  return findMatches(text, joinedWordsPattern)
    .filter(([name]) => facts.has(name))
    .map(({ 0: name, index }) => ({
      index,
      length: name.length,
      message: `"${name}" is the name of a fact. To quote it, write {{${name}}}.`,
    }));
}

/** Lists the names that the text quotes, like "fee" or "fee.reviewed", in order. */
export function listQuotedNames(text: string): string[] {
  return findMatches(text, quotePattern).map((match) => match[1]?.trim() ?? '');
}

/** Lists the facts that the text quotes, each once, in order. */
export function listQuotedFacts(text: string): string[] {
  return [...new Set(listQuotedNames(text).map(parseFactName))];
}

/** Chooses the severity: a draft may quote untranslated facts, because it isn't published yet. */
export function chooseQuoteSeverity(
  problem: Partial<QuoteDiagnostic>,
  { values }: Frontmatter,
): Diagnostic['severity'] {
  const isDraft = isRecord(values) && values['draft'] === true;
  return isDraft && problem.untranslated !== undefined ? 'warning' : 'error';
}
