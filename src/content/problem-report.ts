import type { Problem } from './problem.ts';
import { inReadingOrder } from './problem.ts';

const linesBefore = 2;
const longestLine = 110;

/**
 * The text that terminal, dev overlay and CI share.
 * `textOf` gives a file's text (for the frame), or undefined when there is none to show.
 */
export function reportProblems(
  problems: Problem[],
  textOf: (file: string) => string | undefined,
  closing = 'Nothing was built.',
): string {
  const blocks = inReadingOrder(problems).map((problem) => describeProblem(problem, textOf(problem.file)));
  return [...blocks, countProblems(problems, closing)].join('\n');
}

/** One problem: `path:line:col`, the sentence, and the offending line underlined. */
export function describeProblem(problem: Problem, text: string | undefined): string {
  const where = `${problem.file}:${problem.line}:${problem.column}`;
  const kind = problem.severity === 'warning' ? ' (warning)' : '';
  const sentence = problem.field === undefined ? problem.message : `${problem.field}  ${problem.message}`;
  return [`${where}${kind}`, `  ${sentence}`, ...frame(problem, text)].join('\n');
}

function frame(problem: Problem, text: string | undefined): string[] {
  if (text === undefined || text.trim() === '') return [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const mark = problem.mark ?? { line: problem.line, column: problem.column, length: 1 };
  const first = Math.max(1, mark.line - linesBefore);
  const digits = String(mark.line).length;
  const shown: string[] = [];
  for (let line = first; line <= mark.line; line++) {
    const pointer = line === mark.line ? '>' : ' ';
    shown.push(`  ${pointer} ${String(line).padStart(digits)} | ${clip(lines[line - 1] ?? '')}`);
  }
  shown.push(`    ${' '.repeat(digits)} | ${underline(lines[mark.line - 1] ?? '', mark)}`);
  return shown;
}

/** Tabs in the line keep their width under it, so that the marks stand where they belong. */
function underline(line: string, mark: { column: number; length: number }): string {
  const start = Math.min(mark.column - 1, longestLine);
  const lead = line.slice(0, start).replace(/[^\t]/g, ' ');
  const room = Math.max(1, Math.min(line.length, longestLine) - start);
  return lead + '^'.repeat(Math.max(1, Math.min(mark.length, room)));
}

function clip(line: string): string {
  return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;
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
