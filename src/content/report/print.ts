import { sortByPosition } from './diagnostic.ts';
import type { Diagnostic, Span } from './diagnostic.ts';

const contextLines = 2;
const maxLineLength = 110;
/** Characters of a long line to show before the marked range. */
const contextLength = 40;

/** Formats problems for the terminal, the dev overlay and CI. `sources` maps files to their text, for code frames. */
export function formatProblems(
  problems: Diagnostic[],
  sources: ReadonlyMap<string, string>,
  advice = 'Fix this before publishing.',
): string {
  const blocks = sortByPosition(problems).map((problem) =>
    describeProblem(problem, sources.get(problem.file)),
  );
  return [...blocks, formatSummary(problems, advice)].join('\n');
}

/** Formats a problem: `path:line:col` and the rule, the message, and the line with an underline. */
export function describeProblem(problem: Diagnostic, text: string | undefined): string {
  const location = `${problem.file}:${problem.line}:${problem.column}`;
  const kind = problem.severity === 'warning' ? ' (warning)' : '';
  const sentence = problem.field === undefined ? problem.message : `${problem.field}  ${problem.message}`;
  return [`${location}${kind} [${problem.rule}]`, `  ${sentence}`, ...formatExcerpt(problem, text)].join(
    '\n',
  );
}

function formatExcerpt(problem: Diagnostic, text: string | undefined): string[] {
  if (text === undefined || text.trim() === '') return [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const first = Math.max(1, problem.line - contextLines);
  const digits = String(problem.line).length;
  const excerptLines: string[] = [];
  for (let line = first; line < problem.line; line++) {
    excerptLines.push(`    ${String(line).padStart(digits)} | ${clip(lines[line - 1] ?? '', 0)}`);
  }
  const line = lines[problem.line - 1] ?? '';
  const from = findWindowStart(line, problem);
  excerptLines.push(
    `  > ${problem.line} | ${clip(line, from)}`,
    `    ${' '.repeat(digits)} | ${formatUnderline(line, from, problem)}`,
  );
  return excerptLines;
}

/** Finds where the excerpt of a long line starts, so that the marked range is visible. */
function findWindowStart(line: string, { column, length }: Span): number {
  if (line.length <= maxLineLength || column - 1 + length <= maxLineLength) return 0;
  return Math.max(0, Math.min(column - 1 - contextLength, line.length - maxLineLength));
}

/** Underlines the marked range; tabs are preserved for alignment. */
function formatUnderline(line: string, from: number, { column, length }: Span): string {
  const start = Math.max(0, column - 1);
  const padding = (from > 0 ? ' ' : '') + line.slice(from, start).replace(/[^\t]/g, ' ');
  const maxUnderline = Math.max(1, Math.min(line.length, from + maxLineLength) - start);
  return padding + '^'.repeat(Math.max(1, Math.min(length, maxUnderline)));
}

function clip(line: string, from: number): string {
  const end = from + maxLineLength;
  return `${from > 0 ? '…' : ''}${line.slice(from, end)}${line.length > end ? '…' : ''}`;
}

function formatSummary(problems: Diagnostic[], advice: string): string {
  const errors = problems.filter((problem) => problem.severity === 'error');
  const warningCount = problems.length - errors.length;
  const fileCount = new Set(errors.map((problem) => problem.file)).size;
  const parts: string[] = [];
  if (errors.length > 0) {
    parts.push(`${formatCount(errors.length, 'problem')} in ${formatCount(fileCount, 'file')}. ${advice}`);
  }
  if (warningCount > 0) parts.push(`${formatCount(warningCount, 'warning')}.`);
  return parts.join(' ');
}

/** Formats a number of things, such as "1 problem" or "2 problems". */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Adds the indefinite article: "an offer", "a page". */
export function withArticle(noun: string): string {
  return `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
