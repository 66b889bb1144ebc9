import { isRecord } from '../source/frontmatter.ts';
import { isDay } from '../languages/dates.ts';
import { languages } from '../languages/languages.ts';
import type { Language } from '../languages/languages.ts';
import type { Frontmatter } from '../source/frontmatter.ts';

/** A fact's English text (`stated`), and its text in each language that has its own. */
export type FactText = { stated: string } & { [Name in Language]?: string | undefined } & {
  /** The fact's label, to distinguish facts with the same text. */
  about?: string;
  /** Whether the text has words, like "90 days", so that other languages need a translation. */
  isInWords?: boolean;
  /** The day (YYYY-MM-DD) of the last review. */
  reviewedOn?: string | undefined;
  /** The current law, if it differs from the firm's figure. */
  law?: CurrentLaw | undefined;
  /** The fact's value, to recognize its figure in other words. */
  value?: unknown;
  unit?: string;
};

/** The current law, stated next to the firm's figure. */
export type CurrentLaw = {
  says: string;
  translations?: { [Name in Language]?: string | undefined } | undefined;
  /** The firm's figure in words that fit after "our earlier figure:", if the fact's own text doesn't. */
  firm?: string | undefined;
  cite: string;
  checkedOn: string;
};

/** The text of every fact by file name; null for an unreadable fact, whose own file has the problem. */
export type FactTexts = ReadonlyMap<string, FactText | null>;

/** A fact's text as stated in its file. */
type StatedText = {
  statedAs: string;
  translations?: { [Name in Language]?: string | undefined } | undefined;
};

/** A fact that can be quoted. */
type FactEntry = {
  id: string;
  data: StatedText & { reviewed?: { on: string } | undefined; law?: CurrentLaw | undefined };
};

/** A fact file: a figure and its text. */
export type Fact = FactEntry & { data: { value: unknown; unit: string } };

/** Selects the facts among the entries of a site. */
export function selectFacts(entries: {
  readonly facts?: ReadonlyMap<string, { id: string; data: unknown }>;
}): ReadonlyMap<string, Fact> {
  // The practice's schema has at least the fields of a fact.
  return (entries.facts ?? new Map()) as ReadonlyMap<string, Fact>;
}

/** Returns a fact's text in a language, or in English if it has no translation. */
export function getFactText({ statedAs, translations }: StatedText, language: Language): string {
  return (language === 'en' ? undefined : translations?.[language]) ?? statedAs;
}

/** Returns whether text starts with a number and its unit, like "20 calendar days". */
export function startsWithQuantity(text: string): boolean {
  return /^\d(?:[\d.,\s\u00A0]*\d)?[\s\u00A0]+\D/.test(text);
}

/** Indexes the text of facts by file name, for quoting. */
export function indexFactTexts(facts: Iterable<FactEntry>): FactTexts {
  return new Map([...facts].map(({ id, data }) => [id, readFactText(data)]));
}

/** Parses a fact's text even if its file has other problems, so that files that quote the fact don't report errors too. */
export function parseFactText(id: string, frontmatter: Frontmatter | undefined): [string, FactText | null] {
  return [id, isRecord(frontmatter?.values) ? readFactText(frontmatter.values) : null];
}

function readFactText(values: Readonly<Record<string, unknown>>): FactText | null {
  const { statedAs, value, reviewed } = values;
  if (typeof statedAs !== 'string' || statedAs.trim() === '') return null;
  const unit = String(values['unit']);
  const about = toOptionalString(values['about'])?.trim();
  const reviewedOn = isRecord(reviewed) ? reviewed['on'] : undefined;
  return {
    stated: statedAs.trim(),
    isInWords: wordUnits.has(unit) && /\p{L}{3}/u.test(statedAs),
    value,
    unit,
    law: readLaw(values['law']),
    ...readTranslations(values['translations']),
    ...(about !== undefined && { about }),
    // An invalid date is reported in the fact's own file.
    ...(isDay(reviewedOn) && { reviewedOn }),
  };
}

function readTranslations(values: unknown): { [Name in Language]?: string } {
  const texts = isRecord(values) ? values : {};
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = toOptionalString(texts[language])?.trim();
      return text === undefined ? [] : [[language, text]];
    }),
  );
}

/** Reads the current law. Unreadable values are reported in the fact's own file. */
function readLaw(value: unknown): CurrentLaw | undefined {
  if (!isRecord(value)) return undefined;
  const { says, translations, firm, cite, checkedOn } = value;
  if (typeof says !== 'string' || typeof cite !== 'string' || !isDay(checkedOn)) return undefined;
  return {
    says,
    translations: readTranslations(translations),
    firm: toOptionalString(firm),
    cite,
    checkedOn,
  };
}

function toOptionalString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Units whose text has words. Amounts, names and phone numbers are the same in every language. */
const wordUnits = new Set(['days', 'hours', 'minutes', 'months', 'years', 'date', 'time']);
