/** The engine's data about a language. Patterns are parts of regular expressions. */
export type Lexicon = {
  /** The language's English name. */
  name: string;
  /** The locale for formatting dates. */
  locale: string;
  /** The locale with its country, for `og:locale`. */
  openGraphLocale: string;
  /** Month names alone and after a day; the same in some languages. */
  months: { standalone: readonly string[]; afterDay: readonly string[] };
  /** Month names are often abbreviated. */
  monthsAreAbbreviated?: true;
  /** The first day of a month, if it has a special word. */
  firstDay?: RegExp;
  script: 'Latin' | 'Cyrillic';
  /** Quotation marks other than “ and ”. */
  quotes?: readonly [open: string, close: string];
  /** A question or exclamation starts with its own mark. */
  opensQuestions?: true;
  /** Matches letters or frequent words that other languages in the same script don't have. Has the g flag. */
  distinctiveWords: RegExp;
  /** Matches abbreviations whose period usually doesn't end a sentence. */
  abbreviations: string;
  /** Matches abbreviations that precede a number. */
  abbreviationsBeforeNumbers: string;
  /** Matches words that stay on one line with the number after them. */
  wordsBeforeNumbers: string;
  /** Matches short words that, by the language's typographic rules, don't end a line. */
  shortWords?: string;
  /** Matches words that begin a sentence even after an abbreviation. */
  sentenceStarts: string;
  /** Matches link or button labels that don't name their target. */
  vagueLinkWords: string;
  /** Matches words that may legitimately appear twice in a row. */
  repeatableWords: string;
  /** Matches the start of an author's note in square brackets. */
  authorNoteStarts: string;
  /** Matches the word for "English". */
  wordForEnglish: string;
  /** The heading of the footnotes and the label of back links; {reference} is the note's number, like 2, or 2-3 for its third reference. */
  footnotes: { heading: string; back: string };
  /** The current law and the firm's earlier figure: {law}, {cite}, {date} and {firm}. */
  bothFigures: string;
};
