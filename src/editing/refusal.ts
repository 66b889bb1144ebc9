import type { Problem } from '#content/report/problem.ts';

/** Why something can't be done, in a plain sentence for whoever edits. Nothing was written. */
export class Refusal extends Error {
  readonly problems: Problem[];

  constructor(sentence: string, problems: Problem[] = []) {
    super(sentence);
    this.problems = problems;
  }
}
