/// <reference lib="dom" />
/** The editing panel of a page: toolbar, outline of the value under the pointer, list of text, and the open value. */
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldLocation } from '../contract.ts';
import { loadAllUnsavedChanges, editEvents } from '../entry/unsaved-changes.ts';
import { Outline } from './outline.tsx';
import { detachLocations, findValueAtPoint, findValuesAt } from './shown-values.ts';
import type { ShownValue } from './shown-values.ts';
import { TextList } from './text-list.tsx';
import { revertUnsaved } from './unsaved-preview.ts';
import { usePanel } from './use-panel.ts';
import { ValueDialog } from './value-dialog.tsx';

const offKey = 'edit-off';

export function App({ host }: { host: Element }) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const panel = usePanel();
  const [isOn, setOn] = useState(() => localStorage.getItem(offKey) === null);
  const [isListing, setListing] = useState(false);
  const [outlinedValue, setOutlinedValue] = useState<ShownValue>();
  const editButton = useRef<HTMLButtonElement>(null);
  const textButton = useRef<HTMLButtonElement>(null);
  /** Receives the focus when the panel closes. */
  const focusTarget = useRef<HTMLElement | SVGElement>(null);
  const isOpen = panel.opened !== undefined;

  const open = (
    fieldLocation: FieldLocation,
    shownValue: ShownValue | undefined,
    opener: HTMLElement | SVGElement | null,
  ) => {
    focusTarget.current = opener;
    setListing(false);
    setOutlinedValue(undefined);
    void panel.open(fieldLocation, shownValue);
  };
  const close = () => {
    // The toolbar, which may receive the focus, is hidden while the panel is open.
    flushSync(() => panel.close());
    focusTarget.current?.focus();
  };
  const showTextList = () => {
    panel.close();
    setListing(true);
  };
  const setEditing = (enabled: boolean) => {
    if (enabled) localStorage.removeItem(offKey);
    else localStorage.setItem(offKey, 'yes');
    setOn(enabled);
    setOutlinedValue(undefined);
  };

  const openLinked = useEffectEvent(() => {
    const linkedLocation = readLinkedLocation();
    if (linkedLocation === undefined) return false;
    const [value] = findValuesAt(linkedLocation);
    value?.element.scrollIntoView({ block: 'center' });
    open(linkedLocation, value, editButton.current);
    return true;
  });
  const findPointedValue = ({ target, clientX, clientY }: MouseEvent) =>
    isOn && target instanceof Element && target !== host
      ? findValueAtPoint(target, clientX, clientY)
      : undefined;
  const onMove = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    setOutlinedValue(findPointedValue(event));
  });
  // Clicks from the keyboard have a detail of 0 and are left to the page.
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const pointedValue = findPointedValue(event);
    if (pointedValue === undefined || !(event.target instanceof Element)) return;
    // A click on a question also expands its answer, which the author may edit next.
    if (event.target.closest('summary') === null) {
      event.preventDefault();
      event.stopPropagation();
    }
    open(
      pointedValue.location,
      pointedValue,
      event.target.closest<HTMLElement>('a, button, summary') ?? editButton.current,
    );
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.code === 'KeyE') setEditing(!isOn);
    else if (event.code === 'KeyT') showTextList();
    else return;
    event.preventDefault();
  });

  const onRenewed = useEffectEvent(() => {
    detachLocations(document);
    void panel.refresh();
  });
  const start = useEffectEvent(() => {
    if (openLinked()) return;
    focusTarget.current = editButton.current;
    void panel.reopen();
  });

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const onStorage = () => {
      setOn(localStorage.getItem(offKey) === null);
      renderAgain();
    };
    // Restores the saved text, because patches expect the page as last rendered.
    window.addEventListener('page:renewing', revertUnsaved, { signal });
    window.addEventListener('page:renewed', () => onRenewed(), { signal });
    window.addEventListener('storage', onStorage, { signal });
    window.addEventListener('hashchange', () => openLinked(), { signal });
    document.addEventListener('pointermove', (event) => onMove(event), { signal });
    const scrollOptions = { passive: true, capture: true, signal };
    document.addEventListener('scroll', () => setOutlinedValue(undefined), scrollOptions);
    // Capture phase, to run before the page's own listeners.
    window.addEventListener('click', (event) => onClick(event), { capture: true, signal });
    window.addEventListener('keydown', (event) => onKey(event), { signal });
    editEvents.addEventListener('change', renderAgain, { signal });
    requestAnimationFrame(() => start());
    return () => listeners.abort();
  }, []);

  const unsavedCount = loadAllUnsavedChanges().length;
  const pageFile = document.querySelector<HTMLMetaElement>('meta[name="edit-file"]')?.content;
  return (
    <>
      {outlinedValue && <Outline value={outlinedValue} />}
      <div className="bar" role="group" aria-label="Editing" hidden={isOpen || isListing}>
        <button
          ref={editButton}
          type="button"
          aria-pressed={isOn}
          title="Click text on the page to edit it (Alt+E)"
          onClick={() => setEditing(!isOn)}
        >
          Edit
        </button>
        <button ref={textButton} type="button" title="All text on this page (Alt+T)" onClick={showTextList}>
          {unsavedCount === 0 ? 'Text' : `Text · ${unsavedCount} unsaved`}
        </button>
        {pageFile !== undefined && (
          <button
            type="button"
            title="Publication dates, rename, delete"
            onClick={({ currentTarget }) => open({ file: pageFile, path: [] }, undefined, currentTarget)}
          >
            Page
          </button>
        )}
        <a href="/author#your-changes" title="Review your changes, and send them for review">
          Send
        </a>
        <a href="/author" title="Today’s tasks, and search">
          Overview
        </a>
        <a href="/files" title="Edit whole files, and create new ones">
          Files
        </a>
      </div>
      {isListing && (
        <TextList
          outline={setOutlinedValue}
          open={(fieldLocation, shownValue) => open(fieldLocation, shownValue, textButton.current)}
          close={() => {
            flushSync(() => setListing(false));
            setOutlinedValue(undefined);
            textButton.current?.focus();
          }}
        />
      )}
      <ValueDialog panel={panel} close={close} />
    </>
  );
}

/** Reads the location from the hash `#edit=`, which links on /author have. */
function readLinkedLocation(): FieldLocation | undefined {
  const encodedLocation = /^#edit=(.+)$/s.exec(location.hash)?.[1];
  if (encodedLocation === undefined) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return JSON.parse(decodeURIComponent(encodedLocation)) as FieldLocation;
}
