/// <reference lib="dom" />
/** Unsaved changes in this browser, by file. They survive a reload and a crash of the preview. */
import type { FieldAt } from '../contract.ts';
import type { Change } from './changes.ts';

/** Reports unsaved changes and saves by this tab. The browser's `storage` event reports those of other tabs. */
export const editEvents = new EventTarget();

const prefix = 'edit-changes ';
export const getDraftKey = (file: string) => prefix + file;

/** Some of the places in a file. */
export type Scope = (place: FieldAt) => boolean;

export function parseChanges(stored: string | null): Change[] {
  return stored === null ? [] : (JSON.parse(stored) as Change[]);
}

export function loadUnsavedChanges(file: string): Change[] {
  return parseChanges(localStorage.getItem(getDraftKey(file)));
}

/** Replaces the unsaved changes of some places. */
export function storeChanges(file: string, covers: Scope, changes: readonly Change[]): void {
  const all = [...loadUnsavedChanges(file).filter(({ place }) => !covers(place)), ...changes];
  try {
    if (all.length === 0) localStorage.removeItem(getDraftKey(file));
    else localStorage.setItem(getDraftKey(file), JSON.stringify(all));
  } catch {
    // Without storage, the words are still on the screen.
  }
  editEvents.dispatchEvent(new Event('change'));
}

export function loadAllUnsavedChanges(): Change[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  return keys.flatMap((key) => parseChanges(localStorage.getItem(key)));
}

/** Whether a list or one of its items has unsaved changes. */
export function hasChangesIn({ file, path: list }: FieldAt): boolean {
  return loadUnsavedChanges(file).some(
    ({ place: { path, body } }) => body !== true && list.every((step, at) => path[at] === step),
  );
}
