import type { Diagnostic } from '../report/diagnostic.ts';
import type { SourceFile } from '../source/content-files.ts';
import {
  describeCharacter,
  findCurlyQuotedValues,
  findHardSpace,
  oddCharacterPattern,
  findBlockScalarLines,
} from '../source/repair.ts';
import { createError, createErrorInText } from './diagnosis.ts';
import { findClosingFence, normalizeLines } from '../source/frontmatter.ts';

/** Finds encoding problems, and characters that Word, PDF files and text generators leave in text. */
export function checkText({ path, text: rawText }: SourceFile): Diagnostic[] {
  const text = normalizeLines(rawText);
  const lines = text.split('\n');
  const end = findClosingFence(lines);
  const fields = end < 0 ? lines : lines.slice(0, end);
  const blockScalarLines = findBlockScalarLines(fields);
  return [
    ...checkFileFormat(path, rawText),
    ...findOddCharacters(path, text),
    ...fields.flatMap((line, index) =>
      blockScalarLines.has(index) ? [] : checkField(path, line, index + 1),
    ),
  ];
}

/** Finds a problem that prevents parsing: an unreadable file or a merge conflict. */
export function findReadProblem({ path, text: rawText, readError }: SourceFile): Diagnostic | undefined {
  if (readError !== undefined) return createError(path, { line: 1, column: 1 }, 0, readError);
  const text = normalizeLines(rawText);
  // Seven equals signs alone may underline a heading.
  const match = /^(?:<{7}|>{7}) .*$/m.exec(text);
  if (match === null) return undefined;
  const message = 'Merge conflict: keep one version and delete the markers (<<<<<<<, ======= and >>>>>>>).';
  return createErrorInText(path, text, match.index, match[0].length, message);
}

function checkFileFormat(path: string, rawText: string): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const text = rawText.replace(/^\uFEFF/, '');
  if (text !== rawText) {
    const message = 'The file starts with an invisible byte-order mark. "npm run check -- --fix" removes it.';
    problems.push({ ...createErrorInText(path, rawText, 0, 1, message), severity: 'warning' });
  }
  const index = text.indexOf('\r');
  if (index >= 0) {
    const platform = text[index + 1] === '\n' ? 'Windows (CRLF)' : 'old Mac (CR)';
    const message = `This file has ${platform} line endings. Run "npm run check -- --fix".`;
    problems.push({ ...createErrorInText(path, text, index, 1, message), severity: 'warning' });
  }
  return problems;
}

/** Characters that Word, PDF files and text generators use for letters, line breaks and bullets. */
const pastedCharacterPattern = /[\u2028\u2029\uE000-\uF8FF\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/u;

/** Reports the first problem of each kind, because the others in a file usually have the same cause. */
function findOddCharacters(path: string, text: string): Diagnostic[] {
  return [/\uFFFD/, oddCharacterPattern, pastedCharacterPattern].flatMap((pattern) => {
    const index = text.search(pattern);
    const char = String.fromCodePoint(text.codePointAt(index) ?? 0);
    return index < 0 ? [] : [createErrorInText(path, text, index, 1, explainCharacter(char))];
  });
}

function explainCharacter(char: string): string {
  if (char === '\uFFFD')
    return 'This character was not saved as UTF-8 and would show as �. Type it again, and save the file as UTF-8.';
  if (!pastedCharacterPattern.test(char))
    return `There is an invisible character (${describeCharacter(char)}) here. "npm run check -- --fix" removes it.`;
  const letters = char.normalize('NFKC');
  if (letters !== char)
    return `"${char}" is a special character, so a search for the word misses it. Type ${letters} instead.`;
  if (char === '\u2028' || char === '\u2029')
    return 'There is an invisible line break from Word here. Remove it, and press Enter where a line should end.';
  return 'This character comes from one of Word’s own fonts, so visitors would see an empty box. Remove it. If it was a bullet, type a hyphen and a space instead.';
}

/** Finds curly quotes around values, which would appear on the page, and non-breaking spaces where YAML needs regular ones. */
function checkField(path: string, line: string, lineNumber: number): Diagnostic[] {
  const hardSpace = findHardSpace(line);
  const hardSpaceMessage =
    'This is a non-breaking space instead of a regular space. "npm run check -- --fix" replaces it.';
  return [
    ...findCurlyQuotedValues(line).map(({ index, value }) => {
      const message = `The curly quotes around this value would appear on the page. Use straight quotes: "${value.slice(1, -1).trim()}".`;
      return createError(path, { line: lineNumber, column: index + 1 }, value.length, message);
    }),
    ...(hardSpace < 0
      ? []
      : [createError(path, { line: lineNumber, column: hardSpace + 1 }, 1, hardSpaceMessage)]),
  ];
}
