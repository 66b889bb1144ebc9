/// <reference lib="dom" />
/** The panel that edits one value, or the fields of a figure or a page. */
import { EditorView } from '@codemirror/view';
import { use, useState } from 'react';
import { isFailure } from '../browser/request.ts';
import type { FieldLocation } from '../contract.ts';
import { createLocationKey } from '../entry/changes.ts';
import { UndoButton } from '../entry/entry-editor.tsx';
import { storeChanges, loadUnsavedChanges } from '../entry/unsaved-changes.ts';
import { Versions } from '../entry/versions.tsx';
import { buildFormUrl } from '../reference/form-url.ts';
import { PanelDialog } from './panel-dialog.tsx';
import { measureBox } from './shown-values.ts';
import type { ShownValue } from './shown-values.ts';
import type { PanelState, Panel } from './use-panel.ts';
import { describeEditor, ValueEditor } from './value-editor.tsx';

/** Height of the page's sticky bar, in CSS pixels. */
const barHeight = 72;

type ValueDialogProps = { panel: Panel; opened: PanelState; close: () => void };

export function ValueDialog({ panel, opened, close }: ValueDialogProps) {
  const { location, shownValue } = opened;
  const entry = use(opened.entry);
  const { file } = isFailure(entry) ? location : entry;
  // The panel stays on its side, because an update to the page may replace the element.
  const [isLeft] = useState(() => isOnRight(shownValue));
  return (
    <PanelDialog
      className={isLeft ? 'left' : undefined}
      title={isFailure(entry) ? file : describeEditor(entry, location.path).label}
      note={<a href={buildFormUrl(isFailure(entry) ? '' : file)}>{file}</a>}
      isLoading={panel.isLoading}
      close={close}
      onOpen={(dialog) => focusInput(dialog, shownValue)}
    >
      {isFailure(entry) ? (
        <Unreadable panel={panel} opened={opened} error={entry.error} close={close} />
      ) : (
        <ValueEditor panel={panel} opened={opened} entry={entry} close={close} />
      )}
    </PanelDialog>
  );
}

function isOnRight(shownValue: ShownValue | undefined): boolean {
  const box = shownValue && measureBox(shownValue);
  return box !== undefined && box.left + box.width / 2 > innerWidth / 2;
}

type UnreadableProps = { panel: Panel; opened: PanelState; error: string; close: () => void };

/** Reports a missing field, or a missing or unreadable file. The author can copy unsaved text. */
function Unreadable({ panel, opened: { location, shownValue, message }, error, close }: UnreadableProps) {
  const isSameLocation = (other: FieldLocation) => createLocationKey(other) === createLocationKey(location);
  const unsaved = loadUnsavedChanges(location.file).find((change) => isSameLocation(change.location));
  const text = String(unsaved?.after ?? '');
  const discard = () => {
    storeChanges(location.file, isSameLocation, []);
    close();
  };
  return (
    <div className="body">
      <p className="message bad" role="status">
        {[message?.text, error].join(' ').trimStart()}
      </p>
      {unsaved && (
        <Versions
          versions={{ 'Your unsaved text': text }}
          actions={{ Copy: () => void navigator.clipboard.writeText(text), 'Discard changes': discard }}
        />
      )}
      <UndoButton onUndone={(result) => panel.open(location, shownValue, result)} />
    </div>
  );
}

/** Focuses the first input. On phones, scrolls the value into view above the panel and below the page's sticky bar. */
function focusInput(dialog: HTMLDialogElement, shownValue: ShownValue | undefined): void {
  if (innerWidth <= 640 && shownValue !== undefined)
    scrollBy({ top: measureBox(shownValue).top - barHeight });
  const inputs = dialog.querySelectorAll<HTMLElement>('form :is(.cm-content, select, input)');
  const input =
    [...inputs].find((each) => each.checkVisibility()) ??
    dialog.querySelector<HTMLElement>('form :is(summary, button)');
  input?.focus();
  const editor = input?.matches('.cm-content') === true ? EditorView.findFromDOM(input) : null;
  if (editor === null) return;
  // In text with several lines, the cursor starts at the clicked paragraph; otherwise at the end, where most edits happen.
  const text = editor.state.doc.toString();
  const shownText = shownValue?.element.textContent?.trim().slice(0, 24) ?? '';
  const paragraph = Math.max(0, text.indexOf(shownText));
  editor.dispatch({
    selection: { anchor: text.includes('\n') ? paragraph : text.length },
    scrollIntoView: true,
  });
}
