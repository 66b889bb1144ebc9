import type { Lexicon } from './lexicon.ts';

const months = 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' ');

export const ru: Lexicon = {
  name: 'Russian',
  locale: 'ru',
  sharedAs: 'ru_RU',
  months: {
    full: months,
    of: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
  },
  script: 'Cyrillic',
  own: /[ыэъё]/giu,
  sign: /[\u0400-\u04FF]/,
  abbreviations: 'см|тыс|им|г|гг',
  abbreviationsOfNumbers: 'ст|п|ч',
  sentenceStarts: 'Мы|Наши|Вы|Ваши|Это',
  vagueLinkWords:
    'здесь|нажмите здесь|по ссылке|ссылка|эта страница|больше|подробнее|читать далее|узнать больше',
  repeatable: 'очень|нет',
  remarks: 'вставить|вставьте',
  english: 'англ',
  bothFigures: 'по данным фирмы — {firm}; по действующему закону — {law} ({cite}, по состоянию на {date})',
  notConfirmed: 'ещё не подтверждено',
  units: {
    minutes: String.raw`минут\p{L}*`,
    hours: 'час(?:а|ов|у)?',
    days: 'день|дн(?:я|ей|ям|ями|ях)',
    weeks: String.raw`недел\p{L}*`,
    months: String.raw`месяц\p{L}*`,
    years: 'год(?:а|у|ов)?|лет',
  },
};
