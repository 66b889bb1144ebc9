/**
 * Lets work go on while nobody waits for it yet. A failure
 * ends nothing until then; it is told to whoever waits.
 */
export function inBackground<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => {});
  return work;
}
