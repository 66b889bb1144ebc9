import type { Lexicon } from './lexicon.ts';

const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

export const es: Lexicon = {
  name: 'Spanish',
  locale: 'es',
  openGraphLocale: 'es_US',
  months: { standalone: months, afterDay: months },
  firstDay: /primero/i,
  script: 'Latin',
  opensQuestions: true,
  distinctiveWords:
    /[¿¡]|(?<![\p{L}'’-])(?:el|la|los|las|de|del|que|y|en|para|con|su|sus|una|un|es|por|se|lo|más|al|usted|como|cuando|antes|sobre|si|qué|cómo|está|este|esta|pero|le|les|nos)(?![\p{L}'’-])/gu,
  abbreviations: 'Sra?|Dra|Lic|EE|UU',
  abbreviationsBeforeNumbers: 'art|arts|núm',
  wordsBeforeNumbers: 'secci(?:ón|ones)|capítulos?|reglas?|normas?|formularios?|página',
  sentenceStarts: 'Nosotros|Nuestr[oa]s?|Usted|Si',
  vagueLinkWords:
    'aquí|haga clic aquí|clic aquí|este enlace|enlace|esta página|más|leer más|ver más|saber más|más información',
  repeatableWords: 'muy|no',
  authorNoteStarts: 'insertar|poner',
  wordForEnglish: 'ingl[ée]s',
  footnotes: { heading: 'Notas', back: 'Volver a la nota {reference} en el texto' },
  bothFigures:
    'la ley vigente indica {law} ({cite}, verificado el {date}; cifra anterior del bufete: {firm})',
};
