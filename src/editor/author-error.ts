import type { Diagnostic } from '#content/report/diagnostic.ts';

/** An error that the author can solve, as a sentence. Nothing was written. */
export class AuthorError extends Error {
  readonly problems: Diagnostic[];
  /** HTTP status: 422 for a valid request that can't be met. */
  readonly status: 400 | 403 | 413 | 415 | 422;

  constructor(sentence: string, problems: Diagnostic[] = [], status: AuthorError['status'] = 422) {
    super(sentence);
    this.problems = problems;
    this.status = status;
  }
}
