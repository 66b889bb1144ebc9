import type { Lexicon } from './lexicon.ts';

const months =
  'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень'.split(' ');

export const uk: Lexicon = {
  name: 'Ukrainian',
  locale: 'uk',
  openGraphLocale: 'uk_UA',
  months: {
    standalone: months,
    afterDay: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'.split(
      ' ',
    ),
  },
  script: 'Cyrillic',
  quotes: ['«', '»'],
  distinctiveWords: /[іїєґ]|(?<!\p{L})(?:або|дуже|зараз|лише|що|щоб|якщо)(?!\p{L})/giu,
  abbreviations: 'див|тис|ім|р|рр',
  abbreviationsBeforeNumbers: 'ст|п|ч',
  wordsBeforeNumbers: 'форм[аиіу]|розділ[иуі]?|стат(?:тя|ті|тю)',
  shortWords: 'а|в|з|і|й|о|у|я',
  sentenceStarts: 'Ми|Наш[аіе]?|Ви|Ваш[аіе]?|Це',
  vagueLinkWords:
    'тут|тут і зараз|натисніть тут|за посиланням|посилання|ця сторінка|більше|докладніше|детальніше|читати далі|дізнатися більше',
  repeatableWords: 'дуже|ні',
  authorNoteStarts: 'вставити|вставте',
  wordForEnglish: 'англ',
  footnotes: { heading: 'Примітки', back: 'Назад до примітки {reference} в тексті' },
  bothFigures: 'за чинним законом — {law} ({cite}, перевірено {date}; попередня цифра фірми — {firm})',
};
