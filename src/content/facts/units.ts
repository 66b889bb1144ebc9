import { unwritten } from '../fields/kinds.ts';

/** What is counted, in every language of the site: each unit's words as parts of patterns. */
export const unitWords = {
  minutes: ['minutes?', 'minutos?', String.raw`хвилин\p{L}*`, String.raw`минут\p{L}*`],
  hours: ['hours?', 'horas?', String.raw`годин\p{L}*`, 'час(?:а|ов|у)?'],
  days: ['days?', 'días?', 'день', 'дн(?:і|ів|ям|ями|ях|я|ей)'],
  weeks: ['weeks?', 'semanas?', String.raw`тиж\p{L}+`, String.raw`недел\p{L}*`],
  months: ['months?', 'mes(?:es)?', String.raw`місяц\p{L}*`, String.raw`месяц\p{L}*`],
  years: ['years?', 'años?', 'р(?:ік|оки|оків|оку)', 'год(?:а|у|ов)?', 'лет'],
} as const;

/** Any of them. */
export const anySpan = Object.values(unitWords).flat().join('|');

export const percentWords = String.raw`(?:%|percent(?!\p{L})|per\scent(?!\p{L})|por\sciento|відсот\p{L}*|процент\p{L}*)`;

export const currencyWords = String.raw`(?:dollars?|usd|cents|dólares?|долар\p{L}*|доллар\p{L}*)`;

/** Which days: "calendar", "business", "full". */
export const sortsOfDays = String.raw`(?:calendar|business|working|court|full|consecutive|календарн\p{L}*|робоч\p{L}*|рабоч\p{L}*|повн\p{L}*|полн\p{L}*)`;

export const noLetterBehind = String.raw`(?![\p{L}\d])`;

/** Units whose value is a number. */
export const counted = new Set(['days', 'hours', 'minutes', 'months', 'years', 'percent', 'usd', 'count']);

/** Whether words say what their number counts. Words without a number, such as "free", say it themselves. */
export function statesUnit(words: string, unit: string): boolean {
  if (unit === 'count' || !counted.has(unit) || !/\d/.test(words) || words.includes(unwritten)) return true;
  return unit === 'usd' ? /[$]|\p{L}{3}/u.test(words) : /%|\p{L}/u.test(words);
}

/** A number as copy would say it: "$399", "20 days". */
export function withUnit(number: string, unit: string): string {
  return unit === 'usd' ? `$${number}` : `${number} ${unit}`;
}
