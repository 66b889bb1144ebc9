import type { ResourceLimits } from 'node:worker_threads';

/**
 * Lets work go on while nobody waits for it yet. A failure
 * ends nothing until then; it is told to whoever waits.
 */
export function inBackground<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => {});
  return work;
}

/** What a thread beside the build may take: room for objects that nobody uses any more gains it little. */
export const threadLimits: ResourceLimits = { maxYoungGenerationSizeMb: 24 };
