import { collectionOf as collectionIn } from '#content/folders.ts';
import type { Problem } from '#content/report/problem.ts';
import type { CollectionName, collections } from './collections.ts';
import { definition } from './definition.ts';

/** The collection and the name that a content file has by its folder, or why it has none. */
export function collectionOf(
  path: string,
):
  | { collection: CollectionName; traits: (typeof collections)[CollectionName]; id: string }
  | { problem: Problem } {
  // The definition has these collections alone.
  return collectionIn(path, definition) as ReturnType<typeof collectionOf>;
}
