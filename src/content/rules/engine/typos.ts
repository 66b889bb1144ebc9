import { getLanguage } from '../../languages/languages.ts';
import { joinPatterns, lexicons } from '../../languages/lexicons.ts';
import { findInVisibleText } from '../visible-texts.ts';
import type { SourceRule } from '../rule.ts';
import { findPatterns } from './text-patterns.ts';
import { findUnpairedMarks } from './unpaired-marks.ts';
import type { TextPattern } from './text-patterns.ts';

const typoPatterns: readonly TextPattern[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}’'-])(?!(?:${joinPatterns(({ repeatableWords }) => repeatableWords)})\s)(\p{L}\p{Ll}+)\s+(?=\p{Ll})(?i:\1)(?![\p{L}’'-])`,
      'gu',
    ),
    severity: 'warning',
    message: (match) => `"${match.replace(/\s+/, ' ')}" repeats a word. Remove one.`,
  },
  {
    // Legal quotations contain spaced ellipses: "shall . . . pay".
    pattern:
      /(?<=[\p{L}\d]) (?:[!?](?=\s|$)|[,;](?=[\s\p{L}]|$))|(?<=[\p{L}\d]{2}) \.(?! ?\.)(?=\s|$)|,,(?!\p{L})|;;|,\.|(?<!\.)\.\.(?![./])|!!+|\?\?+/gmu,
    severity: 'warning',
    message: (match) =>
      match.startsWith(' ')
        ? `There is a space before "${match.trim()}". Remove it.`
        : `"${match}" has extra punctuation. Keep one mark.`,
  },
  {
    pattern: /(?<![\p{L}\d]),,(?=\p{L})/gu,
    severity: 'warning',
    message: () => 'These two commas look like a quotation mark. Type “ or ".',
  },
  {
    pattern: /(?<=\p{L})\[(?=[^[\]\n]+\]\([^()\s])|(?<=\]\([^()\s]{1,200}\))(?:\[|\p{L}{3})/gu,
    severity: 'warning',
    message: () => 'Add a space next to this link.',
  },
  {
    pattern: /(?<=\p{L})[´‘](?=\p{L})/gu,
    severity: 'warning',
    message: (match) => `This ${match} isn’t an apostrophe. Type ' instead.`,
  },
  {
    pattern: /(?<=[\p{L}\d.,)”"»’] ?)--(?= ?[\p{L}\d(“"«])/gu,
    severity: 'warning',
    message: () => 'The page would show two hyphens. Type a dash (—), or use a comma or a period.',
  },
  {
    pattern: /(?<=\p{Ll}{2})[.;!?](?=\p{Lu}\p{Ll}+(?:[\s,]|[.!?](?:\s|$)))|(?<=\p{Ll}{2}),(?=\p{Ll}{2})/gu,
    severity: 'warning',
    message: (match) => `Add a space after "${match}".`,
  },
];

/**
 * Opening quotation marks without a closing one. “ also closes „…“, and each paragraph of a long quotation begins with an opening
 * mark.
 */
const unclosedQuotePatterns = ['“”', '«»'].map((quotes): TextPattern => ({
  pattern: new RegExp(
    String.raw`(?<!„[^“\n]*)[${quotes.charAt(0)}](?=[^\s.,;:!?)])(?=(?:[^${quotes}\n]|\n(?![>\s]*\n))*(?:[${quotes.charAt(0)}]|\n[>\s]*\n(?![>\s]*[“«])|(?![^])))`,
    'g',
  ),
  severity: 'warning',
  message: (match) => `This ${match} is never closed. Add ${quotes.charAt(1)} after the last quoted word.`,
}));

const quotePatterns: readonly TextPattern[] = [
  {
    pattern: /(?<!„[^“\n]*)“[^“”\n]*[^\s“”([—]“(?=[\s.,;:!?)]|$)/gmu,
    severity: 'warning',
    message: () => 'The second of these quotation marks faces the wrong way. Type ” there.',
  },
  ...unclosedQuotePatterns,
];

/** Words that mix Latin and Cyrillic letters, which look alike. Searched for only in files with Cyrillic letters. */
const mixedAlphabetPatterns: readonly TextPattern[] = [
  {
    pattern:
      /(?<![\p{L}’])[\p{L}’]*(?:[A-Za-z][\u0400-\u04FF]|[\u0400-\u04FF][A-Za-z])[\p{L}’]*(?![^{}\n]*\}\})/gu,
    severity: 'error',
    message: (match) =>
      `"${match}" mixes Latin and Cyrillic letters, which look alike. Searches and screen readers fail on ${describeMinorityLetters(match)}. Retype the word in one keyboard layout.`,
  },
  // "Form І-130".
  createLookalikePattern(/(?<![\p{L}\d-])[АВЕІКМНОРСТХ](?=-\d)/gu),
];

/** Single letters from the other alphabet: "Суд i закон", "This is а deed". Latin capitals are allowed, because they may be visa types. */
const loneLetterPatterns = {
  Cyrillic: createLookalikePattern(/(?<=[\u0400-\u04FF],? )[aceiopxy](?= [\u0400-\u04FF])/g),
  Latin: createLookalikePattern(/(?<=[A-Za-z],? )[АІаеоу](?= [A-Za-z])/g),
};

function createLookalikePattern(pattern: RegExp): TextPattern {
  const message = (match: string) =>
    `This "${match}" is a ${/[a-z]/.test(match) ? 'Latin letter that looks like a Cyrillic' : 'Cyrillic letter that looks like a Latin'} one. Retype it in the other keyboard layout.`;
  return { pattern, message, severity: 'warning' };
}

/** Spanish questions and exclamations without an opening mark. The mark may come late: "Si pierde, ¿qué pasa?". */
const missingOpeningMarkPatterns: readonly TextPattern[] = [
  {
    pattern:
      /(?<=(?:^|[?!\n])[^¿?!\n]*)\p{Script=Latin}+\?(?=[\s"”»)*]|$)|(?<=(?:^|[?!\n])[^¡?!\n]*)\p{Script=Latin}+!(?=[\s"”»)*]|$)/gu,
    severity: 'warning',
    message: (match) =>
      `The ${match.endsWith('?') ? 'question needs a ¿' : 'exclamation needs a ¡'} where it starts.`,
  },
];

/** Lists the word's letters in its less frequent script. */
function describeMinorityLetters(word: string): string {
  const latin = word.match(/[A-Za-z]/g) ?? [];
  const cyrillic = word.match(/[\u0400-\u04FF]/g) ?? [];
  const [minorityLetters, name] = latin.length <= cyrillic.length ? [latin, 'Latin'] : [cyrillic, 'Cyrillic'];
  return `the ${name} ${[...new Set(minorityLetters)].map((letter) => `"${letter}"`).join(', ')}`;
}

/** Typos. Mostly warnings, because a name may be spelled that way. */
export const typos: SourceRule = {
  id: 'typos',
  severity: 'warning',
  why: 'Visitors notice repeated words, and searches miss words with letters from another alphabet.',
  run: (entry) => {
    // The rules for facts check a fact's text.
    if (entry.config.holdsFigures === true) return [];
    const { text, values } = entry.frontmatter;
    const language = lexicons[getLanguage(values)];
    return [
      ...findPatterns(entry, [
        ...typoPatterns,
        ...quotePatterns,
        ...(/[\u0400-\u04FF]/.test(text) ? mixedAlphabetPatterns : []),
        loneLetterPatterns[language.script],
        ...(language.opensQuestions === true ? missingOpeningMarkPatterns : []),
      ]),
      ...findInVisibleText(entry, findUnpairedMarks),
    ];
  },
};
