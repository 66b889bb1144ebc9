import { isRecord } from '../source/frontmatter.ts';
import { dateInWords } from '../languages/dates.ts';
import type { Language } from '../languages/languages.ts';
import { lexicons } from '../languages/lexicons.ts';
import { matchesOf } from '../languages/matches.ts';
import type { Problem } from '../report/problem.ts';
import { didYouMean } from '../report/suggest.ts';
import type { Frontmatter } from '../source/frontmatter.ts';
import { brokenQuotes, quote } from './broken-quotes.ts';
import type { FactNames } from './broken-quotes.ts';
import type { FactWords, LawOfFact, WordsOfFact } from './fact-words.ts';

type QuoteFault = {
  index: number;
  length: number;
  message: string;
  cause?: string;
  /** The fact whose words in the text's language are still to be written. */
  untranslated?: string;
};

/**
 * `{{fact-name.reviewed}}` quotes the day on which the fact was last checked,
 * `{{fact-name.both}}` what the law says today and the firm's older figure.
 */
const form = /^(?<id>.+)\.(?<part>reviewed|both)$/;

/** The file name of a fact from how it is quoted. */
function factOf(name: string): string {
  return form.exec(name)?.groups?.['id'] ?? name;
}

/** Every way in which a fact may be quoted. */
export function quotableNames(id: string): string[] {
  return [id, `${id}.reviewed`, `${id}.both`];
}

/** What a quoted name says in a language; undefined when it can't be said. */
export function quotedWords(name: string, facts: FactWords, language: Language): string | undefined {
  const id = factOf(name);
  const fact = facts.get(id);
  if (!fact) return undefined;
  if (id === name) return fact[language] ?? fact.stated;
  if (name.endsWith('.both')) return fact.law && bothFigures(fact, fact.law, language);
  return fact.reviewedOn === undefined ? undefined : dateInWords(fact.reviewedOn, language);
}

/** What the law says today and what the firm said before, in one sentence without its full stop. */
function bothFigures(fact: WordsOfFact, law: LawOfFact, language: Language): string {
  const lexicon = lexicons[language];
  const parts = {
    '{firm}': (language === 'en' ? law.firm : undefined) ?? fact[language] ?? fact.stated,
    '{law}': law.translations?.[language] ?? law.says,
    '{cite}': law.cite,
    '{date}': dateInWords(law.checkedOn, language),
  };
  return Object.entries(parts).reduce(
    (words, [mark, part]) => words.replace(mark, () => part),
    lexicon.bothFigures,
  );
}

/**
 * Replaces `{{fact-name}}` by the fact's words in the text's language. A name that is no fact, and braces
 * that quote none, are reported with their places in `text` and left as typed (`unreadable`). A text that will be
 * parsed gets its words through `write`, without any sign that Markdown or MDX would act on (`encodeSigns`).
 */
export function quoteFacts(
  text: string,
  facts: FactWords,
  language: Language,
  write: (words: string) => string = (words) => words,
): { text: string; faults: QuoteFault[]; unreadable: boolean } {
  const faults: QuoteFault[] = brokenQuotes(text, facts);
  let unreadable = faults.length > 0;
  if (!text.includes('{{')) return { text, faults, unreadable };
  const quoted = text.replace(quote, (whole: string, typed: string, index: number) => {
    const name = typed.trim();
    const fault = faultOf(name, facts, language);
    if (fault !== undefined) faults.push({ index, length: whole.length, ...fault });
    const words = quotedWords(name, facts, language);
    if (words === undefined) unreadable = true;
    return words === undefined ? whole : write(words);
  });
  return { text: quoted, faults, unreadable };
}

function faultOf(
  name: string,
  facts: FactWords,
  language: Language,
): Omit<QuoteFault, 'index' | 'length'> | undefined {
  const id = factOf(name);
  const fact = facts.get(id);
  const file = `content/facts/${id}.md`;
  if (fact === null) return undefined;
  if (fact === undefined) {
    const message = `{{${name}}} is not a fact.${didYouMean(id, facts.keys()) || ' Facts are the files in content/facts.'}`;
    return { message, cause: `file ${file}` };
  }
  if (name.endsWith('.both') && fact.law === undefined) {
    const message = `{{${name}}} quotes what the law says and the firm's older figure, but ${file} has no "law:". Add it there, or quote the figure alone as {{${id}}}.`;
    return { message, cause: `law ${id}` };
  }
  if (name.endsWith('.reviewed')) {
    const message = `{{${name}}} is the day on which ${file} was last checked, and that file names none. Add "reviewed:" there, with "on" and "by".`;
    return fact.reviewedOn === undefined ? { message, cause: `review ${id}` } : undefined;
  }
  if (name.endsWith('.both') && isLawUntranslated(fact.law, language)) {
    const message = `{{${name}}} would be in English here: "${fact.law?.says ?? ''}". Give its file ${file} the same words in this language (law, translations, ${language}).`;
    return { message, cause: `law ${id} ${language}`, untranslated: name };
  }
  if (fact[language] !== undefined || fact.inWords !== true || language === 'en') return undefined;
  const message = `{{${name}}} would be in English here: "${fact.stated}". Give its file ${file} the same words in this language (translations, ${language}).`;
  return { message, cause: `words ${name} ${language}`, untranslated: name };
}

/** Money alone is the same in every language. */
function isLawUntranslated(law: LawOfFact | undefined, language: Language): boolean {
  if (law === undefined || language === 'en') return false;
  return law.translations?.[language] === undefined && /\p{L}{3}/u.test(law.says);
}

/** Words joined by hyphens, as names of facts are. Only names of two words or more can't be meant as words. */
const joinedWords = /(?<![\w{[/#.@-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w}/@-]|\.\w)/g;

/** What in a file would be the name of a fact without braces, if there were such a fact. */
export function likeNames({ text }: Pick<Frontmatter, 'text'>): string[] {
  return [...new Set(text.match(joinedWords))];
}

/** Names of facts that a text spells without braces. */
export function unquotedNames(
  text: string,
  facts: FactNames,
): { index: number; length: number; message: string }[] {
  return matchesOf(text, joinedWords)
    .filter(([name]) => facts.has(name))
    .map(({ 0: name, index }) => ({
      index,
      length: name.length,
      message: `"${name}" is the name of a fact. To quote it, write {{${name}}}.`,
    }));
}

/** The names of the facts that a text quotes, in order. */
export function quotedNames(text: string): string[] {
  return matchesOf(text, quote).map((match) => match[1]?.trim() ?? '');
}

/** The facts that a text quotes, each once, in order. */
export function factsQuotedIn(text: string): string[] {
  return [...new Set(quotedNames(text).map(factOf))];
}

/** A draft may wait for the words of its facts: it is on no site yet. */
export function severityOfQuote(fault: Partial<QuoteFault>, { values }: Frontmatter): Problem['severity'] {
  const isDraft = isRecord(values) && values['draft'] === true;
  return isDraft && fault.untranslated !== undefined ? 'warning' : 'error';
}
