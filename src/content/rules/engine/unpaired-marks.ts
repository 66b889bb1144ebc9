import { encodeAscii } from '../../facts/fact-text.ts';
import { findMatches } from '../../languages/matches.ts';
import { paragraphPattern } from '../../languages/sentences.ts';
import type { TextDiagnostic } from '../../report/diagnostic.ts';

/** Complete links and pictures, and footnote marks. */
const linkPattern = /\[\^[^\]\n]*\]?|\[[^[\]\n]*\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?: "[^"\n]*")?\)/g;

/** Item numbers and emoticons, after which ")" needs no "(": "a)", "12)", "iv)", ":-)". */
const loneParenthesisPattern = /(?<![\p{L}\d])(?:\d{1,3}\.?|\p{L}|[ivx]{1,4}|[:;]-?)$/u;

/** Broken links and tags, which other rules report. */
const brokenMarkupPattern = /\]\s?[({]|[[(](?:\/|#|https?:|mailto:|tel:)|\[\[|<[\p{L}/]/u;

const openings: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** Finds parentheses, brackets and straight quotation marks that lack the other half in their paragraph. */
export function findUnpairedMarks(text: string): TextDiagnostic[] {
  if (!/[()[\]"]/.test(text)) return [];
  return findMatches(text, paragraphPattern).flatMap(({ 0: paragraph, index }) => {
    const rest = paragraph.replaceAll(linkPattern, encodeAscii);
    if (brokenMarkupPattern.test(rest)) return [];
    const nextParagraph = text.slice(index + paragraph.length).trimStart();
    return [...findUnpairedBrackets(rest), ...findUnpairedQuote(rest, nextParagraph)].map((mistake) => ({
      ...mistake,
      index: index + mistake.index,
      length: 1,
      severity: 'warning',
    }));
  });
}

type Mistake = Pick<TextDiagnostic, 'index' | 'message'>;

function findUnpairedBrackets(paragraph: string): Mistake[] {
  const open: Mistake[] = [];
  const unopened: Mistake[] = [];
  for (const { 0: mark, index } of paragraph.matchAll(/[()[\]]/g)) {
    const opening = openings[mark];
    if (opening === undefined)
      open.push({
        index,
        message: `This ${mark} is never closed. Add ${mark === '(' ? ')' : ']'} or remove it.`,
      });
    else if (paragraph[open.at(-1)?.index ?? -1] === opening) open.pop();
    else if (mark === ']' || !loneParenthesisPattern.test(paragraph.slice(Math.max(0, index - 6), index)))
      unopened.push({
        index,
        message: `This ${mark} has no matching ${opening}. Add one before it or remove it.`,
      });
  }
  return [...open, ...unopened];
}

/**
 * A quotation of several paragraphs is closed only in the last one. A mark after a digit may mean inches. Two commas that open a
 * quotation are reported separately.
 */
function findUnpairedQuote(paragraph: string, nextParagraph: string): Mistake[] {
  const marks = findMatches(paragraph, /"|(?<![\p{L}\d]),,(?=\p{L})/gu);
  const last = marks.at(-1);
  if (last === undefined || marks.length % 2 === 0 || /\d"/.test(paragraph) || nextParagraph.startsWith('"'))
    return [];
  return [
    { index: last.index, message: 'This quotation mark has no partner. Add the other one or remove it.' },
  ];
}
