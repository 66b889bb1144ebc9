import type { Diagnostic } from '#content/report/diagnostic.ts';

/** An error that the author can fix. Its message is shown unchanged. */
export class AuthorError extends Error {
  readonly problems: Diagnostic[];
  /** HTTP status: 422 for a valid request that can't be fulfilled. */
  readonly status: 400 | 403 | 413 | 415 | 422;

  constructor(message: string, problems: Diagnostic[] = [], status: AuthorError['status'] = 422) {
    super(message);
    this.problems = problems;
    this.status = status;
  }
}
