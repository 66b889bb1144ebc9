/// <reference lib="dom" />
/** The panel that edits one value, or the fields of a figure or a page. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { isFailure } from '../browser/request.ts';
import type { FieldLocation } from '../contract.ts';
import { createLocationKey } from '../entry/changes.ts';
import { storeChanges, loadUnsavedChanges } from '../entry/unsaved-changes.ts';
import { Versions } from '../entry/versions.tsx';
import { buildFormUrl } from '../reference/form-url.ts';
import { PanelFooter } from './panel-footer.tsx';
import { measureBox } from './shown-values.ts';
import type { PanelState, Panel } from './use-panel.ts';
import { getEditorKind, ValueEditor } from './value-editor.tsx';

/** Height of the page's sticky bar. */
const barHeight = 72;
const focusable = '.cm-content, select, input, :not(.formats) > button';

type ValueDialogProps = { panel: Panel; close: () => void };

export function ValueDialog({ panel, close }: ValueDialogProps) {
  const { opened, isLoading } = panel;
  const file = opened && (isFailure(opened.entry) ? opened.location.file : opened.entry.file);
  const dialog = useRef<HTMLDialogElement>(null);
  const showOpened = useEffectEvent((id: number | undefined) => {
    if (id === undefined || opened === undefined) dialog.current?.close();
    else if (dialog.current !== null) showDialog(dialog.current, opened);
  });
  // Runs once for each opened value, not for each change to it.
  const id = opened?.id;
  useEffect(() => showOpened(id), [id]);
  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
    if (event.isDefaultPrevented() || !(isSave || event.key === 'Escape')) return;
    event.preventDefault();
    if (isSave) dialog.current?.querySelector('form')?.requestSubmit();
    else close();
  };
  return (
    <dialog
      ref={dialog}
      className={opened?.isValueOnRight ? 'left' : undefined}
      aria-labelledby="edit-name"
      aria-busy={isLoading || undefined}
      onKeyDown={handleKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      {opened && (
        <>
          <div className="head">
            <h2 id="edit-name">{chooseTitle(opened)}</h2>
            <button className="close" type="button" aria-label="Close" onClick={close} />
            <a href={buildFormUrl(isFailure(opened.entry) ? '' : file)}>{file}</a>
          </div>
          {isFailure(opened.entry) ? (
            <Unreadable panel={panel} opened={opened} error={opened.entry.error} close={close} />
          ) : (
            <ValueEditor key={opened.id} panel={panel} opened={opened} entry={opened.entry} close={close} />
          )}
        </>
      )}
    </dialog>
  );
}

function chooseTitle({ entry, location: { file } }: PanelState): string {
  if (isFailure(entry)) return file;
  const titles = { figure: 'Figure', settings: 'Page settings', value: entry.value.label };
  return titles[getEditorKind(entry)];
}

type UnreadableProps = { panel: Panel; opened: PanelState; error: string; close: () => void };

/** Reports a missing or unreadable file. The author can copy unsaved text. */
function Unreadable({ panel, opened: { location, message, shownValue }, error, close }: UnreadableProps) {
  const isSameLocation = (other: FieldLocation) => createLocationKey(other) === createLocationKey(location);
  const unsaved = loadUnsavedChanges(location.file).find((change) => isSameLocation(change.location));
  const text = String(unsaved?.after ?? '');
  const discard = () => {
    storeChanges(location.file, isSameLocation, []);
    close();
  };
  return (
    <>
      <div className="body">
        <p className="message bad" role="status">
          {[message?.text, error].join(' ').trimStart()}
        </p>
        {unsaved && (
          <Versions
            versions={{ 'Your unsaved text': text }}
            actions={{ Copy: () => void navigator.clipboard.writeText(text) }}
          />
        )}
      </div>
      <PanelFooter
        shownValue={shownValue}
        canSave={false}
        undo={panel.undo}
        close={close}
        {...(unsaved && { discard })}
      />
    </>
  );
}

/** Opens the panel and focuses its first input. On phones, scrolls the value into view above the panel. */
function showDialog(dialog: HTMLDialogElement, { shownValue }: PanelState): void {
  // A modal dialog of the page would cover the panel, so the panel opens above it.
  const isModal = document.querySelector('dialog:modal') !== null;
  if (!dialog.open && isModal) dialog.showModal();
  else if (!dialog.open) dialog.show();
  // On phones, the value must be above the panel and below the sticky bar.
  if (innerWidth <= 640 && shownValue !== undefined)
    scrollBy({ top: measureBox(shownValue).top - barHeight });
  dialog.querySelector<HTMLElement>(`.body :is(${focusable})`)?.focus();
}
