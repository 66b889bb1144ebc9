/// <reference lib="dom" />
import type { FieldAt, ListEdit } from '../contract.ts';
import { placeKey } from './shown-values.ts';

/** An unsaved edit: the new words, the words and the file version that it is based on. */
export type Draft = { place: FieldAt; version: string; was: string; words: string };

/** Reports changes of this tab's drafts. The browser's `storage` event reports those of other tabs. */
export const changes = new EventTarget();

const prefix = 'edit-draft ';
let tab = '';
const keyOf = (place: FieldAt) => `${prefix}${tab} ${placeKey(place)}`;

/**
 * Each tab has drafts of its own, which survive a reload and a crash of the preview. A tab holds a lock while it is open;
 * the next page that loads adopts the drafts of a closed tab.
 */
async function adoptDrafts(): Promise<void> {
  const before = sessionStorage.getItem('edit-tab');
  // A duplicated tab has the same name as the original.
  tab = before !== null && (await acquireLock(before)) ? before : crypto.randomUUID();
  if (tab !== before) await acquireLock(tab);
  sessionStorage.setItem('edit-tab', tab);
  const { held = [] } = await navigator.locks.query();
  const open = new Set(held.map(({ name }) => name));
  for (const key of keysWith(prefix)) {
    const [, other = '', name = ''] = /^edit-draft (\S+) (.*)$/s.exec(key) ?? [];
    const text = localStorage.getItem(key);
    if (open.has(lockOf(other)) || text === null || localStorage.getItem(`${prefix}${tab} ${name}`) !== null)
      continue;
    localStorage.setItem(`${prefix}${tab} ${name}`, text);
    localStorage.removeItem(key);
  }
}

/** Drafts are unknown until this resolves. */
export const adopted = adoptDrafts();

function lockOf(name: string): string {
  return `edit-tab ${name}`;
}
/** Acquires a tab's lock for the lifetime of this page; false when another tab holds it. */
function acquireLock(name: string): Promise<boolean> {
  // A reloading page holds its lock for a moment longer.
  const signal = AbortSignal.timeout(300);
  return new Promise((resolve) => {
    navigator.locks
      .request(lockOf(name), { signal }, () => {
        resolve(true);
        return new Promise(() => {});
      })
      .catch(() => resolve(false));
  });
}

function keysWith(start: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(start));
}

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

/** The draft of a place in this tab; undefined when there is none. */
export function draftOf(place: FieldAt): Draft | undefined {
  return read(keyOf(place));
}

export function dropDraft(place: FieldAt): void {
  localStorage.removeItem(keyOf(place));
  changes.dispatchEvent(new Event('change'));
}

/** All drafts of this tab, in all files. */
export function allDrafts(): Draft[] {
  return keysWith(`${prefix}${tab} `).flatMap((key) => read(key) ?? []);
}

/** The drafts in a list or one of its items. */
export function draftsIn({ file, path: [...list] }: FieldAt, index?: number): Draft[] {
  return allDrafts().filter(
    ({ place: { file: own, path, body } }) =>
      own === file &&
      body !== true &&
      path.length > list.length &&
      list.every((step, at) => path[at] === step) &&
      (index === undefined || path[list.length] === index),
  );
}

/** Moves drafts with their items after a list has changed. */
export function moveDrafts(edit: ListEdit): void {
  const moved = draftsIn(edit.list);
  const depth = edit.list.path.length;
  for (const { place } of moved) dropDraft(place);
  for (const draft of moved) {
    const index = indexAfter(edit, Number(draft.place.path[depth]));
    if (index === undefined) continue;
    storeDraft({ ...draft, place: { ...draft.place, path: draft.place.path.with(depth, index) } });
  }
}

/** The index of an item after a change of its list; undefined for a removed one. */
function indexAfter(edit: ListEdit, item: number): number | undefined {
  if ('add' in edit) return item < edit.at ? item : item + 1;
  if ('remove' in edit) return item === edit.remove ? undefined : item < edit.remove ? item : item - 1;
  const [from, to] = edit.move;
  if (item === from) return to;
  const without = item < from ? item : item - 1;
  return without < to ? without : without + 1;
}

/** Whether another tab has a draft of a place. */
export function isDraftElsewhere(place: FieldAt): boolean {
  return keysWith(prefix).some((key) => key.endsWith(` ${placeKey(place)}`) && key !== keyOf(place));
}
