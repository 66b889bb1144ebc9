import type { Diagnostic, Position } from '../report/diagnostic.ts';

/** The author's mistake; line, column and length override the parser's. */
export type Diagnosis = {
  message: string;
  line?: number;
  column?: number;
  length?: number;
  /** A list item may have lost its hyphen here. */
  lostHyphen?: true;
};

/** A mistake on a whole line, from its first word to its last; `number` counts from 1. */
export function ofLine(lines: readonly string[], number: number, message: string): Diagnosis {
  const line = lines[number - 1] ?? '';
  return {
    message,
    line: number,
    column: Math.max(1, line.search(/\S/) + 1),
    length: line.trim().length,
  };
}

/** An error at a position, with `length` characters underlined. */
export function errorAt(
  file: string,
  { line, column }: Position,
  length: number,
  message: string,
): Diagnostic {
  return { file, line, column, length, message, severity: 'error', rule: 'syntax' };
}

export function forbiddenStartMessage(value: string): string {
  return `A value can’t start with ${value.charAt(0)} here. Put the whole value in quotes: ${inQuotes(value)}.`;
}

export function unquotedFactMessage(value: string): string {
  return `A value that starts with {{ must be in quotes: ${factInQuotes(value)}.`;
}

/** How to write a multi-line text in a field. */
export function textBelow(field: string): string {
  return `Write "${field}: |" and the whole text below it, indented by two spaces.`;
}

/** A value in quotes that don't change it. */
export function inQuotes(value: string): string {
  return /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}

/**
 * A text quoted as intended: `"What "probate" means"` uses its outer quotes for YAML and shows the inner ones, and `"Probate"
 * and "trust"` shows all of them.
 */
export function asMeant(typed: string): string {
  const outer = /^(["'])(.*)\1$/.exec(typed);
  const [, mark = '', inner = ''] = outer ?? [];
  const first = inner.indexOf(mark);
  const opens = /(?:^|[\s(])$/.test(inner.slice(0, first)) && /^\S\S/.test(inner.slice(first));
  return inQuotes(outer !== null && first >= 0 && opens ? inner : typed);
}

/** The start of a value that quotes a fact, even with missing braces. */
export const startsWithFact = /^\{\s*\{/;

/** A value that begins with a fact, quoted and with two braces on each side. */
export function factInQuotes(value: string): string {
  return inQuotes(value.replace(/^\{[\s{]*\{\s*([\w.-]+)(?:\s*\})*/, '{{$1}}'));
}
