import { monthNames } from '../languages/month-names.ts';
import { largeInWords, numberInWords } from './number-words.ts';
import { anySpan, currencyWords, noLetterBehind, percentWords, sortsOfDays } from './unit-words.ts';

export const number = String.raw`\d[\d,.\u00A0]*(?<=\d)`;
const amount = String.raw`(?<![\p{L}\d.,:/#№§-])${number}(?:\s?[-–—]\s?${number}|\s(?:to|or|and|a|y|o|до|и|і|або|или)\s${number})?\+?`;
/** "2027 рік" is a year, not a number of years. */
const calendarYear = String.raw`(?:19|20)\d\d\s(?:р(?:ік|оку)|год[ау]?|year)(?!\p{L})`;
const counted = [
  'cases',
  'matters',
  'clients',
  'appeals',
  'families',
  'homes',
  'homeowners',
  'verdicts',
  'trials',
  'foreclosures',
  'casos',
  'clientes',
  'familias',
  'apelaciones',
  'справ(?:и|ах)?',
  String.raw`клієнт\p{L}*`,
  String.raw`апеляці\p{L}*`,
  'дел(?:а|ах)?',
  String.raw`клиент\p{L}*`,
  String.raw`апелляци\p{L}*`,
].join('|');
const counties = String.raw`counties|condados|округ(?:и|ів|ах|ов|а)`;
/** "399.00 flat": nothing but a price is written with no cents. */
const cents = String.raw`(?<![\p{L}\d.,:/#№§$-])\d{1,3}(?:,?\d{3})*\.00(?![\d.])(?:\s(?:flat|total)(?!\p{L}))?|${amount}\sflat(?!\p{L})`;
const large = String.raw`(?:thousand|million|billion|mil|millones|тис\p{L}*|млн|тысяч\p{L}*|мільйон\p{L}*|миллион\p{L}*|k)`;

const months = {
  en: monthNames.en.full.join('|'),
  short: 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec',
  es: monthNames.es.full.join('|'),
  of: [...monthNames.uk.of, ...monthNames.ru.of].join('|'),
  plain: [...monthNames.uk.full, ...monthNames.ru.full].join('|'),
};
const noLetterBefore = String.raw`(?<![\p{L}\d])`;

/** Contracts say a number twice: "20 (twenty) days". */
const saidAgain = String.raw`(?:\s\([^()\n]{1,40}\))?`;
const typed = String.raw`(?:${amount}${saidAgain}|(?<=(?<!\p{L})(?:one|una?|uno|один|одн\p{L}{1,3})\s)\(${number}\))`;

/** Figures in digits that copy must quote from a fact, in every language of the site. */
export const figurePatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:(?:US)?\$|(?<!\p{L})USD)\s?${number}(?:\s?${large}(?!\p{L}))?\+?|${typed}[\s-]${currencyWords}(?!\p{L})|${cents}`,
    'giu',
  ),
  new RegExp(String.raw`${typed}[\s-]?${percentWords}`, 'giu'),
  new RegExp(
    String.raw`(?!${calendarYear})${typed}[\s-]+(?:${sortsOfDays}\s+)?(?:${anySpan})${noLetterBehind}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?!(?:19|20)\d\d\s)${amount}\s(?:\p{L}+\s){0,2}(?:${counted})${noLetterBehind}|(?=\d\d)${amount}\s(?:\p{L}+\s)?(?:${counties})${noLetterBehind}|(?<![\p{L}\d.,-])${number}\+`,
    'giu',
  ),
  /(?<!\d)24\s?\/\s?7(?!\d)/g,
  new RegExp(
    String.raw`${noLetterBefore}(?:(?:${months.en})\s\d{1,2}(?:st|nd|rd|th)?(?:,?\s\d{4})?|(?:${months.short})\.\s\d{1,2}(?:,\s\d{4})?|\d{1,2}\s(?:${months.en}|${months.of})(?:\s\d{4})?|\d{1,2}\.?º?\sde\s(?:${months.es})(?:\sdel?\s\d{4})?|(?:${months.en}|${months.plain})\s\d{4}|(?:${months.es})\sdel?\s\d{4})${noLetterBehind}`,
    'gu',
  ),
  /(?<![\d./-])(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.\d{4})(?![\d/-])/g,
];

/** What is counted, in small letters: a number in words is a figure before one of these only. */
export const anyUnit =
  /day|week|month|year|hour|minute|percent|per cent|dollar|counties|día|semana|mes|año|hora|minuto|ciento|dólar|condado|д(?:ень|н[іїяе])|тиж|м[іе]сяц|рік|рок|год|хвилин|минут|час|лет|недел|відсот|процент|дол|округ/;

export const anyNumberInWords = new RegExp(`${noLetterBefore}${numberInWords}`, 'u');

/** Figures whose number is in words, in small letters. */
export const figuresInWords = new RegExp(
  String.raw`${noLetterBefore}(?:${numberInWords}(?:(?:\s?[-–—]\s?|\s(?:to|or|and|a|y|o|до|и|і|або|или)\s)${numberInWords})?${saidAgain}(?:[\s-]+(?:${sortsOfDays}\s+)?(?:${anySpan})${noLetterBehind}|[\s-]?${percentWords}|[\s-]${currencyWords}(?!\p{L}))|${largeInWords}\s(?:\p{L}+\s)?(?:${counties})${noLetterBehind})`,
  'gu',
);
