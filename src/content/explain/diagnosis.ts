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

/** Advice for a multi-line text in a field. */
export function formatTextBelow(field: string): string {
  return `Write "${field}: |" and the whole text below it, indented by two spaces.`;
}

/** Quotes a value so that YAML reads it unchanged. */
export function quoteValue(value: string): string {
  return /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}

/**
 * Quotes a text as its author intended: `"What "probate" means"` uses its outer quotes for YAML and shows the inner ones, and `"Probate"
 * and "trust"` shows all of them.
 */
export function correctValue(text: string): string {
  const match = /^(["'])(.*)\1$/.exec(text);
  const [, mark = '', inner = ''] = match ?? [];
  const quoteIndex = inner.indexOf(mark);
  const opensInnerQuote =
    /(?:^|[\s(])$/.test(inner.slice(0, quoteIndex)) && /^\S\S/.test(inner.slice(quoteIndex));
  return quoteValue(match !== null && quoteIndex >= 0 && opensInnerQuote ? inner : text);
}

/** The start of a value that quotes a fact, even with missing braces. */
export const leadingFactPattern = /^\{\s*\{/;

/** A value that begins with a fact, quoted and with two braces on each side. */
export function quoteFactValue(value: string): string {
  return quoteValue(value.replace(/^\{[\s{]*\{\s*([\w.-]+)(?:\s*\})*/, '{{$1}}'));
}
