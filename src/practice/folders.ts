import { findCollection as findContentCollection } from '#content/folders.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { CollectionName, collections } from './collections.ts';
import { definition } from './definition.ts';

/** The collection and id of a content file by its path, or the problem with the path. */
export function findCollection(
  path: string,
):
  | { collection: CollectionName; config: (typeof collections)[CollectionName]; id: string }
  | { problem: Diagnostic } {
  // The definition contains only these collections.
  return findContentCollection(path, definition) as ReturnType<typeof findCollection>;
}
