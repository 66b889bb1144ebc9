/** What the author did; line, column and length where they differ from the parser's. */
export type Diagnosis = { message: string; line?: number; column?: number; length?: number };
