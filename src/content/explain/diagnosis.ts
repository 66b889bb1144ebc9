/** What the author did; line, column and length where they differ from the parser's. */
export type Diagnosis = { message: string; line?: number; column?: number; length?: number };

/** A value in quotes that leave it as it is. */
export function inQuotes(value: string): string {
  return /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}

/** What begins a value that quotes a fact, with all its braces or not. */
export const startsWithFact = /^\{\s*\{/;

/** A value that begins with a fact, in quotes and with two braces on each side. */
export function factInQuotes(value: string): string {
  return inQuotes(value.replace(/^\{[\s{]*\{\s*([\w.-]+)(?:\s*\})*/, '{{$1}}'));
}
