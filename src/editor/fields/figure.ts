/**
 * A fact has a value, its text on pages, and translations of that text. Changing the value or the text updates the
 * others.
 */
import { guessDays, isDay } from '#content/languages/dates.ts';
import { languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { isGroup } from './values.ts';

type Values = Record<string, unknown>;

/** Updates the other fields of a fact after one is edited, if they had the same number or date. */
export function completeFigure(values: Values, path: FieldPath, base: Values): Values {
  const [edited] = path;
  if (path.length !== 1 || (edited !== 'value' && edited !== 'statedAs')) return values;
  const [from, to] = [String(base[edited]), String(values[edited] ?? '')];
  const adjust = (original: unknown, language: Language, current: unknown) =>
    base['unit'] === 'date'
      ? adjustDay(original, language, findDay(from), findDay(to))
      : adjustNumber(original, language, from, to, current);
  const otherField = edited === 'value' ? 'statedAs' : 'value';
  const completed = { ...values, [otherField]: adjust(base[otherField], 'en', base[otherField]) };
  const { translations } = values;
  const originalTranslations = base['translations'];
  if (!isGroup(translations) || !isGroup(originalTranslations)) return completed;
  const adjustedTranslations = languages.flatMap((language): [string, unknown][] => {
    const current = translations[language];
    return current === undefined
      ? []
      : [[language, adjust(originalTranslations[language], language, current) ?? current]];
  });
  return { ...completed, translations: { ...translations, ...Object.fromEntries(adjustedTranslations) } };
}

/**
 * Replaces the number in text. Returns the text unchanged if it had a different number, or if its noun may need a
 * different plural form.
 */
function adjustNumber(
  original: unknown,
  language: Language,
  from: string,
  to: string,
  current: unknown,
): unknown {
  if (typeof original !== 'string' && typeof original !== 'number') return original;
  const [oldParts, newParts, currentNumber] = [
    findNumber(from),
    findNumber(to),
    findNumber(String(original)),
  ];
  // The author has changed the rest of the text by hand.
  if (stripNumber(current) !== stripNumber(original)) return current;
  if (oldParts === undefined || newParts === undefined || currentNumber?.number !== oldParts.number)
    return original;
  if (typeof original === 'number') return newParts.number;
  const plural = new Intl.PluralRules(lexicons[language].locale);
  if (/\p{L}/u.test(original) && plural.select(oldParts.number) !== plural.select(newParts.number))
    return original;
  const isGrouped =
    currentNumber.text.includes(',') || (language === 'en' && currentNumber.text !== original);
  return original.replace(
    currentNumber.text,
    isGrouped ? newParts.number.toLocaleString('en-US') : String(newParts.number),
  );
}

/** Finds the only number in a string, such as 1250 in "$1,250". */
function findNumber(text: string): { text: string; number: number } | undefined {
  const [number, more] = text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  if (number === undefined || more !== undefined) return undefined;
  return { text: number, number: Number(number.replaceAll(',', '')) };
}

function stripNumber(value: unknown): string {
  return String(value).replaceAll(/\d(?:[\d.,\s]*\d)?/g, '');
}

/** Finds the day in "2027-01-31" or "January 31, 2027". */
function findDay(text: string): string | undefined {
  const [day, secondDay] = guessDays(text.trim());
  return secondDay === undefined && isDay(day) ? day : undefined;
}

/** Replaces the day in a value or in text, in its own format. */
function adjustDay(original: unknown, language: Language, from?: string, to?: string): unknown {
  if (typeof original !== 'string' || from === undefined || to === undefined) return original;
  if (original === from) return to;
  const [oldParts, newParts] = [formatDayParts(from, language), formatDayParts(to, language)];
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${oldParts.join('|')})(?![\\p{L}\\d])`, 'gu');
  if (original.match(pattern)?.length !== oldParts.length) return original;
  return original.replace(pattern, (part) => newParts[oldParts.indexOf(part)] ?? part);
}

/** Formats the day, month and year as in a sentence, in the language's order. */
function formatDayParts(day: string, language: Language): string[] {
  const format = new Intl.DateTimeFormat(lexicons[language].locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value);
}
