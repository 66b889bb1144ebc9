/** What the author did; line, column and length where they differ from the parser's. */
export type Diagnosis = { message: string; line?: number; column?: number; length?: number };

/** A value in quotes that leave it as it is. */
export function inQuotes(value: string): string {
  return /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}
