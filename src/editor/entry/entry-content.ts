/** The content of a file with unsaved changes. */
import { diffContents, isSame, readValue, withChanges } from './changes.ts';
import type { Change, Content } from './changes.ts';
import type { EntryForm } from './contract.ts';

export type EntryContent = {
  /** The content as last read from disk. */
  read: EntryForm;
  version: string;
  /** The file's content at that version, on which the typed content is based. */
  base: Content;
  content: Content;
  /** Unsaved changes of values that are no longer in the file. */
  stale: readonly Change[];
};

/** A file with unsaved changes. */
export function startEditing(entry: EntryForm, changes: readonly Change[]): EntryContent {
  const base = { values: entry.values, body: entry.body };
  const stale = changes.filter(
    ({ place, was, is }) => !isSame(readValue(base, place), was) && !isSame(readValue(base, place), is),
  );
  const content = withChanges(
    base,
    changes.filter((change) => !stale.includes(change)),
  );
  return { read: entry, version: entry.version, base, content, stale };
}

/**
 * Rebases the unsaved changes on a later version of the file. If it changed the same text, the next save shows both.
 */
export function refreshContent(state: EntryContent, entry: EntryForm): EntryContent {
  const next = startEditing(entry, diffContents(entry.file, state.base, state.content));
  return state.stale.length + next.stale.length > 0 ? { ...state, read: entry } : next;
}
