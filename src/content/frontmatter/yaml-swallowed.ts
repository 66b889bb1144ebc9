import { isScalar, visit } from 'yaml';
import type { Document, LineCounter } from 'yaml';
import type { Problem } from '../problems/problem.ts';
import { linesAboveFields } from './lines-above-fields.ts';

const item = /^\s*- /;

/** An item of a list that stands further right than the line above: the parser takes both for one text. */
export function checkSwallowed(
  document: Document,
  file: string,
  lines: string[],
  lineCounter: LineCounter,
): Problem[] {
  if (!lines.some((line, index) => item.test(line) && wouldJoin(line, lines[index - 1] ?? ''))) return [];
  const problems: Problem[] = [];
  visit(document, (_key, node) => {
    if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return;
    const first = lineCounter.linePos(node.range[0]).line + linesAboveFields;
    const last = lineCounter.linePos(node.range[1]).line + linesAboveFields;
    // A text that itself begins with a sign of lists was meant to be one, and is told so by its field.
    if (/^\s*[-•·▪●◦‣*–—]/.test(String(node.value))) return;
    const found = lines.slice(first, last).findIndex((line) => item.test(line));
    if (found < 0) return;
    const line = first + found + 1;
    const typed = lines[line - 1] ?? '';
    const place = { line, column: typed.search(/\S/) + 1 };
    const message = `This item would become part of the text on line ${first}. Line it up with the items of its list, or take the hyphen away.`;
    problems.push({
      file,
      ...place,
      message,
      severity: 'error',
      mark: { ...place, length: typed.trim().length },
    });
  });
  return problems;
}

/** Whether an item stands where the text above it would go on. */
function wouldJoin(line: string, above: string): boolean {
  const further = line.search(/\S/) - above.search(/\S/);
  return further > 0 ? !/:\s*$/.test(above) : further === 0 && !item.test(above);
}
