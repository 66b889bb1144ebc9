import type { Problem } from '#content/report/problem.ts';

/** Why something can't be done, as a sentence for the author. Nothing was written. */
export class Refusal extends Error {
  readonly problems: Problem[];
  /** HTTP status: 422 for a valid request that can't be met. */
  readonly status: number;

  constructor(sentence: string, problems: Problem[] = [], status = 422) {
    super(sentence);
    this.problems = problems;
    this.status = status;
  }
}
