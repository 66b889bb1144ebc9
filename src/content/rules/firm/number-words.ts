type NumberWords = readonly (readonly [value: number, forms: string])[];

/** Numbers below ten, and those that stand alone; "one" is left out, because "one day" is seldom a figure. */
const small: NumberWords = [
  [2, 'two|dos|два|дві|двох|две|двух'],
  [3, 'three|tres|три|трьох|трёх|трех'],
  [4, 'four|cuatro|чотири|чотирьох|четыре|четырёх|четырех'],
  [5, "five|cinco|п[’']ять|п[’']яти|пять|пяти"],
  [6, 'six|seis|шість|шести|шесть'],
  [7, 'seven|siete|сім|семи|семь'],
  [8, 'eight|ocho|вісім|восьми|восемь'],
  [9, "nine|nueve|дев[’']ять|дев[’']яти|девять|девяти"],
];

const alone: NumberWords = [
  [10, 'ten|diez|десять|десяти'],
  [11, 'eleven|once|одинадцять|одинадцяти|одиннадцать|одиннадцати'],
  [12, 'twelve|doce|дванадцять|дванадцяти|двенадцать|двенадцати'],
  [13, 'thirteen|trece|тринадцять|тринадцяти|тринадцать|тринадцати'],
  [14, 'fourteen|catorce|чотирнадцять|чотирнадцяти|четырнадцать|четырнадцати'],
  [15, "fifteen|quince|п[’']ятнадцять|п[’']ятнадцяти|пятнадцать|пятнадцати"],
  [16, 'sixteen|dieciséis|шістнадцять|шістнадцяти|шестнадцать|шестнадцати'],
  [17, 'seventeen|diecisiete|сімнадцять|сімнадцяти|семнадцать|семнадцати'],
  [18, 'eighteen|dieciocho|вісімнадцять|вісімнадцяти|восемнадцать|восемнадцати'],
  [19, "nineteen|diecinueve|дев[’']ятнадцять|дев[’']ятнадцяти|девятнадцать|девятнадцати"],
  [21, 'veintiún|veintiuno|veintiuna'],
  [22, 'veintidós'],
  [23, 'veintitrés'],
  [24, 'veinticuatro'],
  [25, 'veinticinco'],
  [26, 'veintiséis'],
  [27, 'veintisiete'],
  [28, 'veintiocho'],
  [29, 'veintinueve'],
];

const tens: NumberWords = [
  [20, 'twenty|veinte|двадцять|двадцяти|двадцать|двадцати'],
  [30, 'thirty|treinta|тридцять|тридцяти|тридцать|тридцати'],
  [40, 'forty|cuarenta|сорок|сорока'],
  [50, "fifty|cincuenta|п[’']ятдесят|п[’']ятдесяти|пятьдесят|пятидесяти"],
  [60, 'sixty|sesenta|шістдесят|шістдесяти|шестьдесят|шестидесяти'],
  [70, 'seventy|setenta|сімдесят|сімдесяти|семьдесят|семидесяти'],
  [80, 'eighty|ochenta|вісімдесят|вісімдесяти|восемьдесят|восьмидесяти'],
  [90, "ninety|noventa|дев[’']яносто|девяносто"],
];

/** Behind tens and hundreds only. */
const ones: NumberWords = [[1, 'one|uno|un|una|один|одна|одного|однієї|одной']];
const hundreds: NumberWords = [
  [100, 'cien|ciento|сто|ста'],
  [200, 'doscientos|двісті|двести'],
  [300, 'trescientos|триста'],
];
const hundred = 'hundred';

const forms = (...lists: NumberWords[]) =>
  lists
    .flat()
    .map(([, words]) => words)
    .join('|');

const belowOnes = String.raw`(?:(?:[-\s]|\sy\s)(?:${forms(ones, small)})(?![\p{L}\d]))?`;
/** Ten or more: people count smaller numbers of things without stating a figure. */
export const largeInWords = String.raw`(?:(?:${forms(tens)})${belowOnes}|${forms(alone)})`;
const belowHundred = String.raw`(?:${largeInWords}|${forms(small)})`;
const hundredsFirst = String.raw`(?:(?:${forms(small)}|one|a)\s${hundred}|${forms(hundreds)})(?:\s(?:and\s)?${belowHundred})?`;

/** A number in words, in every language of the site: "twenty-one", "ciento veinte", "двадцять один". */
export const numberInWords = String.raw`(?:${hundredsFirst}|${belowHundred})`;

const values = new Map(
  [...small, ...alone, ...tens, ...ones, ...hundreds].flatMap(([value, words]) =>
    words.split('|').map((word): [string, number] => [word.replace("[’']", '’'), value]),
  ),
);

/** What a number in words comes to; undefined for other words. */
export function valueInWords(text: string): number | undefined {
  const words =
    text
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/[\p{L}’]+/gu) ?? [];
  let sum = 0;
  for (const word of words) {
    const value = values.get(word);
    if (value !== undefined) sum += value;
    else if (word === hundred) sum = (sum === 0 ? 1 : sum) * 100;
    else if (!['a', 'y', 'and'].includes(word)) return undefined;
  }
  return sum === 0 ? undefined : sum;
}
