import * as z from 'zod';
import type { DataOf } from '../collections.ts';
import type { Entry } from '../entry.ts';
import type { Frontmatter } from '../frontmatter/read-frontmatter.ts';
import { languages } from '../languages/languages.ts';
import type { Language } from '../languages/languages.ts';
import { isRecord } from '../validation/walk-schema.ts';
import type { FactWords, WordsOfFact } from './quote-facts.ts';

type Said = Pick<DataOf<'facts'>, 'statedAs' | 'translations'>;

/** A fact's words in a language; the English ones where it has none of its own. */
export function factWords({ statedAs, translations }: Said, language: Language): string {
  return (language === 'en' ? undefined : translations?.[language]) ?? statedAs;
}

/** What stands behind the number that words start with: "calendar days" in "20 calendar days". */
export function behindNumber(words: string): string | undefined {
  return /^\d(?:[\d.,\s\u00A0]*\d)?[\s\u00A0]+(\D.*)$/s.exec(words)?.[1];
}

/** The words of facts by file name, for texts that quote them. */
export function wordsOfFacts(facts: Iterable<Pick<Entry<'facts'>, 'id' | 'data'>>): FactWords {
  return new Map(
    [...facts].map(({ id, data: { statedAs, translations, reviewed } }) => [
      id,
      { stated: statedAs, ...translations, reviewedOn: reviewed?.on },
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
  const reviewedOn = isDay(reviewed) ? { reviewedOn: reviewed } : {};
  const { value } = values;
  const unit = String(values['unit']);
  return [id, { stated: stated.trim(), inWords, value, unit, ...Object.fromEntries(own), ...reviewedOn }];
}

/** A day that can't be read is a problem of the fact's own. */
function isDay(value: unknown): value is string {
  return typeof value === 'string' && z.iso.date().safeParse(value).success;
}

/** Money, names and phone numbers are the same in every language. */
const unitsInWords = new Set(['days', 'hours', 'minutes', 'months', 'years', 'date', 'time']);
