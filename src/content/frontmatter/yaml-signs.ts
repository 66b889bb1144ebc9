import { isAlias, isNode, visit } from 'yaml';
import type { Document, LineCounter } from 'yaml';
import type { Problem } from '../problems/problem.ts';
import { inQuotes } from './in-quotes.ts';
import { linesAboveFields } from './lines-above-fields.ts';

const anySign = /(?:^|[\s[{,:-])[*&!]/;

/**
 * Words that start with *, & or ! are signs to YAML: they would vanish from the page, or stand
 * for something else. Content uses none of them, so each is named as the slip that it is.
 */
export function checkSigns(
  document: Document,
  file: string,
  lines: string[],
  lineCounter: LineCounter,
): Problem[] {
  if (!lines.some((line) => anySign.test(line))) return [];
  const problems = new Map<number, Problem>();
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return;
    const hasSign =
      isAlias(node) || ('anchor' in node && node.anchor !== undefined) || node.tag !== undefined;
    if (!hasSign) return;
    const { line: found } = lineCounter.linePos(node.range[0]);
    const line = found + linesAboveFields;
    const text = lines[line - 1] ?? '';
    const value = /(?:^|[\s[{,:-])([*&!]+[^\s*&!].*)$/.exec(text)?.[1] ?? text.trim();
    const column = text.length - text.trimStart().length + text.trimStart().indexOf(value) + 1;
    problems.set(line, {
      file,
      line,
      column,
      message: `A value can’t start with ${value.charAt(0)} here. Put the whole value in quotes: ${inQuotes(value)}.`,
      severity: 'error',
      mark: { line, column, length: value.length },
    });
  });
  return [...problems.values()];
}
