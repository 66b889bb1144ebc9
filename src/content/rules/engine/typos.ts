import { getLanguage } from '../../languages/languages.ts';
import { joinPatterns, lexicons } from '../../languages/lexicons.ts';
import { findInVisibleText } from '../visible-texts.ts';
import type { SourceRule } from '../rule.ts';
import { findPatternsInFile } from './text-patterns.ts';
import type { TextPattern } from './text-patterns.ts';
import { findMatches } from '../../languages/matches.ts';
import { paragraphPattern } from '../../languages/sentences.ts';
import type { TextDiagnostic } from '../../report/diagnostic.ts';

const typoPatterns: readonly TextPattern[] = [
  {
    message: '"$&" repeats a word. Remove one.',
    patterns: [
      new RegExp(
        String.raw`(?<![\p{L}’'-])(?!(?:${joinPatterns(({ repeatableWords }) => repeatableWords)})\s)(\p{L}\p{Ll}+)\s+(?=\p{Ll})(?i:\1)(?![\p{L}’'-])`,
        'gu',
      ),
    ],
  },
  {
    message: 'Remove the space before "$&".',
    patterns: [
      // Legal quotations contain spaced ellipses: "shall . . . pay".
      /(?<=[\p{L}\d]) (?:[!?](?=\s|$)|[,;](?=[\s\p{L}]|$))|(?<=[\p{L}\d]{2}) \.(?! ?\.)(?=\s|$)/gmu,
    ],
  },
  {
    message: '"$&" has extra punctuation. Keep one mark.',
    patterns: [/,,(?!\p{L})|;;|,\.|(?<!\.)\.\.(?![./])|!!+|\?\?+/gu],
  },
  {
    message: 'These two commas look like a quotation mark. Type “ or ".',
    patterns: [/(?<![\p{L}\d]),,(?=\p{L})/gu],
  },
  {
    message: 'Add a space next to this link.',
    patterns: [/(?<=\p{L})\[(?=[^[\]\n]+\]\([^()\s])|(?<=\]\([^()\s]{1,200}\))(?:\[|\p{L}{3})/gu],
  },
  {
    message: "This $& isn’t an apostrophe. Type ' instead.",
    patterns: [/(?<=\p{L})[´‘](?=\p{L})/gu],
  },
  {
    message: 'The page would show two hyphens. Type a dash (—), or use a comma or a period.',
    patterns: [/(?<=[\p{L}\d.,)”"»’] ?)--(?= ?[\p{L}\d(“"«])/gu],
  },
  {
    message: 'Add a space after "$&".',
    patterns: [/(?<=\p{Ll}{2})[.;!?](?=\p{Lu}\p{Ll}+(?:[\s,]|[.!?](?:\s|$)))|(?<=\p{Ll}{2}),(?=\p{Ll}{2})/gu],
  },
  {
    message:
      '"$&" mixes Latin and Cyrillic letters, which look alike but break searches and screen readers. Retype the word with one keyboard layout.',
    severity: 'error',
    patterns: [
      /(?<![\p{L}’])[\p{L}’]*(?:[A-Za-z][\u0400-\u04FF]|[\u0400-\u04FF][A-Za-z])[\p{L}’]*(?![^{}\n]*\}\})/gu,
    ],
  },
  // "Form І-130".
  createLookalikePattern('Cyrillic', 'Latin', /(?<![\p{L}\d-])[АВЕІКМНОРСТХ](?=-\d)/gu),
];

/** Single letters from the other alphabet: "Суд i закон", "This is а deed". Latin capitals are allowed, because they may be visa types. */
const loneLetterPatterns = {
  Cyrillic: createLookalikePattern(
    'Latin',
    'Cyrillic',
    /(?<=[\u0400-\u04FF],? )[aceiopxy](?= [\u0400-\u04FF])/g,
  ),
  Latin: createLookalikePattern('Cyrillic', 'Latin', /(?<=[A-Za-z],? )[АІаеоу](?= [A-Za-z])/g),
};

function createLookalikePattern(script: string, expectedScript: string, pattern: RegExp): TextPattern {
  const message = `This "$&" is a ${script} letter that looks like a ${expectedScript} one. Retype it with the other keyboard layout.`;
  return { message, patterns: [pattern] };
}

