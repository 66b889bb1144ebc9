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
export function diagnoseLine(lines: readonly string[], number: number, message: string): Diagnosis {
  const line = lines[number - 1] ?? '';
  return {
    message,
    line: number,
    column: Math.max(1, line.search(/\S/) + 1),
    length: line.trim().length,
  };
}

/** An error at a position, with `length` characters underlined. */
export function createError(
  file: string,
  { line, column }: Position,
  length: number,
  message: string,
): Diagnostic {
  return { file, line, column, length, message, severity: 'error', rule: 'syntax' };
}

export function formatForbiddenStart(value: string): string {
  return `A value can’t start with ${value.charAt(0)} here. Put the whole value in quotes: ${quoteValue(value)}.`;
}

export function formatUnquotedFact(value: string): string {
  return `A value that starts with {{ must be in quotes: ${quoteFactValue(value)}.`;
}

/** How to write a multi-line text in a field. */
export function formatTextBelow(field: string): string {
  return `Write "${field}: |" and the whole text below it, indented by two spaces.`;
}

/** A value in quotes that don't change it. */
export function quoteValue(value: string): string {
  return /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}

/**
 * A text quoted as intended: `"What "probate" means"` uses its outer quotes for YAML and shows the inner ones, and `"Probate"
 * and "trust"` shows all of them.
 */
export function correctValue(typed: string): string {
  const outer = /^(["'])(.*)\1$/.exec(typed);
  const [, mark = '', inner = ''] = outer ?? [];
  const first = inner.indexOf(mark);
  const opens = /(?:^|[\s(])$/.test(inner.slice(0, first)) && /^\S\S/.test(inner.slice(first));
  return quoteValue(outer !== null && first >= 0 && opens ? inner : typed);
}

/** The start of a value that quotes a fact, even with missing braces. */
export const leadingFactPattern = /^\{\s*\{/;

/** A value that begins with a fact, quoted and with two braces on each side. */
export function quoteFactValue(value: string): string {
  return quoteValue(value.replace(/^\{[\s{]*\{\s*([\w.-]+)(?:\s*\})*/, '{{$1}}'));
}
