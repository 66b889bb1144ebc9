import { monthNames } from './month-names.ts';
import { currencyWords, sortsOfDays, unitWords } from './unit-words.ts';

const number = String.raw`\d[\d,.\u00A0]*(?<=\d)`;
const amount = String.raw`(?<![\p{L}\d.,:/#№§-])${number}(?:\s?[-–—]\s?${number}|\s(?:to|or|and|a|y|o|до|и|і|або|или)\s${number})?\+?`;
const sorts = sortsOfDays;
const spans = Object.values(unitWords).flat().join('|');
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
const large = String.raw`(?:thousand|million|billion|mil|millones|тис\p{L}*|млн|тысяч\p{L}*|мільйон\p{L}*|миллион\p{L}*|k)`;
const currency = currencyWords;

const months = {
  en: monthNames.en.full.join('|'),
  short: 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec',
  es: monthNames.es.full.join('|'),
  of: [...monthNames.uk.of, ...monthNames.ru.of].join('|'),
  plain: [...monthNames.uk.full, ...monthNames.ru.full].join('|'),
};
const edge = { before: String.raw`(?<![\p{L}\d])`, after: String.raw`(?![\p{L}\d])` };

const numbersInWords = [
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty(?:-five)?|thirty|forty(?:-five)?|fifty|sixty|ninety',
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|veinticinco|treinta|cuarenta|cincuenta|sesenta|noventa',
  "два|дві|двох|три|трьох|чотири|чотирьох|п’ять|п'ять|шість|сім|вісім|дев’ять|десять|дванадцять|двадцять|двадцяти|тридцять|тридцяти|шістдесят|дев’яносто",
  'две|двух|трёх|трех|четыре|четырёх|пять|шесть|семь|восемь|девять|двенадцать|двадцать|двадцати|тридцать|тридцати|шестьдесят|девяносто',
].join('|');

/** A digit or a number in words, in small letters: without one there is no figure. */
export const anyNumber = new RegExp(String.raw`\d|${numbersInWords}`);

/** Figures that copy must quote from a fact, in every language of the site. */
export const figurePatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:US)?\$\s?${number}(?:\s?${large}(?!\p{L}))?\+?|${amount}\s${currency}(?!\p{L})`,
    'giu',
  ),
  new RegExp(
    String.raw`${amount}\s?(?:%|percent(?!\p{L})|per\scent(?!\p{L})|por\sciento|відсот\p{L}*|процент\p{L}*)`,
    'giu',
  ),
  new RegExp(String.raw`(?!${calendarYear})${amount}[\s-]+(?:${sorts}\s+)?(?:${spans})${edge.after}`, 'giu'),
  new RegExp(
    String.raw`${edge.before}(?:${numbersInWords})[\s-]+(?:${sorts}\s+)?(?:${spans})${edge.after}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?!(?:19|20)\d\d\s)${amount}\s(?:\p{L}+\s){0,2}(?:${counted})${edge.after}|(?<![\p{L}\d.,-])${number}\+`,
    'giu',
  ),
  /(?<!\d)24\s?\/\s?7(?!\d)/g,
  new RegExp(
    String.raw`${edge.before}(?:(?:${months.en})\s\d{1,2}(?:st|nd|rd|th)?(?:,?\s\d{4})?|(?:${months.short})\.\s\d{1,2}(?:,\s\d{4})?|\d{1,2}\s(?:${months.en}|${months.of})(?:\s\d{4})?|\d{1,2}\.?º?\sde\s(?:${months.es})(?:\sdel?\s\d{4})?|(?:${months.en}|${months.plain})\s\d{4}|(?:${months.es})\sdel?\s\d{4})${edge.after}`,
    'gu',
  ),
  /(?<![\d./-])(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.\d{4})(?![\d/-])/g,
];

const place = String.raw`[\w.:()\[\]-]*\d[\w.:()\[\]-]*`;

/**
 * Numbers that name a thing: laws, rules, forms, courts, steps, quotations of facts and addresses of links.
 */
export const namingNumbers: readonly RegExp[] = [
  /\{\{[^{}\n]*\}\}/g,
  /\]\([^)\n]*\)|https?:\/\/\S+/g,
  new RegExp(
    String.raw`(?:§+|(?<![\p{L}])(?:ss?\.|sections?|chapters?|rules?|articles?|titles?|parts?|paragraphs?|forms?|steps?|no\.|pub\. l\.|c\.r\.s\.|fla\. stat\.|стат[ьт]\p{L}*|розділ\p{L}*|раздел\p{L}*|правил\p{L}*|форм\p{L}*|пункт\p{L}*|крок\p{L}*|шаг\p{L}*|artículos?|sección|secciones|capítulos?|reglas?|formularios?|títulos?|pasos?))\s*№?\s*${place}(?:(?:\s*,\s*|\s(?:to|and|or|through|y|a|та|і|и)\s)(?:§+\s*)?${place}(?!\s*(?:${spans})))*`,
    'giu',
  ),
  /(?<![\p{L}\d])\d+\s(?:U\.S\.C\.|C\.?F\.?R\.?|U\.S\.|So\.\s?[23]d|F\.\s?[234](?:d|th)|P\.\s?[23]d|Fla\.|Colo\.)\s*(?:§+\s*)?\d[\w.()-]*/gu,
];
