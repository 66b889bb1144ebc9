import { linesAboveFields } from './lines-above-fields.ts';
import type { Problem } from './problem.ts';
import { runningTextLines } from './text-checks.ts';
import { inQuotes } from './yaml-slips.ts';

/** A value without quotes, with a # in it that is no remark: nothing parts it from what follows. */
const cutOff = /^(\s*(?:- )?(?:[\w-]+: +)?)(?![\s"'|>[{#&*!])(.*?\S( #[^\s#].*))$/;

/** To YAML a # behind a space starts a remark: "Florida #1" would become "Florida" in silence. */
export function checkRemarks(head: string, file: string): Problem[] {
  const lines = head.split('\n');
  const running = runningTextLines(lines);
  return lines.flatMap((line, index): Problem[] => {
    const [, before = '', value = '', rest = ''] = (running.has(index) ? null : cutOff.exec(line)) ?? [];
    if (rest === '') return [];
    const place = {
      line: index + 1 + linesAboveFields,
      column: before.length + value.length - rest.length + 2,
    };
    return [
      {
        file,
        ...place,
        message: `Everything from # on would be left out here. Put the whole value in quotes: ${inQuotes(value)}.`,
        severity: 'error',
        mark: { ...place, length: rest.length - 1 },
      },
    ];
  });
}
