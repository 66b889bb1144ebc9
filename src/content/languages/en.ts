import type { Lexicon } from './lexicon.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

export const en: Lexicon = {
  name: 'English',
  locale: 'en-US',
  openGraphLocale: 'en_US',
  months: { standalone: months, afterDay: months },
  monthsAreAbbreviated: true,
  script: 'Latin',
  // Lowercase only: "Los Angeles" and "The Bar" are names in any language.
  distinctiveWords:
    /(?<![\p{L}'’-])(?:the|and|of|with|your|you|for|is|are|was|we|our|this|that|not|will|can|must|to|it|in|on|at|by|from|or|an|have|has|do|if|how|what|when|who|before|after|they|their)(?![\p{L}'’-])/gu,
  abbreviations: String.raw`U\.S|e\.g|i\.e|s|ss|St|Mr|Mrs|Ms|Dr|v|Colo|Fla|Stat|R\.P\.C|sec|Inc|Co|Corp|Jr|Sr|Esq|Hon|Prof|D\.C|P\.A|[ap]\. ?m|J\.D|M\.B\.A`,
  abbreviationsBeforeNumbers: 'No|Nos',
  wordsBeforeNumbers: String.raw`sections?|chapters?|rules?|forms?|title|suite|page|Stat\.|ss?\.|arts?\.|ch\.`,
  sentenceStarts: 'We|Our|You|Your|They|The|He|She|In|If|It|This|That|There|When',
  vagueLinkWords:
    'here|click here|click|click here to book|this link|link|this page|this|more|more info|more information|read more|learn more|see more|find out more|details|continue',
  repeatableWords: 'that|had|will|are|can|very|so|no|bye',
  authorNoteStarts: String.raw`insert|enter|add|fill|check|ask|confirm|verify|replace|pending|to\s?do|tbd|tba|your|name|date|phone|address|e-?mail|amount|client`,
  wordForEnglish: 'english',
  footnotes: { heading: 'Notes', back: 'Back to note {reference} in the text' },
  bothFigures: 'under current law, {law} ({cite}, checked {date}; our earlier figure: {firm})',
};
