/// <reference lib="dom" />
/** Unsaved changes in this browser, by file. They survive a reload and a crash of the preview. */
import type { FieldLocation } from '../contract.ts';
import type { ValueChange } from './changes.ts';

/** Reports unsaved changes and saves in this tab. The browser's `storage` event reports changes in other tabs. */
export const editEvents = new EventTarget();

const prefix = 'unsaved-changes ';

/** Whether a location belongs to a form. */
export type LocationFilter = (location: FieldLocation) => boolean;

function loadChanges(key: string): ValueChange[] {
  return JSON.parse(localStorage.getItem(key) ?? '[]') as ValueChange[];
}

export function loadUnsavedChanges(file: string): ValueChange[] {
  return loadChanges(prefix + file);
}

/** Replaces the unsaved changes at the included locations. */
export function storeChanges(
  file: string,
  isIncluded: LocationFilter,
  changes: readonly ValueChange[],
): void {
  const all = [...loadUnsavedChanges(file).filter(({ location }) => !isIncluded(location)), ...changes];
  try {
    if (all.length === 0) localStorage.removeItem(prefix + file);
    else localStorage.setItem(prefix + file, JSON.stringify(all));
  } catch {
    // Without storage, the text is still on the screen.
  }
  editEvents.dispatchEvent(new Event('change'));
}

export function loadAllUnsavedChanges(): ValueChange[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap(loadChanges);
}
