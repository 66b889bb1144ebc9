import type { Problem } from '#content/report/problem.ts';

/** Why something can't be done, in a plain sentence for whoever edits. Nothing was written. */
export class Refusal extends Error {
  readonly problems: Problem[];
  /** As HTTP counts: 422 for what was understood. */
  readonly status: number;

  constructor(sentence: string, problems: Problem[] = [], status = 422) {
    super(sentence);
    this.problems = problems;
    this.status = status;
  }
}
