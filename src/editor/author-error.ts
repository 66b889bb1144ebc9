import type { Diagnostic } from '#content/report/diagnostic.ts';

/** An error that the author can fix. Its message is shown unchanged. */
export class AuthorError extends Error {
  readonly problems: Diagnostic[];

  constructor(message: string, problems: Diagnostic[] = []) {
    super(message);
    this.problems = problems;
  }
}
