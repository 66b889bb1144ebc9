import * as z from 'zod';
import { isDay } from '../languages/dates.ts';
import { mapLanguages } from '../languages/languages.ts';
import type { Language } from '../languages/languages.ts';

/** Undefined if the text is missing or invalid. Invalid values are reported in the fact's own file. */
const optionalText = z.string().trim().optional().catch(undefined);
const translations = z
  .object(mapLanguages(() => optionalText))
  .optional()
  .catch(undefined);
const day = z.string().refine(isDay);

/** The current law, stated next to the firm's figure. */
const currentLaw = z.object({
  says: z.string(),
  translations,
  /** The firm's figure in words that fit after "our earlier figure:", if the fact's own text doesn't. */
  firm: optionalText,
  cite: z.string(),
  checkedOn: day,
});
export type CurrentLaw = z.output<typeof currentLaw>;

/** The fields for quoting a fact, which are read even if its file has other problems. */
const factFields = z.object({
  /** The English text. */
  statedAs: z.string().trim().min(1),
  translations,
  /** The fact's label, to distinguish facts with the same text. */
  about: optionalText,
  value: z.unknown().optional(),
  unit: z.string().catch(''),
  reviewed: z.object({ on: day }).optional().catch(undefined),
  law: currentLaw.optional().catch(undefined),
});
export type FactText = z.output<typeof factFields>;

/** The text of every fact by file name; null for an unreadable fact, which is reported in its own file. */
export type FactTexts = ReadonlyMap<string, FactText | null>;

/** A fact file: a figure and its text. */
export type Fact = { id: string; data: StatedText & { value: unknown; unit: string } };

type StatedText = Pick<z.input<typeof factFields>, 'statedAs'> & {
  translations?: { [Name in Language]?: string | undefined } | undefined;
};

/** Selects the facts among the entries of a site. */
export function selectFacts(entries: {
  readonly facts?: ReadonlyMap<string, { id: string; data: unknown }>;
}): ReadonlyMap<string, Fact> {
  // The practice's schema has at least the fields of a fact.
  return (entries.facts ?? new Map()) as ReadonlyMap<string, Fact>;
}

/** Returns a fact's text in a language, or in English if it has no translation. */
export function getFactText({ statedAs, translations: texts }: StatedText, language: Language): string {
  return (language === 'en' ? undefined : texts?.[language]) ?? statedAs;
}

/** Returns whether text starts with a number and a word or sign after a space, like "20 calendar days". */
export function startsWithQuantity(text: string): boolean {
  return /^\d(?:[\d.,\s\u00A0]*\d)?[\s\u00A0]+\D/.test(text);
}

/** Indexes the text of facts by file name, for quoting. */
export function indexFactTexts(facts: Iterable<{ id: string; data: unknown }>): FactTexts {
  return new Map([...facts].map(({ id, data }) => [id, readFactText(data)]));
}

/** Reads a fact's text from the fields of its file; null if it is missing or invalid. */
export function readFactText(values: unknown): FactText | null {
  return factFields.safeParse(values).data ?? null;
}

/** Units whose text contains words. Amounts, names and phone numbers are the same in every language. */
const wordUnits = new Set(['days', 'hours', 'minutes', 'months', 'years', 'date', 'time']);

/** Returns whether a fact's text contains words, like "90 days", so other languages need a translation. */
export function isInWords({ statedAs, unit }: FactText): boolean {
  return wordUnits.has(unit) && /\p{L}{3}/u.test(statedAs);
}
