import type { Diagnostic, Position } from '../report/diagnostic.ts';

/** The author's mistake; line, column and length override the parser's position. */
export type Diagnosis = {
  message: string;
  line?: number;
  column?: number;
  length?: number;
  /** A list item's hyphen may be missing here. */
  mayLackHyphen?: true;
};

/** Creates a diagnosis that underlines a line from its first word to its last; `lineNumber` is 1-based. */
export function diagnoseLine(lines: readonly string[], lineNumber: number, message: string): Diagnosis {
  const line = lines[lineNumber - 1] ?? '';
  return {
    message,
    line: lineNumber,
    column: Math.max(1, line.search(/\S/) + 1),
    length: line.trim().length,
  };
}

/** Creates an error at a position, with `length` characters underlined. */
export function createError(
  file: string,
  { line, column }: Position,
  length: number,
  message: string,
): Diagnostic {
  return { file, line, column, length, message, severity: 'error', rule: 'syntax' };
}

export function explainForbiddenStart(value: string): string {
  return `A value can’t start with ${value.charAt(0)} here. Put the whole value in quotes: ${quoteValue(value)}.`;
}

export function explainUnquotedFact(value: string): string {
  return `A value that starts with {{ must be in quotes: ${quoteFactValue(value)}.`;
}

/** Formats advice for multi-line text in a field. */
export function formatMultilineAdvice(field: string): string {
  return `Write "${field}: |" and the whole text below it, indented by two spaces.`;
}

/** Puts quotes around a value so that YAML reads it unchanged. */
export function quoteValue(value: string): string {
  return /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}

/**
 * Quotes text as its author intended. Quotes around the whole value delimit the YAML string: `"What "probate" means"`. All others are
 * part of the text: `"Probate" and "trust"`.
 */
export function quoteAsIntended(text: string): string {
  const match = /^(["'])(.*)\1$/.exec(text);
  const [, quote = '', inner = ''] = match ?? [];
  const quoteIndex = inner.indexOf(quote);
  const opensInnerQuote =
    /(?:^|[\s(])$/.test(inner.slice(0, quoteIndex)) && /^\S\S/.test(inner.slice(quoteIndex));
  return quoteValue(match !== null && quoteIndex >= 0 && opensInnerQuote ? inner : text);
}

/** Matches two opening braces at the start of a value, even if they are separated. */
export const leadingFactPattern = /^\{\s*\{/;

/** Puts quotes around a value that begins with a fact, and two braces on each side of the fact. */
export function quoteFactValue(value: string): string {
  return quoteValue(value.replace(/^\{[\s{]*\{\s*([\w.-]+)(?:\s*\})*/, '{{$1}}'));
}
