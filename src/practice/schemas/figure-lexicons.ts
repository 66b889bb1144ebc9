import type { Language } from '#content/languages/languages.ts';

/** How a language writes figures. Patterns are parts of regular expressions and match all inflected forms. */
export type FigureLexicon = {
  /** The word between day, month and year, if any. */
  dateConnector?: 'de';
  units: { [unit in 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years']: string };
  /** Numbers in words, in numeric order, separated by spaces. */
  numerals: {
    /** Patterns for 1 to 19. */
    ones: string;
    /** Patterns for 20 to 90. */
    tens: string;
    /** Patterns for 100 to 900, or a single pattern if the language combines it with a numeral, as in "five hundred". */
    hundreds: string;
    /** The separator between two number words: "twenty-five", "treinta y cinco". */
    separator: string;
  };
};

export const figureLexicons: { [Name in Language]: FigureLexicon } = {
  en: {
    units: {
      minutes: 'minutes?',
      hours: 'hours?',
      days: 'days?',
      weeks: 'weeks?',
      months: 'months?',
      years: 'years?',
    },
    numerals: {
      ones: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
      hundreds: 'hundred',
      separator: String.raw`[\s-](?:and\s)?`,
    },
  },
  uk: {
    units: {
      minutes: String.raw`хвилин\p{L}*`,
      hours: String.raw`годин\p{L}*`,
      days: 'день|дн(?:я|і|ів|ям|ями|ях)',
      weeks: String.raw`тиж\p{L}+`,
      months: String.raw`місяц\p{L}*`,
      years: 'р(?:ік|оки|оків|оку)',
    },
    numerals: {
      ones: "од(?:ин|на|не|ного|ну) дв(?:а|і|ох) тр(?:и|ьох) чотир(?:и|ьох) п[’']ят(?:ь|и|ьох) ш(?:ість|ести|істьох) с(?:ім|еми|імох) в(?:ісім|осьми) дев[’']ят(?:ь|и|ьох) десят(?:ь|и|ьох) одинадцят(?:ь|и) дванадцят(?:ь|и) тринадцят(?:ь|и) чотирнадцят(?:ь|и) п[’']ятнадцят(?:ь|и) шістнадцят(?:ь|и) сімнадцят(?:ь|и) вісімнадцят(?:ь|и) дев[’']ятнадцят(?:ь|и)",
      tens: "двадцят(?:ь|и|ьох) тридцят(?:ь|и|ьох) сорока? п[’']ятдесят(?:и|ьох)? шістдесят(?:и|ьох)? сімдесят(?:и|ьох)? вісімдесят(?:и|ьох)? дев[’']яност[оа]",
      hundreds: "ст[оа] двісті триста чотириста п[’']ятсот шістсот сімсот вісімсот дев[’']ятсот",
      separator: String.raw`\s`,
    },
  },
  ru: {
    units: {
      minutes: String.raw`минут\p{L}*`,
      hours: 'час(?:а|ов|у)?',
      days: 'день|дн(?:я|ей|ям|ями|ях)',
      weeks: String.raw`недел\p{L}*`,
      months: String.raw`месяц\p{L}*`,
      years: 'год(?:а|у|ов)?|лет',
    },
    numerals: {
      ones: 'од(?:ин|на|но|ного|ной|ну) дв(?:а|е|ух) тр(?:и|[её]х) четыр(?:е|[её]х) пят[ьи] шест[ьи] сем[ьи] вос(?:емь|ьми) девят[ьи] десят[ьи] одиннадцат[ьи] двенадцат[ьи] тринадцат[ьи] четырнадцат[ьи] пятнадцат[ьи] шестнадцат[ьи] семнадцат[ьи] восемнадцат[ьи] девятнадцат[ьи]',
      tens: 'двадцат[ьи] тридцат[ьи] сорока? пят(?:ьдесят|идесяти) шест(?:ьдесят|идесяти) сем(?:ьдесят|идесяти) вос(?:емьдесят|ьмидесяти) девяност[оа]',
      hundreds: 'ст[оа] двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот',
      separator: String.raw`\s`,
    },
  },
  es: {
    dateConnector: 'de',
    units: {
      minutes: 'minutos?',
      hours: 'horas?',
      days: 'días?',
      weeks: 'semanas?',
      months: 'mes(?:es)?',
      years: 'años?',
    },
    numerals: {
      ones: 'un[oa]? dos tr[eé]s cuatro cinco s[eé]is siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
      tens: 'veint[ei] treinta cuarenta cincuenta sesenta setenta ochenta noventa',
      hundreds:
        'cien(?:to)? doscient[oa]s trescient[oa]s cuatrocient[oa]s quinient[oa]s seiscient[oa]s setecient[oa]s ochocient[oa]s novecient[oa]s',
      separator: String.raw`(?<=veinti)|\s(?:y\s)?`,
    },
  },
};
