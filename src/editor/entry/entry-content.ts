/** The content of a file with unsaved changes. */
import type { EntryForm } from '../contract.ts';
import { isSame, readValue, withChanges } from './changes.ts';
import type { Change, Content } from './changes.ts';

export type EntryContent = {
  /** The content as last read from disk. */
  read: EntryForm;
  /** The version to save over; none when the file has other words where the author typed, so that a save is a conflict. */
  version: string;
  /** The file's content, on which the typed content is based. */
  base: Content;
  content: Content;
};

/** A file with unsaved changes. */
export function startEditing(entry: EntryForm, changes: readonly Change[]): EntryContent {
  const now = { values: entry.values, body: entry.body };
  const stale = changes.filter(
    ({ place, was, is }) => !isSame(readValue(now, place), was) && !isSame(readValue(now, place), is),
  );
  const base = withChanges(
    now,
    stale.map(({ place, was }) => ({ place, is: was })),
  );
  const version = stale.length > 0 ? '' : entry.version;
  return { read: entry, version, base, content: withChanges(base, changes) };
}
