import { isNumericUnit, statesUnit, formatWithUnit } from '#content/facts/units.ts';
import { fillInMarker } from '#content/fields/kinds.ts';
import { listStrings } from '#content/fields/walk.ts';
import { suggestDate, dayPattern, isDay, statesDay } from '#content/languages/dates.ts';
import { languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { figureLexicons } from './figure-lexicons.ts';

/** The site's phone number format, and the message for other formats. */
export const phoneNumber = {
  pattern: /^\(\d{3}\) \d{3}-\d{4}$/,
  /** Explains what is wrong with other text: gives the number in this format or, if it isn't one, an example. */
  explain(text: string): string {
    const [, area = '', exchange = '', line = ''] =
      /^1?(\d{3})(\d{3})(\d{4})$/.exec(extractDigits(text)) ?? [];
    return line === ''
      ? 'must be a US phone number like (407) 555-0100'
      : `must be typed as (${area}) ${exchange}-${line}, with a plain space and hyphen`;
  },
};

/** A fact's value and text, as in its file. */
type StatedValue = {
  value: number | string | number[];
  unit: string;
  statedAs: string;
  translations?: { [language: string]: string | undefined } | undefined;
  law?: object | undefined;
};

type FactProblem = { path: FieldPath; message: string };

/** Lists the problems with a fact's value, unit and text, for example that they don't match. */
export function checkFact(fact: StatedValue): FactProblem[] {
  const textProblems = checkPlainText(fact);
  return textProblems.length > 0 ? textProblems : checkValue(fact);
}

/** Reports braces and tags, which pages would show as typed, final punctuation and malformed amounts. */
function checkPlainText({ statedAs, translations, law }: StatedValue): FactProblem[] {
  return listStrings({ statedAs, translations, law }).flatMap(({ path, text }) => {
    const character = /[{}<]/.exec(text)?.[0];
    if (text.includes(fillInMarker)) return [];
    if (character !== undefined)
      return [
        { path, message: `can’t contain ${character}: pages show this text as typed. Write plain text.` },
      ];
    if (/\d[.,;:]$/.test(text))
      return [{ path, message: 'ends with punctuation, which would appear within sentences. Remove it' }];
    return /\$\s|\$[\d,]*,\d{1,2}(?!\d)/.test(text)
      ? [{ path, message: `must state the amount like $1,500 or $15.00, found "${text}"` }]
      : [];
  });
}

function checkValue(fact: StatedValue): FactProblem[] {
  if (fact.unit === 'phone') return checkPhone(fact);
  if (fact.unit === 'date') return checkDay(fact);
  if (fact.unit === 'day-of-year') return checkDayOfYear(fact);
  if (fact.unit === 'time' || fact.unit === 'email') return checkSameText(fact);
  return isNumericUnit(fact.unit) ? checkNumber(fact) : [];
}

/** Checks values that can't be compared as numbers, such as hours and email addresses: value and text must be equal. */
function checkSameText({ value, unit, statedAs }: StatedValue): FactProblem[] {
  if (unit === 'email' && !/^[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i.test(String(value)))
    return [
      { path: ['value'], message: `must be an email address like office@example.com, found "${value}"` },
    ];
  return statedAs.includes(fillInMarker) || String(value) === statedAs
    ? []
    : [{ path: ['statedAs'], message: `must be the same text as the value, "${value}"` }];
}

function checkPhone({ value, statedAs }: StatedValue): FactProblem[] {
  if (!phoneNumber.pattern.test(String(value))) {
    return [{ path: ['value'], message: `${phoneNumber.explain(String(value))}, found "${value}"` }];
  }
  return ['', extractDigits(String(value))].includes(extractDigits(statedAs))
    ? []
    : [{ path: ['statedAs'], message: formatMismatch(statedAs, value) }];
}

/** Matches "12/15/2026", "December 15, 2026" and "15 December 2026": values in these formats can't be compared with the text. */
const writtenDayPattern =
  /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$|^(?:\p{L}+\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2} \p{L}+),? \d{4}$/u;

/** Checks a date. "August" and "September 2025" are valid, too. */
function checkDay(fact: StatedValue): FactProblem[] {
  const day = String(fact.value);
  if (!dayPattern.test(day)) {
    return writtenDayPattern.test(day)
      ? [
          {
            path: ['value'],
            message: `must be a date like 2027-01-31, found "${day}".${suggestDate(day).replace(/\.$/, '')}`,
          },
        ]
      : [];
  }
  if (!isDay(day)) {
    return [{ path: ['value'], message: `must be a real date, found "${day}"` }];
  }
  return checkTexts(fact, (text, language) =>
    statesDay(text, day, language)
      ? undefined
      : `says "${text}", but the value is ${day}. Write its day, month and year, or change both`,
  );
}

/** Checks a day of the year: "09-30", stated as "September 30". */
function checkDayOfYear(fact: StatedValue): FactProblem[] {
  const day = String(fact.value);
  // A leap year has every day.
  if (!isDay(`2028-${day}`)) {
    return [{ path: ['value'], message: `must be a month and day like 09-30, found "${day}"` }];
  }
  const number = String(Number(day.slice(3)));
  return checkTexts(fact, (text) =>
    text.match(numberPattern)?.includes(number) === true ? undefined : formatMismatch(text, day),
  );
}

function checkNumber(fact: StatedValue): FactProblem[] {
  const numbers = [fact.value].flat();
  if (!numbers.every((number) => typeof number === 'number')) {
    const message = `must be a number without other characters, because its unit is ${fact.unit}, found "${fact.value}"${formatNumberHint(String(fact.value))}`;
    return [{ path: ['value'], message }];
  }
  if (numbers.some((number) => number < 0)) return [{ path: ['value'], message: 'must not be less than 0' }];
  const [first = 0, last = first] = numbers;
  if (first > last) return [{ path: ['value'], message: 'must have the smaller number first, like [6, 12]' }];
  return checkTexts(fact, (text, language) => {
    if (!statesAll(text, numbers)) return formatMismatch(text, fact.value);
    if (statesOtherUnit(text, fact.unit, language))
      return `says "${text}", but the unit is ${fact.unit}. Change the text or the unit`;
    if (statesUnit(text, fact.unit)) return undefined;
    return `is only "${text}", so pages would read "your ${text}". Add its unit, like "${formatWithUnit(text, fact.unit)}"`;
  });
}

/** Whether text with a number states another unit of time, such as "12 días" for a fact in months. */
function statesOtherUnit(text: string, unit: string, language: Language): boolean {
  const units = Object.entries(figureLexicons[language].units);
  if (!/\d/.test(text) || !units.some(([name]) => name === unit)) return false;
  const statedUnits = units.filter(([, pattern]) =>
    new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu').test(text),
  );
  return statedUnits.length > 0 && statedUnits.every(([name]) => name !== unit);
}

/** Checks a fact's text in each language, except FILL IN. `explain` returns the problem, if any. */
function checkTexts(
  { statedAs, translations = {} }: StatedValue,
  explain: (text: string, language: Language) => string | undefined,
): FactProblem[] {
  return languages.flatMap((language) => {
    const text = language === 'en' ? statedAs : translations[language];
    const message = text === undefined || text.includes(fillInMarker) ? undefined : explain(text, language);
    const path = language === 'en' ? ['statedAs'] : ['translations', language];
    return message === undefined ? [] : [{ path, message }];
  });
}

/** Whether the text states all numbers. Text without digits, such as "two years", can't be compared. */
function statesAll(text: string, numbers: number[]): boolean {
  const statedNumbers = text.match(numberPattern);
  if (statedNumbers === null) return true;
  const readings = statedNumbers.flatMap(parseReadings);
  return numbers.every((number) => readings.includes(number));
}

/** Matches a number with its separators: "1,250.50", "75 000", "3.125". */
export const numberPattern = /\d+(?:[.,]\d+|[\s\u00A0]\d{3}(?!\d))*/g;

/**
 * Parses a number. A period or comma before three digits is a thousands or decimal separator, depending on the language, so
 * both readings are returned.
 */
export function parseReadings(number: string): number[] {
  const withoutThousands = number.replaceAll(/[.,\s\u00A0](?=\d{3}(?!\d))/g, '');
  const [, integer = '', fraction = ''] = /^(.*)[.,](\d+)$/s.exec(number) ?? [];
  const decimalReadings =
    fraction === '' || fraction === '000' ? [] : [`${extractDigits(integer)}.${fraction}`];
  return [...(/^\d+$/.test(withoutThousands) ? [withoutThousands] : []), ...decimalReadings].map(Number);
}

function formatMismatch(text: string, value: StatedValue['value']): string {
  return `says "${text}", but the value is ${[value].flat().join(' to ')}. Change both`;
}

function extractDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Suggests the value for input like "1-3", a range, or "$1,399", a number with separators. */
function formatNumberHint(number: string): string {
  const range = /^(\d+)\s*[-–]\s*(\d+)$/.exec(number);
  if (range !== null) return `: write [${range[1] ?? ''}, ${range[2] ?? ''}]`;
  if (/^\d+(?:\.\d+)?$/.test(number)) return ': remove the quotes';
  const digits = number.replaceAll(/[$%\s_\p{L}]|,(?=\d{3}(?:\D|$))/gu, '').replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(digits) ? `: write ${digits}` : '';
}
