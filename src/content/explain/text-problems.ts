import type { Diagnostic } from '../report/diagnostic.ts';
import type { SourceFile } from '../source/content-files.ts';
import {
  characterName,
  curlyQuotedValues,
  hardSpaceAt,
  oddCharacter,
  runningTextLines,
} from '../source/repair.ts';
import { errorAt } from './diagnosis.ts';
import { closingFence, linesAboveFields, plainLines } from '../source/frontmatter.ts';
import { spanIn } from '../source/positions.ts';

/** Invisible encoding problems left by Windows and Word. */
export function checkText({ path, text: typed }: SourceFile): Diagnostic[] {
  const text = plainLines(typed);
  return [
    ...byteOrderMark(path, typed),
    ...lineEnds(path, typed.replace(/^\uFEFF/, '')),
    ...oddCharacters(path, text),
    ...pastedSigns(path, text),
    ...frontmatterLines(path, text),
  ];
}

/** A problem that makes further parsing pointless. */
export function findUnreadable({ path, text: typed, unreadable }: SourceFile): Diagnostic | undefined {
  if (unreadable !== undefined) return errorAt(path, { line: 1, column: 1 }, 0, unreadable);
  const text = plainLines(typed);
  // Seven equals signs alone may underline a heading.
  const found = /^(?:<{7}|>{7}) .*$/m.exec(text);
  if (found === null) return undefined;
  const message = 'Merge conflict: keep one version and delete the markers (<<<<<<<, ======= and >>>>>>>).';
  return errorIn(path, text, found.index, found[0].length, message);
}

/** Characters that Word and PDF files use for letters, line breaks and bullets. */
const pastedSign = /[\u2028\u2029\uE000-\uF8FF\uFB00-\uFB06]/;

function pastedSigns(path: string, text: string): Diagnostic[] {
  const index = text.search(pastedSign);
  return index < 0 ? [] : [errorIn(path, text, index, 1, pastedAdvice(text.charAt(index)))];
}

function pastedAdvice(sign: string): string {
  const letters = sign.normalize('NFKC');
  if (letters !== sign)
    return `"${sign}" is a single character here, so a search for the word misses it. Type the letters: ${letters}.`;
  if (sign === '\u2028' || sign === '\u2029')
    return 'There is an invisible line break from Word here. Remove it, and press Enter where a line should end.';
  return 'This character comes from one of Word’s own fonts, so visitors would see an empty box. Remove it. A list item starts with a hyphen and a space.';
}

/** Reports the first of each kind, because the others in a file have the same cause. */
function oddCharacters(path: string, text: string): Diagnostic[] {
  const hidden = text.search(oddCharacter);
  const problems: [number, string][] = [
    [
      text.indexOf('\uFFFD'),
      'This character was not saved as UTF-8 and would show as �. Type it again, and save the file as UTF-8.',
    ],
    [
      hidden,
      `There is an invisible character (${characterName(text.slice(hidden))}) here. "npm run check -- --fix" removes it.`,
    ],
  ];
  return problems
    .filter(([index]) => index >= 0)
    .map(([index, message]) => errorIn(path, text, index, 1, message));
}

function byteOrderMark(path: string, text: string): Diagnostic[] {
  if (!text.startsWith('\uFEFF')) return [];
  const message = 'The file starts with an invisible byte-order mark. "npm run check -- --fix" removes it.';
  return [{ ...errorIn(path, text, 0, 1, message), severity: 'warning' }];
}

function lineEnds(path: string, text: string): Diagnostic[] {
  const index = text.indexOf('\r');
  if (index < 0) return [];
  const way = text[index + 1] === '\n' ? 'the Windows way (CRLF)' : 'the way of old Macs (CR)';
  const message = `Lines end ${way}. Run "npm run check -- --fix".`;
  return [{ ...errorIn(path, text, index, 1, message), severity: 'warning' }];
}

/** Problems of the lines between the fences. */
function frontmatterLines(path: string, text: string): Diagnostic[] {
  const lines = text.split('\n');
  const end = closingFence(lines);
  const head = end < 0 ? lines : lines.slice(0, end);
  const running = runningTextLines(head);
  return [
    ...curlyQuotes(path, head.slice(linesAboveFields)),
    ...head.flatMap((line, index) => (running.has(index) ? [] : hardSpaces(path, line, index + 1))),
  ];
}

/** YAML doesn't treat curly quotes as quotes: `title: “Probate”` would show them on the page. */
function curlyQuotes(path: string, fields: string[]): Diagnostic[] {
  return curlyQuotedValues(fields).map(({ line, column, value }) => {
    const message = `The curly quotes around this value would appear on the page. Use straight quotes: "${value.slice(1, -1)}".`;
    return errorAt(path, { line: line + linesAboveFields, column }, value.length, message);
  });
}

function hardSpaces(path: string, line: string, number: number): Diagnostic[] {
  const at = line.includes('\u00A0') ? hardSpaceAt(line) : undefined;
  if (at === undefined) return [];
  const message =
    'This is a non-breaking space instead of a regular space. "npm run check -- --fix" replaces it.';
  return [errorAt(path, { line: number, column: at + 1 }, 1, message)];
}

function errorIn(file: string, text: string, index: number, length: number, message: string): Diagnostic {
  return errorAt(file, spanIn(text, index, length), length, message);
}
