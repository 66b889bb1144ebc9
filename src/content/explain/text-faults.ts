import type { Diagnostic, Position } from '../report/diagnostic.ts';
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

/** Invisible encoding problems left by Windows and Word. */
export function checkText(source: SourceFile): Diagnostic[] {
  return [
    ...byteOrderMark(source),
    ...lineEnds(source),
    ...oddCharacters(source),
    ...pastedSigns(source),
    ...frontmatterLines(source),
  ];
}

/** A problem that makes further parsing pointless. */
export function findUnreadable({ path, text, unreadable }: SourceFile): Diagnostic | undefined {
  if (unreadable !== undefined) return errorAt(path, { line: 1, column: 1 }, 0, unreadable);
  // Seven equals signs alone may underline a heading.
  const found = /^(?:<{7}|>{7}) .*$/m.exec(text);
  if (found === null) return undefined;
  const message = 'Merge conflict: keep one version and delete the markers (<<<<<<<, ======= and >>>>>>>).';
  return errorAt(path, positionIn(text, found.index), found[0].length, message);
}

/** Characters that Word and PDF files use for letters, line breaks and bullets. */
const pastedSign = /[\u2028\u2029\uE000-\uF8FF\uFB00-\uFB06]/;

function pastedSigns({ path, text }: SourceFile): Diagnostic[] {
  const index = text.search(pastedSign);
  if (index < 0) return [];
  const sign = text.charAt(index);
  return [errorAt(path, positionIn(text, index), 1, pastedAdvice(sign))];
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
function oddCharacters({ path, ...source }: SourceFile): Diagnostic[] {
  const text = source.text.replace(/^\uFEFF/, '');
  const wrong = text.indexOf('\uFFFD');
  const hidden = text.search(oddCharacter);
  const faults: [number, string][] = [
    [
      wrong,
      'This character was not saved as UTF-8 and would show as �. Type it again, and save the file as UTF-8.',
    ],
    [
      hidden,
      `There is an invisible character (${characterName(text.slice(hidden))}) here. "npm run check -- --fix" removes it.`,
    ],
  ];
  return faults
    .filter(([index]) => index >= 0)
    .map(([index, message]) => errorAt(path, positionIn(text, index), 1, message));
}

function byteOrderMark({ path, text }: SourceFile): Diagnostic[] {
  if (!text.startsWith('\uFEFF')) return [];
  const message = 'The file starts with an invisible byte-order mark. "npm run check -- --fix" removes it.';
  return [warning(path, { line: 1, column: 1 }, 1, message)];
}

function lineEnds({ path, text }: SourceFile): Diagnostic[] {
  const index = text.indexOf('\r');
  if (index < 0) return [];
  const way = text[index + 1] === '\n' ? 'the Windows way (CRLF)' : 'the way of old Macs (CR)';
  return [warning(path, positionIn(text, index), 1, `Lines end ${way}. Run "npm run check -- --fix".`)];
}

/** Problems of the lines between the fences. */
function frontmatterLines({ path, text }: SourceFile): Diagnostic[] {
  const lines = plainLines(text).split('\n');
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

function positionIn(text: string, index: number): Position {
  const before = text
    .slice(0, index)
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

function warning(file: string, position: Position, length: number, message: string): Diagnostic {
  return { ...errorAt(file, position, length, message), severity: 'warning' };
}
