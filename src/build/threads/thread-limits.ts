import type { ResourceLimits } from 'node:worker_threads';

/** What a thread beside the build may take: room for objects that nobody uses any more gains it little. */
export const threadLimits: ResourceLimits = { maxYoungGenerationSizeMb: 24 };
