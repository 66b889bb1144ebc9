/** Lets work go on while nobody waits for it yet: a failure is raised only once somebody does. */
export function inBackground<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => {});
  return work;
}
