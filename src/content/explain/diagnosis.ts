import type { Position, Problem } from '../report/problem.ts';

/** What the author did; line, column and length where they differ from the parser's. */
export type Diagnosis = {
  message: string;
  line?: number;
  column?: number;
  length?: number;
  /** An item of a list may have lost its hyphen here. */
  lostHyphen?: true;
};

/** A mistake that concerns a whole line of the file, from its first word to its last; `number` counts from 1. */
export function ofLine(lines: readonly string[], number: number, message: string): Diagnosis {
  const line = lines[number - 1] ?? '';
  return {
    message,
    line: number,
    column: Math.max(1, line.search(/\S/) + 1),
    length: line.trim().length,
  };
}

/** An error at a place of a file, with so many characters underlined. */
export function errorAt(file: string, { line, column }: Position, length: number, message: string): Problem {
  return { file, line, column, message, severity: 'error', mark: { line, column, length } };
}

export function forbiddenStartSays(value: string): string {
  return `A value can’t start with ${value.charAt(0)} here. Put the whole value in quotes: ${inQuotes(value)}.`;
}

export function unquotedFactSays(value: string): string {
  return `A value that starts with {{ must be in quotes: ${factInQuotes(value)}.`;
}

/** How to write a text of several lines in a field. */
export function textBelow(field: string): string {
  return `Write "${field}: |" and the whole text below it, indented by two spaces.`;
}

/** A value in quotes that leave it as it is. */
export function inQuotes(value: string): string {
  return /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}

/**
 * A text in quotes that give it as it was meant: `"What "probate" means"` has its outer quotes for YAML
 * and shows the inner ones, and `"Probate" and "trust"` shows all of them.
 */
export function asMeant(typed: string): string {
  const outer = /^(["'])(.*)\1$/.exec(typed);
  const [, mark = '', inner = ''] = outer ?? [];
  const first = inner.indexOf(mark);
  const opens = /(?:^|[\s(])$/.test(inner.slice(0, first)) && /^\S\S/.test(inner.slice(first));
  return inQuotes(outer !== null && first >= 0 && opens ? inner : typed);
}

/** What begins a value that quotes a fact, with all its braces or not. */
export const startsWithFact = /^\{\s*\{/;

/** A value that begins with a fact, in quotes and with two braces on each side. */
export function factInQuotes(value: string): string {
  return inQuotes(value.replace(/^\{[\s{]*\{\s*([\w.-]+)(?:\s*\})*/, '{{$1}}'));
}
