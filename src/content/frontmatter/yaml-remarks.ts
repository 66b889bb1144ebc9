import { runningTextLines } from '../files/text-checks.ts';
import type { Problem } from '../problems/problem.ts';
import { inQuotes } from './in-quotes.ts';
import { linesAboveFields } from './lines-above-fields.ts';

/** What may stand before a value. */
const beforeValue = /^\s*(?:- +)*(?:[\w-]+: +)?/;

/** Of a value without quotes: where a # stands in it that is no remark, because nothing parts it from what follows. */
function cutOff(value: string): number {
  if (/^#[^\s#]/.test(value)) return 0;
  const found = /^[^\s"'|>[{#&*!]/.test(value) ? value.search(/\S #[^\s#]/) : -1;
  return found < 0 ? -1 : found + 2;
}

/** To YAML a # behind a space starts a remark: "Florida #1" would become "Florida" in silence. */
export function checkRemarks(head: string, file: string): Problem[] {
  const lines = head.split('\n');
  const running = runningTextLines(lines);
  return lines.flatMap((line, index): Problem[] => {
    const before = beforeValue.exec(line)?.[0] ?? '';
    const value = line.slice(before.length);
    const from = before.trim() === '' && value.startsWith('#') ? -1 : cutOff(value);
    if (running.has(index) || from < 0) return [];
    const place = { line: index + 1 + linesAboveFields, column: before.length + from + 1 };
    return [
      {
        file,
        ...place,
        message: `Everything from # on would be left out here. Put the whole value in quotes: ${inQuotes(value)}.`,
        severity: 'error',
        mark: { ...place, length: value.length - from },
      },
    ];
  });
}
