import type { Diagnostic } from '#content/report/diagnostic.ts';

/** Why a request was refused, as a sentence for the author. Nothing was written. */
export class Refusal extends Error {
  readonly problems: Diagnostic[];
  /** HTTP status: 422 for a valid request that can't be met. */
  readonly status: 400 | 401 | 403 | 413 | 415 | 422;

  constructor(sentence: string, problems: Diagnostic[] = [], status: Refusal['status'] = 422) {
    super(sentence);
    this.problems = problems;
    this.status = status;
  }
}
