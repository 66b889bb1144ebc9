import type { Lexicon } from './lexicon.ts';

const months =
  'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень'.split(' ');

export const uk: Lexicon = {
  name: 'Ukrainian',
  locale: 'uk',
  sharedAs: 'uk_UA',
  months: {
    full: months,
    of: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'.split(' '),
  },
  script: 'Cyrillic',
  own: /[іїєґ]/giu,
  sign: /[\u0400-\u04FF]/,
  abbreviations: 'див|тис|ім|р|рр',
  abbreviationsOfNumbers: 'ст|п|ч',
  sentenceStarts: 'Ми|Наш[аіе]?|Ви|Ваш[аіе]?|Це',
  vagueLinkWords:
    'тут|тут і зараз|натисніть тут|за посиланням|посилання|ця сторінка|більше|докладніше|детальніше|читати далі|дізнатися більше',
  repeatable: 'дуже|ні',
  remarks: 'вставити|вставте',
  english: 'англ',
  bothFigures: 'за даними фірми — {firm}; за чинним законом — {law} ({cite}, станом на {date})',
  notConfirmed: 'ще не підтверджено',
  units: {
    minutes: String.raw`хвилин\p{L}*`,
    hours: String.raw`годин\p{L}*`,
    days: 'день|дн(?:я|і|ів|ям|ями|ях)',
    weeks: String.raw`тиж\p{L}+`,
    months: String.raw`місяц\p{L}*`,
    years: 'р(?:ік|оки|оків|оку)',
  },
};
