/** The content of a file with unsaved changes. */
import type { EntryForm } from '../contract.ts';
import { getValueAt } from '../fields/values.ts';
import { isSame, withChanges } from './changes.ts';
import type { ValueChange, EntryValues } from './changes.ts';

type EntryContent = {
  /** The file as last read from disk. */
  entry: EntryForm;
  /**
   * The version that a save replaces; empty if the file has changed where the author typed, so that the save conflicts.
   */
  version: string;
  /** The values that the edits are based on. */
  base: EntryValues;
  values: EntryValues;
};

/** Applies unsaved changes to a file. */
export function applyUnsavedChanges(entry: EntryForm, changes: readonly ValueChange[]): EntryContent {
  const staleChanges = changes.filter(({ location, before, after }) => {
    const current = getValueAt(entry.values, location.path);
    return !isSame(current, before) && !isSame(current, after);
  });
  const base = withChanges(
    entry.values,
    staleChanges.map(({ location, before }) => ({ location, after: before })),
  );
  const version = staleChanges.length > 0 ? '' : entry.version;
  return { entry, version, base, values: withChanges(base, changes) };
}
