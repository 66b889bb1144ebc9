import type { Diagnostic, Position } from '../report/diagnostic.ts';
import { toSpan } from '../source/positions.ts';

/** Creates an error at a position, with `length` characters underlined. */
export function createError(
  file: string,
  { line, column }: Position,
  length: number,
  message: string,
): Diagnostic {
  return { file, line, column, length, message, severity: 'error', rule: 'syntax' };
}

/** Creates an error at an index in a file's text. */
export function createErrorInText(
  file: string,
  text: string,
  index: number,
  length: number,
  message: string,
): Diagnostic {
  return createError(file, toSpan(text, index, length), length, message);
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
 * Quotes text as its author intended. The first quote is a delimiter if another one inside opens a quotation or is an
 * apostrophe: `"What "probate" means"`. Otherwise, all quotes are part of the text: `"Probate" and "trust"`.
 */
function quoteAsIntended(text: string): string {
  const match = /^(["'])(.*?)\1?$/.exec(text);
  const [, quote = '', inner = ''] = match ?? [];
  const quoteIndex = inner.indexOf(quote);
  const opensInnerQuote = /^(?:^|[\s(])["']\S/.test(inner.slice(Math.max(0, quoteIndex - 1)));
  const isApostrophe = /^\w'\w/.test(inner.slice(Math.max(0, quoteIndex - 1)));
  return quoteValue(quoteIndex >= 0 && (opensInnerQuote || isApostrophe) ? inner : text);
}

/** Matches two opening braces at the start of a value, even with spaces between them. */
export const leadingFactPattern = /^\{\s*\{/;

/** Puts quotes around a value that begins with a fact, and two braces on each side of the fact. */
export function quoteFactValue(value: string): string {
  return quoteValue(value.replace(/^\{[\s{]*\{\s*([\w.-]+)(?:\s*\})*/, '{{$1}}'));
}

/** Puts quotes around a value that YAML can't parse without them. */
export function quoteText(value: string): string {
  return leadingFactPattern.test(value) ? quoteFactValue(value) : quoteAsIntended(value);
}

export function formatQuoteAdvice(value: string): string {
  return `Put the whole value in quotes: ${quoteText(value)}.`;
}
