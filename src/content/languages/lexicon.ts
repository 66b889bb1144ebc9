/** What the content check knows of one language of the site. Patterns are parts of regular expressions. */
export type Lexicon = {
  /** What authors call the language, in English. */
  name: string;
  /** For dates. */
  locale: string;
  /** The same with the country, as networks write it that show shared links. */
  sharedAs: string;
  /** The months; `of` has the form that stands behind the day, in some languages the same. */
  months: { full: readonly string[]; of: readonly string[] };
  /** Months are often written by their first letters. */
  monthsAreShortened?: true;
  /** What stands between the day, its month and its year, where it is a word. */
  behindDay?: 'de';
  /** The first day of a month, where a word is used for it. */
  firstDay?: RegExp;
  script: 'Latin' | 'Cyrillic';
  /** Its quotation marks, where they are not “ and ”. */
  quotes?: readonly [open: string, close: string];
  /** Global. What the other languages of its script don't have: its own letters, or its most frequent words. */
  own: RegExp;
  /** Stands in nearly every text of this language, and in no English one. */
  sign?: RegExp;
  /** A pattern of short forms whose full stop ends no sentence, as a rule. */
  abbreviations: string;
  /** The same where a number follows. */
  abbreviationsOfNumbers: string;
  /** A pattern of words that begin a sentence even behind a short form. */
  sentenceStarts: string;
  /** A pattern of what a link or button says that does not say where it leads. */
  vagueLinkWords: string;
  /** A pattern of words that may stand twice by right. */
  repeatable: string;
  /** A pattern of how a remark begins that an author leaves in square brackets. */
  remarks: string;
  /** A pattern of the name of the English language. */
  english: string;
  /** The heading of a page's footnotes, and what the link back from one is called; {reference} is its number. */
  footnotes: { heading: string; back: string };
  /** What the law says, and then the firm's earlier figure: {law}, {cite}, {date} and {firm}. */
  bothFigures: string;
  /** Patterns of the words of what is counted, in each of their forms. */
  units: { [unit in 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years']: string };
  /** Patterns of numbers written as words, each in all its forms, in the order of their values. */
  numerals: {
    /** From 1 to 19. */
    ones: readonly string[];
    /** From 20 to 90. */
    tens: readonly string[];
    /** From 100 on; one alone where "five" stands before it. */
    hundreds: readonly string[];
    /** What stands between two of them: "twenty-five", "treinta y cinco". */
    joint: string;
  };
};
