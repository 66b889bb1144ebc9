import type { Lexicon } from './lexicon.ts';

const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

export const es: Lexicon = {
  name: 'Spanish',
  locale: 'es',
  sharedAs: 'es_US',
  months: { full: months, of: months },
  behindDay: 'de',
  firstDay: /primero/i,
  script: 'Latin',
  own: /(?<![\p{L}'’-])(?:el|la|los|las|de|del|que|y|en|para|con|su|sus|una|un|es|por|se|lo|más|al|usted)(?![\p{L}'’-])/gu,
  sign: / (?:que|para|los|las|una|por|usted) /i,
  abbreviations: 'Sra?|Dra|Lic|EE|UU',
  abbreviationsOfNumbers: 'art|arts|núm',
  sentenceStarts: 'Nosotros|Nuestr[oa]s?|Usted|Si',
  vagueLinkWords:
    'aquí|haga clic aquí|clic aquí|este enlace|enlace|esta página|más|leer más|ver más|saber más|más información',
  repeatable: 'muy|no',
  noteStarts: 'insertar|poner',
  english: 'ingl[ée]s',
  footnotes: { heading: 'Notas', back: 'Volver a la nota {reference} en el texto' },
  bothFigures:
    'la ley vigente indica {law} ({cite}, verificado el {date}; cifra anterior del bufete: {firm})',
  units: {
    minutes: 'minutos?',
    hours: 'horas?',
    days: 'días?',
    weeks: 'semanas?',
    months: 'mes(?:es)?',
    years: 'años?',
  },
  numerals: {
    ones: 'un[oa]? dos tr[eé]s cuatro cinco s[eé]is siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve'.split(
      ' ',
    ),
    tens: 'veint[ei] treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' '),
    hundreds:
      'cien(?:to)? doscient[oa]s trescient[oa]s cuatrocient[oa]s quinient[oa]s seiscient[oa]s setecient[oa]s ochocient[oa]s novecient[oa]s'.split(
        ' ',
      ),
    joint: String.raw`(?<=veinti)|\s(?:y\s)?`,
  },
};