/** Spanish questions and exclamations without an opening mark. The mark may come late: "Si pierde, ¿qué pasa?". */
const missingOpeningMark: TextPattern = {
  message: '"$&" ends a question or exclamation. Start it with ¿ or ¡.',
  patterns: [
    // Looks back only from a mark, because looking back from each letter takes quadratic time.
    /\p{Script=Latin}+\?(?<=(?:^|[?!\n])[^¿?!\n]*\?)(?=[\s"”»)*]|$)|\p{Script=Latin}+!(?<=(?:^|[?!\n])[^¡?!\n]*!)(?=[\s"”»)*]|$)/gu,
  ],
};

/** Typos. Mostly warnings, because a name may be spelled that way. */
export const typos: SourceRule = {
  id: 'typos',
  severity: 'warning',
  why: 'Visitors notice repeated words, and searches miss words with letters from another alphabet.',
  run: (entry) => {
    // The schema checks a fact's text instead.
    if (entry.config.holdsFigures === true) return [];
    const language = lexicons[getLanguage(entry.frontmatter.values)];
    const patterns = [...typoPatterns, loneLetterPatterns[language.script]];
    if (language.opensQuestions === true) patterns.push(missingOpeningMark);
    return [...findPatternsInFile(entry, patterns), ...findInVisibleText(entry, findUnpairedMarks)];
  },
};

/** Complete links and pictures, and footnote marks. */
const linkPattern = /\[\^[^\]\n]*\]?|\[[^[\]\n]*\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?: "[^"\n]*")?\)/g;

/** Broken links and tags, which other rules report. */
const brokenMarkupPattern = /\]\s?[({]|[[(](?:\/|#|https?:|mailto:|tel:)|\[\[|<[\p{L}/]/u;

/** A pair of parentheses, brackets or quotation marks, without others inside. “ also closes „. */
const pairPattern =
  /\([^()[\]“”„«»]*\)|\[[^()[\]“”„«»]*\]|“[^()[\]“”„«»]*”|„[^()[\]“”„«»]*[“”]|«[^()[\]“”„«»]*»/g;
const maxDepth = 3;

/** An opening quotation mark, or any bracket except ")" after an item number or in an emoticon: "a)", "12)", "iv)", ":-)". */
const unpairedMarkPattern =
  /[“«](?=[^\s.,;:!?)])|[([\]]|(?<!(?<![\p{L}\d])(?:\d{1,3}\.?|\p{L}|[ivx]{1,4}|[:;]-?))\)/gu;

const closingMarks: Partial<Record<string, string>> = { '(': ')', '[': ']', '“': '”', '«': '»' };

/** Finds parentheses, brackets and quotation marks that lack the other half in their paragraph. */
function findUnpairedMarks(text: string): TextDiagnostic[] {
  if (!/[()[\]"“«]/.test(text)) return [];
  const mask = (part: string) => 'x'.repeat(part.length);
  // The lines between a blockquote's paragraphs contain only a >.
  const paragraphs = findMatches(
    text.replaceAll(/^[> \t]+$/gm, (line) => ' '.repeat(line.length)),
    paragraphPattern,
  );
  return paragraphs.flatMap(({ 0: paragraph, index }) => {
    let rest = paragraph.replaceAll(linkPattern, mask);
    if (brokenMarkupPattern.test(rest)) return [];
    const straightMarks = findUnpairedQuote(rest);
    for (let depth = 0; depth < maxDepth; depth++) rest = rest.replaceAll(pairPattern, mask);
    const nextParagraph = text.slice(index + paragraph.length).replace(/^[>\s]+/, '');
    return (
      [...findMatches(rest, unpairedMarkPattern), ...straightMarks]
        // A quotation of several paragraphs is closed only in the last one.
        .filter(([mark]) => /[()[\]]/.test(mark) || !nextParagraph.startsWith(mark))
        .map((mark) => ({
          index: index + mark.index,
          length: 1,
          message: `This ${mark[0]} has no matching ${closingMarks[mark[0]] ?? 'mark'}. Add one, or remove it.`,
        }))
    );
  });
}

/** A mark after a digit may mean inches. Two commas that open a quotation are reported separately. */
function findUnpairedQuote(paragraph: string): RegExpExecArray[] {
  const marks = findMatches(paragraph, /"|(?<![\p{L}\d]),,(?=\p{L})/gu);
  return marks.length % 2 === 0 || /\d"/.test(paragraph) ? [] : marks.slice(-1);
}
