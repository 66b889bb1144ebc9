import { inReadingOrder } from './problem.ts';
import type { Problem } from './problem.ts';

const linesBefore = 2;
const maxLineLength = 110;
/** Characters of a long line to show before the marked range. */
const contextBefore = 40;

/** The report for terminal, dev overlay and CI. `sources` maps files to their text, for code frames. */
export function reportProblems(
  problems: Problem[],
  sources: ReadonlyMap<string, string>,
  closing = 'Nothing was built.',
): string {
  const blocks = inReadingOrder(problems).map((problem) =>
    describeProblem(problem, sources.get(problem.file)),
  );
  return [...blocks, countProblems(problems, closing)].join('\n');
}

/** Formats a problem: `path:line:col`, the message, and the line with an underline. */
export function describeProblem(problem: Problem, text: string | undefined): string {
  const where = `${problem.file}:${problem.line}:${problem.column}`;
  const kind = problem.severity === 'warning' ? ' (warning)' : '';
  const sentence = problem.field === undefined ? problem.message : `${problem.field}  ${problem.message}`;
  return [`${where}${kind}`, `  ${sentence}`, ...frame(problem, text)].join('\n');
}

function frame(problem: Problem, text: string | undefined): string[] {
  if (text === undefined || text.trim() === '') return [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const mark = problem.mark ?? { line: problem.line, column: problem.column, length: 1 };
  const first = Math.max(1, mark.line - linesBefore);
  const digits = String(mark.line).length;
  const shown: string[] = [];
  for (let line = first; line < mark.line; line++) {
    shown.push(`    ${String(line).padStart(digits)} | ${clip(lines[line - 1] ?? '', 0)}`);
  }
  const line = lines[mark.line - 1] ?? '';
  const from = windowStart(line, mark);
  shown.push(
    `  > ${mark.line} | ${clip(line, from)}`,
    `    ${' '.repeat(digits)} | ${underline(line, from, mark)}`,
  );
  return shown;
}

/** The start of the excerpt of a long line, so that the marked range is visible. */
function windowStart(line: string, mark: { column: number; length: number }): number {
  if (line.length <= maxLineLength || mark.column - 1 + mark.length <= maxLineLength) return 0;
  return Math.max(0, Math.min(mark.column - 1 - contextBefore, line.length - maxLineLength));
}

/** Underlines the marked range; tabs are preserved for alignment. */
function underline(line: string, from: number, mark: { column: number; length: number }): string {
  const start = Math.max(0, mark.column - 1);
  const lead = (from > 0 ? ' ' : '') + line.slice(from, start).replace(/[^\t]/g, ' ');
  const room = Math.max(1, Math.min(line.length, from + maxLineLength) - start);
  return lead + '^'.repeat(Math.max(1, Math.min(mark.length, room)));
}

function clip(line: string, from: number): string {
  const end = from + maxLineLength;
  return `${from > 0 ? '…' : ''}${line.slice(from, end)}${line.length > end ? '…' : ''}`;
}

function countProblems(problems: Problem[], closing: string): string {
  const errors = problems.filter((problem) => problem.severity === 'error');
  const warnings = problems.length - errors.length;
  const files = new Set(errors.map((problem) => problem.file)).size;
  const parts: string[] = [];
  if (errors.length > 0) {
    parts.push(`${counted(errors.length, 'problem')} in ${counted(files, 'file')}. ${closing}`);
  }
  if (warnings > 0) parts.push(`${counted(warnings, 'warning')}.`);
  return parts.join(' ');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** "an offer", "a page". */
export function withArticle(noun: string): string {
  return `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
