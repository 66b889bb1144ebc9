/// <reference lib="dom" />
/** Opens, refreshes and closes the value in the panel. */
import { useRef, useState, useTransition } from 'react';
import { isFailure, post } from '../browser/request.ts';
import type { Failure } from '../browser/request.ts';
import type { EntryForm, FieldLocation } from '../contract.ts';
import type { Message } from '../entry/saves.ts';
import { takeMessage } from '../entry/saves.ts';
import { findSchemaAt, getValueAt } from '../fields/values.ts';
import { buildEditHash } from '../reference/form-url.ts';
import { findValuesAt } from './shown-values.ts';
import type { ShownValue } from './shown-values.ts';
import { revertUnsaved } from './unsaved-preview.ts';

/** The value that is open in the panel. */
export type PanelState = {
  /** Different each time a value is opened. */
  id: number;
  location: FieldLocation;
  /** The element that shows the value. */
  shownValue: ShownValue | undefined;
  /** The value's file, which may be the defaults file; a failure if the file or the field doesn't exist or can't be read. */
  entry: Promise<EntryForm | Failure>;
  message: Message | undefined;
};

export type Panel = ReturnType<typeof usePanel>;

export function usePanel() {
  const [opened, setOpened] = useState<PanelState>();
  // The panel shows the previous value until the next one has been read.
  const [isLoading, startLoading] = useTransition();
  const lastId = useRef(0);

  const open = (location: FieldLocation, shownValue = findValuesAt(location)[0], message?: Message) => {
    revertUnsaved();
    storeOpenLocation(location);
    const id = ++lastId.current;
    const entry = readEntryAt(location);
    startLoading(() => setOpened({ id, location, shownValue, entry, message }));
  };
  const close = () => {
    revertUnsaved();
    storeOpenLocation(undefined);
    setOpened(undefined);
  };
  /** Reads the value again, after files have changed. */
  const refresh = () => {
    if (opened === undefined) return;
    const { id, location, entry } = opened;
    const reread = readEntryAt(location).then((changed) => (isFailure(changed) ? entry : changed));
    // Another value may have been opened in the meantime.
    startLoading(() =>
      setOpened((current) => (current?.id === id ? { ...current, entry: reread } : current)),
    );
  };
  return { opened, isLoading, open, close, refresh };
}

async function readEntryAt({ file, path }: FieldLocation): Promise<EntryForm | Failure> {
  const entry = await post('readEntry', { file, path, page: location.pathname });
  if (isFailure(entry)) return entry;
  const hasField =
    getValueAt(entry.values, path) !== undefined ||
    findSchemaAt(entry.schema, entry.values, path) !== undefined;
  return hasField ? entry : { error: 'This file doesn’t have this field.' };
}

/** Puts the location into the URL, to reopen the panel after a reload, and drops the message for the previous value. */
function storeOpenLocation(open: FieldLocation | undefined): void {
  const hash = open === undefined ? '' : buildEditHash(open);
  history.replaceState(history.state, '', location.pathname + location.search + hash);
  takeMessage();
}
