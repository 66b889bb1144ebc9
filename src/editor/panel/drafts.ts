/// <reference lib="dom" />
/** Unsaved edits in this browser, by place. They survive a reload and a crash of the preview. */
import type { FieldAt } from '../contract.ts';
import { placeKey } from './shown-values.ts';

/** The new words, the words and the file version that they are based on. */
export type Draft = { place: FieldAt; version: string; was: string; words: string };

/** Reports changes by this tab. The browser's `storage` event reports those of other tabs. */
export const changes = new EventTarget();

const prefix = 'edit-draft ';
/** The key of a draft in the browser's storage. */
export const keyOf = (place: FieldAt) => prefix + placeKey(place);

function read(key: string): Draft | undefined {
  const text = localStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as Draft);
}

export function storeDraft(draft: Draft): void {
  try {
    localStorage.setItem(keyOf(draft.place), JSON.stringify(draft));
  } catch {
    // Without storage, the words are still on the screen.
  }
  changes.dispatchEvent(new Event('change'));
}

/** Undefined when there is none. */
export function draftOf(place: FieldAt): Draft | undefined {
  return read(keyOf(place));
}

export function dropDraft(place: FieldAt): void {
  localStorage.removeItem(keyOf(place));
  changes.dispatchEvent(new Event('change'));
}

export function allDrafts(): Draft[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  return keys.flatMap((key) => read(key) ?? []);
}

/** Whether a list or one of its items has a draft. */
export function hasDraftsIn({ file, path: list }: FieldAt): boolean {
  return allDrafts().some(
    ({ place: { file: own, path, body } }) =>
      own === file &&
      body !== true &&
      path.length > list.length &&
      list.every((step, at) => path[at] === step),
  );
}
