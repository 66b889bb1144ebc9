import type { Problem } from '../problems/problem.ts';
import { closingFence, isFence } from './fences.ts';

/** What is wrong with the lines that open and close a file's fields. */
export function fenceProblem(file: string, text: string): Problem | undefined {
  const at = (line: number, message: string): Problem => ({
    file,
    line,
    column: 1,
    message,
    severity: 'error',
  });
  if (text.trim() === '') {
    return at(1, 'This file is empty. Start it with a line ---, then its fields, then another line ---.');
  }
  const lines = text.split('\n');
  if (!isFence(lines[0])) {
    const first = lines.findIndex((line) => line.trim() !== '');
    if (isFence(lines[first]))
      return at(1, 'Nothing may stand above the first line of hyphens (---). Delete the blank line.');
    return at(1, 'A content file must start with a line of three hyphens (---) and its fields below it.');
  }
  if (closingFence(lines) >= 0) return undefined;
  const meant = lines.findIndex((line, index) => index > 0 && likeFence.test(line));
  if (meant < 0)
    return at(
      1,
      'The fields are never closed. Put a second line of three hyphens (---) below the last field.',
    );
  const line = lines[meant] ?? '';
  return {
    ...at(
      meant + 1,
      `${spoilt(line)}The line below the last field must be three hyphens and nothing else: ---`,
    ),
    mark: { line: meant + 1, column: 1, length: line.length },
  };
}

/** Hyphens with spaces, dashes that Word made of them, and hyphens with the text's first words behind them. */
const likeFence = /^\s*(?:(?:[-–—] ?){2,}|[–—])\s*$|^---\s*\S/;

function spoilt(line: string): string {
  if (/[–—]/.test(line)) return 'Word makes a dash of hyphens: type them anew. ';
  return /[^\s-]/.test(line) ? 'Put these words on a line of their own. ' : '';
}
