/** The content of a file with unsaved changes. */
import type { EntryForm } from '../contract.ts';
import { isSame, readValue, withChanges } from './changes.ts';
import type { Change, Content } from './changes.ts';

export type EntryContent = {
  /** The content as last read from disk. */
  read: EntryForm;
  /**
   * The version that a save replaces; empty if the file has changed where the author typed, so that the save conflicts.
   */
  version: string;
  /** The file's content that the edits are based on. */
  base: Content;
  content: Content;
};

/** Applies unsaved changes to a file that was read. */
export function startEditing(entry: EntryForm, changes: readonly Change[]): EntryContent {
  const current = { values: entry.values, body: entry.body };
  const stale = changes.filter(
    ({ place, was, is }) => !isSame(readValue(current, place), was) && !isSame(readValue(current, place), is),
  );
  const base = withChanges(
    current,
    stale.map(({ place, was }) => ({ place, is: was })),
  );
  const version = stale.length > 0 ? '' : entry.version;
  return { read: entry, version, base, content: withChanges(base, changes) };
}
