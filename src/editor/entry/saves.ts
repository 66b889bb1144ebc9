/// <reference lib="dom" />
/** Saves made in this tab, for undo. In sessionStorage, because a save may reload the page. */
import { isFailure, post } from '../browser/request.ts';
import type { SaveSuccess } from '../contract.ts';
import { editEvents } from './unsaved-changes.ts';

/** The result of an action, shown to the author. */
export type Message = { text: string; tone: '' | 'good' | 'bad' };

/** `version` is the file's version after the save; a deletion has none. */
type SaveRecord = { file: string; label: string; version?: string };

const key = 'edit-saved';
/** Each page has its own message, which it shows after a reload. */
const getMessageKey = () => `edit-message ${location.pathname}`;

function loadSaves(): SaveRecord[] {
  return JSON.parse(sessionStorage.getItem(key) ?? '[]') as SaveRecord[];
}

function storeSaves(saves: readonly SaveRecord[]): void {
  sessionStorage.setItem(key, JSON.stringify(saves));
  editEvents.dispatchEvent(new Event('change'));
}

export function findLastSave(): SaveRecord | undefined {
  return loadSaves().at(-1);
}

export function recordDeletion(file: string): void {
  storeSaves([...loadSaves(), { file, label: 'Deletion' }]);
}

/** Records a save. Returns a message about it, which is also stored in case the page reloads. */
export function recordSave(
  file: string,
  label: string,
  text: string,
  { version, formatted }: SaveSuccess,
): string {
  const formatting = formatted === undefined ? [] : [{ file, label: 'Formatting', version: formatted }];
  const message = formatted === undefined ? text : `${text} The file was reformatted first.`;
  sessionStorage.setItem(getMessageKey(), message);
  storeSaves([...loadSaves(), ...formatting, { file, label, version }]);
  return message;
}

/** Reverts the last save, and removes it from the list even if the revert fails. */
export async function undoLastSave(): Promise<Message> {
  const { file = '', label = '', version } = findLastSave() ?? {};
  const response = await post('undo', { file, ...(version !== undefined && { version }) });
  storeSaves(loadSaves().slice(0, -1));
  if (isFailure(response)) return { text: response.error, tone: 'bad' };
  const text = `Undone: ${label} in ${file}.`;
  sessionStorage.setItem(getMessageKey(), text);
  return { text, tone: 'good' };
}

/** Returns this page's message about the last save or undo, and removes it. */
export function takeMessage(): Message | undefined {
  const text = sessionStorage.getItem(getMessageKey());
  sessionStorage.removeItem(getMessageKey());
  return text === null ? undefined : { text, tone: 'good' };
}
