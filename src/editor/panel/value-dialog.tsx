/// <reference lib="dom" />
/** The panel that edits one value, or the fields of a figure or a page. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { draftOf } from './drafts.ts';
import { FileFields } from './file-fields.tsx';
import { Foot } from './foot.tsx';
import { Messages } from './messages.tsx';
import type { PanelProps } from './panel-props.ts';
import type { Opened, PanelState } from './panel-store.ts';
import { boundingBox } from './shown-values.ts';
import { ValueBody } from './value-body.tsx';

/** Height of the page's sticky bar. */
const barHeight = 72;
const focusable = '.cm-content, select, input, textarea, button';

type ValueDialogProps = Omit<PanelProps, 'opened'> & { state: PanelState };

export function ValueDialog({ state: { isLoading, opened }, ...rest }: ValueDialogProps) {
  const { close } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  const showOpened = useEffectEvent((id: number | undefined) => {
    if (id === undefined || opened === undefined) dialog.current?.close();
    else if (dialog.current !== null) show(dialog.current, opened);
  });
  // Once for each opened value, not for each change of it.
  const id = opened?.id;
  useEffect(() => showOpened(id), [id]);
  const onKey = (event: KeyboardEvent) => {
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
      className={opened?.isOnRight ? 'left' : undefined}
      aria-labelledby="edit-name"
      aria-busy={isLoading || undefined}
      onKeyDown={onKey}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      {opened && (
        <>
          <div className="head">
            <h2 id="edit-name">{titleOf(opened)}</h2>
            <button className="close" type="button" aria-label="Close" onClick={close} />
            <a href={opened.value?.form ?? '/files'}>{opened.value?.place.file ?? opened.place.file}</a>
          </div>
          <Contents key={opened.id} opened={opened} isLoading={isLoading} {...rest} />
          <Foot opened={opened} {...rest} />
        </>
      )}
    </dialog>
  );
}

function titleOf({ value, place: { file } }: Opened): string {
  if (value === undefined) return file;
  if (value.quotedIn !== undefined) return 'Figure';
  return value.label === '' ? 'Page settings' : value.label;
}

function Contents(props: PanelProps & { isLoading: boolean }) {
  const { value } = props.opened;
  if (value === undefined) return <UnreadableBody opened={props.opened} />;
  const isWholeFile = value.place.path.length === 0 && value.place.body !== true;
  return isWholeFile || value.quotedIn !== undefined ? (
    <FileFields {...props} value={value} />
  ) : (
    <ValueBody {...props} value={value} />
  );
}

/** A file that is gone or unreadable. The unsaved words can be copied. */
function UnreadableBody({ opened: { place, words, message } }: { opened: Opened }) {
  const copy = () => void navigator.clipboard.writeText(words);
  return (
    <div className="body">
      <Messages message={message} problems={[]} file={place.file} />
      {draftOf(place) && (
        <div className="both">
          <h3>Your unsaved words</h3>
          <textarea readOnly aria-label="Your unsaved words" value={words} />
          <button type="button" onClick={copy}>
            Copy
          </button>
        </div>
      )}
    </div>
  );
}

/** On the other half of a wide window; on a phone, below the value. */
function show(dialog: HTMLDialogElement, { shown }: Opened): void {
  // Opened above a dialog of the page to edit words in that dialog.
  const isModal = document.querySelector('dialog:modal') !== null;
  if (!dialog.open && isModal) dialog.showModal();
  else if (!dialog.open) dialog.show();
  // Scrolls the value above the panel and below the sticky bar.
  if (innerWidth <= 640 && shown !== undefined) scrollBy({ top: boundingBox(shown).top - barHeight });
  dialog.querySelector<HTMLElement>(`.body :is(${focusable})`)?.focus();
}
