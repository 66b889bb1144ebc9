import { findFileCollection } from '#content/folders.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { CollectionName, collections } from './collections.ts';
import { definition } from './definition.ts';

/** Finds the collection and ID of a content file from its path. Returns a problem if the path is invalid. */
export function findCollection(
  path: string,
):
  | { collection: CollectionName; config: (typeof collections)[CollectionName]; id: string }
  | { problem: Diagnostic } {
  // The definition contains only these collections.
  return findFileCollection(path, definition) as ReturnType<typeof findCollection>;
}
