/// <reference lib="dom" />
import type { FieldPath } from '#content/source/positions.ts';
import type { FieldAt } from '#editing/contract.ts';
import { nameOf } from './found.ts';

/** Words that were typed and not saved, the words over which they were typed, and the file's version at that time. */
export type Draft = { place: FieldAt; version: string; was: string; words: string };

const prefix = 'edit-draft ';
let tab = '';
const keyOf = (place: FieldAt) => `${prefix}${tab} ${nameOf(place)}`;

/**
 * Each tab has unsaved words of its own, which outlive a reload and a crash of the preview. Those of a tab that was
 * closed belong to the next page that is loaded: a lock is held as long as a tab is open.
 */
async function joinTabs(): Promise<void> {
  const before = sessionStorage.getItem('edit-tab');
  // A tab that was made as a copy of another one has its name, too.
  tab = before !== null && (await isMine(before)) ? before : crypto.randomUUID();
  if (tab !== before) await isMine(tab);
  sessionStorage.setItem('edit-tab', tab);
  const { held = [] } = await navigator.locks.query();
  const open = new Set(held.map(({ name }) => name));
  for (const key of everyKey(prefix)) {
    const [, other = '', name = ''] = /^edit-draft (\S+) (.*)$/s.exec(key) ?? [];
    const text = localStorage.getItem(key);
    if (open.has(lockOf(other)) || text === null || localStorage.getItem(`${prefix}${tab} ${name}`) !== null)
      continue;
    localStorage.setItem(`${prefix}${tab} ${name}`, text);
    localStorage.removeItem(key);
  }
}

/** Until then nothing is known of unsaved words. */
export const joined = joinTabs();

function lockOf(name: string): string {
  return `edit-tab ${name}`;
}
/** Holds the lock of a tab as long as this page is there; false where another tab holds it. */
function isMine(name: string): Promise<boolean> {
  // A page that is loaded anew holds its lock for a moment longer.
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

function everyKey(start: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(start));
}

function read(key: string): Draft | undefined {
  const text = localStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as Draft);
}

export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(keyOf(draft.place), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still has the words on the screen.
  }
}

/** The unsaved words of this tab; undefined where there are none. */
export function draftOf(place: FieldAt): Draft | undefined {
  return read(keyOf(place));
}

export function dropDraft(place: FieldAt): void {
  localStorage.removeItem(keyOf(place));
}

/** All unsaved words of this tab, in all files. */
export function everyDraft(): Draft[] {
  return everyKey(`${prefix}${tab} `).flatMap((key) => read(key) ?? []);
}

/** The unsaved words in an item of a list. */
export function draftsIn({ file, path: [...list] }: FieldAt, index?: number): Draft[] {
  return everyDraft().filter(
    ({ place: { file: own, path, body } }) =>
      own === file &&
      body !== true &&
      list.every((step, at) => path[at] === step) &&
      (index === undefined || path[list.length] === index),
  );
}

/** After a change of a list, unsaved words stand where their item now is; `undefined`: it is gone. */
export function moveDrafts(list: FieldAt, movedTo: (index: number) => number | undefined): void {
  const moved = draftsIn(list);
  for (const { place } of moved) dropDraft(place);
  for (const draft of moved) {
    const path: FieldPath = [...draft.place.path];
    const index = movedTo(Number(path[list.path.length]));
    if (index === undefined) continue;
    path[list.path.length] = index;
    keepDraft({ ...draft, place: { ...draft.place, path } });
  }
}

/** Whether another tab has unsaved words of a place. */
export function isChangedElsewhere(place: FieldAt): boolean {
  return everyKey(prefix).some((key) => key.endsWith(` ${nameOf(place)}`) && key !== keyOf(place));
}

/** Calls back when another tab of this browser keeps or drops words. */
export function watchDrafts(changed: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key?.startsWith(prefix) === true) changed();
  });
}
