import { isRecord } from '../source/frontmatter.ts';
import { isDay } from '../languages/dates.ts';
import { languages } from '../languages/languages.ts';
import type { Language } from '../languages/languages.ts';
import type { Frontmatter } from '../source/frontmatter.ts';

/** What a fact says, in each language that has its own words. */
export type WordsOfFact = { stated: string } & { [Name in Language]?: string | undefined } & {
  /** What the figure is, to tell facts apart that say the same. */
  about?: string;
  /** It is said in words, such as "90 days": a page in another language needs its own. */
  inWords?: boolean;
  /** The day (YYYY-MM-DD) on which somebody last checked it. */
  reviewedOn?: string | undefined;
  /** What the law says today, where that differs. */
  law?: LawOfFact | undefined;
  /** What its file says the figure is, to tell facts apart that have the same number. */
  value?: unknown;
  unit?: string;
};

/** What the law says beside a figure of the firm. */
export type LawOfFact = {
  says: string;
  translations?: { [Name in Language]?: string | undefined } | undefined;
  /** The firm's figure, where its own words can't follow "the firm states". */
  firm?: string | undefined;
  cite: string;
  checkedOn: string;
};

/** The words of every fact by file name; null for a fact whose file can't be read and has its own problem. */
export type FactWords = ReadonlyMap<string, WordsOfFact | null>;

/** The words of a fact, as its file has them. */
type Said = {
  statedAs: string;
  translations?: { [Name in Language]?: string | undefined } | undefined;
};

/** A fact whose words can be quoted. */
type FactEntry = {
  id: string;
  data: Said & { reviewed?: { on: string } | undefined; law?: LawOfFact | undefined };
};

/** A file of facts: a figure, and the words that say it. */
export type Fact = FactEntry & { data: { value: unknown; unit: string } };

/** The facts among the entries of a site. */
export function factsAmong(entries: {
  readonly facts?: ReadonlyMap<string, { id: string; data: unknown }>;
}): ReadonlyMap<string, Fact> {
  // The schema of these files, the practice's own, has at least the fields of a fact.
  return (entries.facts ?? new Map()) as ReadonlyMap<string, Fact>;
}

/** A fact's words in a language; the English ones where it has none of its own. */
export function factWords({ statedAs, translations }: Said, language: Language): string {
  return (language === 'en' ? undefined : translations?.[language]) ?? statedAs;
}

/** Whether words are a number and what it counts, like "20 calendar days". */
export function startsWithNumber(words: string): boolean {
  return /^\d(?:[\d.,\s\u00A0]*\d)?[\s\u00A0]+\D/.test(words);
}

/** The words of facts by file name, for texts that quote them. */
export function wordsOfFacts(facts: Iterable<FactEntry>): FactWords {
  return new Map(
    [...facts].map(({ id, data: { statedAs, translations, reviewed, law } }) => [
      id,
      { stated: statedAs, ...translations, reviewedOn: reviewed?.on, law },
    ]),
  );
}

/** A fact with a fault elsewhere still has words; without any, the files that quote it are not to blame. */
export function typedWords(id: string, frontmatter: Frontmatter | undefined): [string, WordsOfFact | null] {
  const values = isRecord(frontmatter?.values) ? frontmatter.values : {};
  const stated = values['statedAs'];
  if (typeof stated !== 'string' || stated.trim() === '') return [id, null];
  const translations = isRecord(values['translations']) ? values['translations'] : {};
  const own = languages.flatMap((name) => {
    const words = translations[name];
    return typeof words === 'string' ? [[name, words.trim()] as const] : [];
  });
  const inWords = unitsInWords.has(String(values['unit'])) && /\p{L}{3}/u.test(stated);
  const reviewed = isRecord(values['reviewed']) ? values['reviewed']['on'] : undefined;
  // A day that can't be read is a problem of the fact's own.
  const reviewedOn = isDay(reviewed) ? { reviewedOn: reviewed } : {};
  const { value } = values;
  const unit = String(values['unit']);
  const law = typedLaw(values['law']);
  const about = textOf(values['about'])?.trim();
  const known = { ...(about !== undefined && { about }), ...reviewedOn };
  return [id, { stated: stated.trim(), inWords, value, unit, law, ...Object.fromEntries(own), ...known }];
}

/** What can't be read here is a problem of the fact's own. */
function typedLaw(typed: unknown): LawOfFact | undefined {
  if (!isRecord(typed)) return undefined;
  const { says, translations, firm, cite, checkedOn } = typed;
  if (typeof says !== 'string' || typeof cite !== 'string' || !isDay(checkedOn)) return undefined;
  const own = isRecord(translations) ? translations : {};
  return {
    says,
    translations: Object.fromEntries(languages.map((each) => [each, textOf(own[each])])),
    firm: textOf(firm),
    cite,
    checkedOn,
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Money, names and phone numbers are the same in every language. */
const unitsInWords = new Set(['days', 'hours', 'minutes', 'months', 'years', 'date', 'time']);
