/// <reference lib="dom" />
/** Opens, refreshes and closes the value in the panel. */
import { useRef, useState } from 'react';
import { isFailure, post } from '../browser/request.ts';
import type { Failure } from '../browser/request.ts';
import type { EntryForm, FieldLocation } from '../contract.ts';
import { successMessage } from '../entry/messages.ts';
import type { Message } from '../entry/messages.ts';
import { undoLastSave } from '../entry/saves.ts';
import { describeValue } from './opened-value.ts';
import type { OpenValue } from './opened-value.ts';
import { measureBox, findValuesAt } from './shown-values.ts';
import type { ShownValue } from './shown-values.ts';
import { revertUnsaved } from './unsaved-preview.ts';

/** A file as forms show it, with the value that is open. */
export type OpenEntry = EntryForm & { value: OpenValue };

/** The value that is open in the panel, and its file. */
export type PanelState = {
  /** Different each time a value is opened. */
  id: number;
  location: FieldLocation;
  /** The element that shows the value. */
  shownValue: ShownValue | undefined;
  isValueOnRight: boolean;
  /** A failure if the file or the field no longer exists, or the file can't be read. */
  entry: OpenEntry | Failure;
  message: Message | undefined;
};

export type Panel = ReturnType<typeof usePanel>;

export function usePanel() {
  const [opened, setOpened] = useState<PanelState>();
  const [isLoading, setLoading] = useState(false);
  /** ID of the latest request; responses to earlier ones are ignored. */
  const latestRequestId = useRef(0);

  const open = async (fieldLocation: FieldLocation, shownValue?: ShownValue, message?: Message) => {
    revertUnsaved();
    storeOpenLocation(fieldLocation);
    const id = ++latestRequestId.current;
    setLoading(true);
    const entry = await readValue(fieldLocation);
    if (id !== latestRequestId.current) return;
    const value = shownValue ?? findValuesAt(fieldLocation)[0];
    const box = value && measureBox(value);
    const isOnRight = box !== undefined && box.left + box.width / 2 > innerWidth / 2;
    setLoading(false);
    setOpened({ id, location: fieldLocation, shownValue: value, isValueOnRight: isOnRight, entry, message });
  };
  const close = () => {
    revertUnsaved();
    latestRequestId.current++;
    clearOpenLocation();
    setLoading(false);
    setOpened(undefined);
  };
  /** Reads the value again, after files have changed. */
  const refresh = async () => {
    if (opened === undefined || isFailure(opened.entry)) return;
    const entry = await readValue(opened.location);
    if (isFailure(entry)) return;
    // Another value may have been opened in the meantime.
    setOpened((current) => (current?.id === opened.id ? { ...current, entry } : current));
  };
  /** Reopens the panel after a reload. */
  const reopen = async () => {
    const stored = sessionStorage.getItem('edit-open');
    if (stored === null) return;
    const { page, ...fieldLocation } = JSON.parse(stored) as StoredLocation;
    // The panel was open on another page.
    if (page !== location.pathname) return clearOpenLocation();
    const text = sessionStorage.getItem('edit-message');
    sessionStorage.removeItem('edit-message');
    await open(fieldLocation, undefined, text === null ? undefined : successMessage(text));
  };
  const undo = async () => {
    const result = await undoLastSave();
    if (result !== undefined && opened !== undefined) await open(opened.location, undefined, result);
  };
  return { opened, isLoading, open, close, refresh, reopen, undo };
}

async function readValue({ file, path }: FieldLocation): Promise<OpenEntry | Failure> {
  const entry = await post('readEntry', { file, path, page: location.pathname });
  if (isFailure(entry)) return entry;
  const value = describeValue(entry, { file, path });
  return value === undefined ? { error: 'This file doesn’t have this field.' } : { ...entry, value };
}

type StoredLocation = FieldLocation & { page: string };

function storeOpenLocation(fieldLocation: FieldLocation): void {
  const storedLocation: StoredLocation = { ...fieldLocation, page: location.pathname };
  sessionStorage.setItem('edit-open', JSON.stringify(storedLocation));
}

function clearOpenLocation(): void {
  for (const key of ['edit-open', 'edit-message']) sessionStorage.removeItem(key);
}
