/// <reference lib="dom" />
import type { FieldAt } from '#editing/contract.ts';
import { nameOf } from './found.ts';

/** Words that were typed and not saved, and the state of the file that they were typed for. */
export type Draft = { place: FieldAt; version: string; words: string };

const prefix = 'edit-draft ';

/** They outlive a reload, a crash of the preview and a browser that was closed. */
export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(prefix + nameOf(draft.place), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still has the words on the screen.
  }
}

export function draftOf(place: FieldAt): Draft | undefined {
  const text = localStorage.getItem(prefix + nameOf(place));
  return text === null ? undefined : (JSON.parse(text) as Draft);
}

export function dropDraft(place: FieldAt): void {
  localStorage.removeItem(prefix + nameOf(place));
}

export function everyDraft(): Draft[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as Draft);
}

/** Calls back when another tab of this browser keeps or drops words of a place. */
export function watchDrafts(changed: (name: string, isKept: boolean) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(prefix) === true) changed(key.slice(prefix.length), newValue !== null);
  });
}
