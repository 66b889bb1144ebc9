import type { Lexicon } from './lexicon.ts';

const months = 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' ');

export const ru: Lexicon = {
  name: 'Russian',
  locale: 'ru',
  openGraphLocale: 'ru_RU',
  months: {
    standalone: months,
    afterDay: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
  },
  script: 'Cyrillic',
  quotes: ['«', '»'],
  distinctiveWords:
    /[ыэъё]|(?<!\p{L})(?:больше|время|если|или|как|когда|нужно|очень|после|потому|сейчас|тоже|только|что)(?!\p{L})/giu,
  abbreviations: 'см|тыс|им|г|гг',
  abbreviationsBeforeNumbers: 'ст|п|ч',
  wordsBeforeNumbers: 'форм[аеыу]|раздел[аеы]?|стать[яиюе]',
  shortWords: 'а|в|и|к|о|с|у|я',
  sentenceStarts: 'Мы|Наши|Вы|Ваши|Это',
  vagueLinkWords:
    'здесь|нажмите здесь|по ссылке|ссылка|эта страница|больше|подробнее|читать далее|узнать больше',
  repeatableWords: 'очень|нет',
  authorNoteStarts: 'вставить|вставьте',
  wordForEnglish: 'англ',
  footnotes: { heading: 'Примечания', back: 'Назад к примечанию {reference} в тексте' },
  bothFigures: 'по действующему закону — {law} ({cite}, проверено {date}; прежняя цифра фирмы — {firm})',
};
