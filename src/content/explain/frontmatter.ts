import type { Diagnostic } from '../report/diagnostic.ts';
import type { SourceFile } from '../source/content-files.ts';
import { findClosingFence, isFence, normalizeLines, splitFrontmatter } from '../source/frontmatter.ts';
import type { Frontmatter } from '../source/frontmatter.ts';
import { createError } from './diagnosis.ts';
import { explainYamlErrors } from './yaml-errors.ts';
import { checkComments, checkIndicators, checkMisindentedItems } from './yaml-indicators.ts';

/** Splits a content file into frontmatter and body. Returns only problems if its fences or its YAML have any. */
export function readFrontmatter(source: SourceFile): { frontmatter?: Frontmatter; problems: Diagnostic[] } {
  const problem = findFenceProblem(source.path, normalizeLines(source.text));
  if (problem !== undefined) return { problems: [problem] };
  const frontmatter = splitFrontmatter(source);
  const problems = findYamlProblems(frontmatter);
  return problems.length > 0 ? { problems } : { problems, frontmatter };
}

function findYamlProblems(frontmatter: Frontmatter): Diagnostic[] {
  const { document } = frontmatter;
  return document.errors.length + document.warnings.length > 0
    ? explainYamlErrors(frontmatter)
    : [...checkIndicators(frontmatter), ...checkComments(frontmatter), ...checkMisindentedItems(frontmatter)];
}

/** Finds a problem with the lines that open and close a file's fields. */
function findFenceProblem(file: string, text: string): Diagnostic | undefined {
  const reportLine = (line: number, message: string) => createError(file, { line, column: 1 }, 0, message);
  if (text.trim() === '') {
    return reportLine(
      1,
      'This file is empty. Write a line of three hyphens (---), then the fields, then another such line.',
    );
  }
  const lines = text.split('\n');
  if (!isFence(lines[0])) {
    const firstIndex = lines.findIndex((line) => line.trim() !== '');
    if (isFence(lines[firstIndex]))
      return reportLine(1, 'Nothing may come before the first line of hyphens (---). Delete the blank line.');
    return reportLine(
      1,
      'A content file must start with a line of three hyphens (---), followed by its fields.',
    );
  }
  const closingIndex = findClosingFence(lines);
  const earlyFence = lines.findIndex(
    (line, index) => index > 0 && index < closingIndex && line.startsWith('---'),
  );
  if (earlyFence > 0) {
    const message =
      'This line would end the fields here. Delete it, or put its text on its own line, without the hyphens.';
    return reportWholeLine(file, lines, earlyFence, message);
  }
  if (closingIndex >= 0) return checkBlankLines(file, lines.slice(0, closingIndex));
  const likelyFence = lines.findIndex((line, index) => index > 0 && fencePattern.test(line));
  if (likelyFence < 0)
    return reportLine(
      1,
      'The fields are never closed. Put a second line of three hyphens (---) below the last field.',
    );
  const message = 'The line below the last field must be three hyphens and nothing else. Retype it: ---';
  return reportWholeLine(file, lines, likelyFence, message);
}

/** Creates an error that spans a whole line; `index` counts from 0. */
function reportWholeLine(file: string, lines: string[], index: number, message: string): Diagnostic {
  return createError(file, { line: index + 1, column: 1 }, (lines[index] ?? '').length, message);
}

const maxBlankLines = 100;

/** Rejects a long run of blank lines between fields, because gray-matter's running time is quadratic in its length. */
function checkBlankLines(file: string, fields: string[]): Diagnostic | undefined {
  let count = 0;
  for (const [index, line] of fields.entries()) {
    count = line.trim() === '' ? count + 1 : 0;
    if (count <= maxBlankLines) continue;
    const message = `There are more than ${maxBlankLines} blank lines in a row here. Delete them.`;
    return createError(file, { line: index + 1, column: 1 }, 0, message);
  }
  return undefined;
}

/** Malformed fences: too few or too many hyphens, spaces between them, Word's dashes, other characters, or text after them. */
const fencePattern = /^\s*(?:(?:[-–—] ?){2,}|[–—]|\.{3}|_{3}|\+{3})\s*$|^---\s*\S/;

const fieldPattern = /^[a-z][A-Za-z]*:(?:\s|$)/;

/**
 * Reports fields that appear twice or are below the closing line. Body text may begin with "Note: …", so only names of the
 * collection’s fields count.
 */
export function findMisplacedFields({ file, text }: Frontmatter, fields: object): Diagnostic | undefined {
  const lines = text.split('\n');
  const closingIndex = findClosingFence(lines);
  const reportIndex = (index: number, message: string) => reportWholeLine(file, lines, index, message);
  const firstIndex = lines.findIndex(
    (line, index) => index > closingIndex && line.trim() !== '' && !isFence(line),
  );
  const firstLine = lines[firstIndex] ?? '';
  if (firstIndex < 0 || !fieldPattern.test(firstLine) || !Object.hasOwn(fields, readFieldName(firstLine)))
    return undefined;
  const name = readFieldName(firstLine);
  const nextFence = lines.findIndex((line, index) => index > firstIndex && isFence(line));
  const appearsAbove = lines.slice(0, closingIndex).some((line) => line.startsWith(`${name}:`));
  if (appearsAbove && nextFence > 0)
    return reportIndex(firstIndex, 'The fields appear twice. Delete one block and its --- line.');
  if (nextFence > 0)
    return reportIndex(
      closingIndex,
      'This line closes the fields too early, because more fields follow. Delete it.',
    );
  return reportIndex(
    firstIndex,
    `"${name}" looks like a field, but it is below the closing ---. Move it above that line.`,
  );
}

function readFieldName(line: string): string {
  return line.slice(0, line.indexOf(':'));
}
