/// <reference lib="dom" />
/** The editing panel on a page: toolbar, outline of the value under the pointer, list of text, and the open value. */
import { Suspense, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldLocation } from '../contract.ts';
import { loadAllUnsavedChanges, editEvents } from '../entry/unsaved-changes.ts';
import { takeMessage } from '../entry/saves.ts';
import type { Message } from '../entry/saves.ts';
import { parseEditHash } from '../reference/form-url.ts';
import { Outline } from './outline.tsx';
import { detachLocations, findValueAtPoint, findValuesAt } from './shown-values.ts';
import type { ShownValue } from './shown-values.ts';
import { TextList } from './text-list.tsx';
import { revertUnsaved } from './unsaved-preview.ts';
import { usePanel } from './use-panel.ts';
import { ValueDialog } from './value-dialog.tsx';

const offKey = 'edit-off';

const toolbarLinks = [
  { href: '/author#your-changes', label: 'Send', title: 'Review your changes, and send them for review' },
  { href: '/author', label: 'Overview', title: 'Today’s tasks, and search' },
  { href: '/files', label: 'Files', title: 'Edit whole files, and create new ones' },
];

export function App({ host }: { host: Element }) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const panel = usePanel();
  const [isListing, setListing] = useState(false);
  const [outlinedValue, setOutlinedValue] = useState<ShownValue>();
  const editButton = useRef<HTMLButtonElement>(null);
  const textButton = useRef<HTMLButtonElement>(null);
  /** The element that opened the panel. It receives focus when the panel closes. */
  const opener = useRef<HTMLElement>(null);
  // In localStorage, so that it applies to all pages.
  const isOn = localStorage.getItem(offKey) === null;
  const isOpen = panel.opened !== undefined;

  const open = (location: FieldLocation, shownValue?: ShownValue, message?: Message) => {
    setListing(false);
    setOutlinedValue(undefined);
    panel.open(location, shownValue, message);
  };
  const close = () => {
    // The toolbar, which may receive the focus, is hidden while a dialog is open.
    flushSync(() => {
      panel.close();
      setListing(false);
      setOutlinedValue(undefined);
    });
    (opener.current ?? editButton.current)?.focus();
    opener.current = null;
  };
  const showTextList = () => {
    panel.close();
    opener.current = textButton.current;
    setListing(true);
  };
  const setEditing = (enabled: boolean) => {
    if (enabled) localStorage.removeItem(offKey);
    else localStorage.setItem(offKey, 'yes');
    setOutlinedValue(undefined);
    renderAgain();
  };
  /** Opens the value in the URL's hash: after a click on a link, for example on `/author`, or after a reload. */
  const openLinked = (message?: Message) => {
    const location = parseEditHash(window.location.hash);
    if (location === undefined) return;
    const [value] = findValuesAt(location);
    value?.element.scrollIntoView({ block: 'center' });
    open(location, value, message);
  };
  const findPointedValue = ({ target, clientX, clientY }: MouseEvent) =>
    isOn && target instanceof Element && target !== host
      ? findValueAtPoint(target, clientX, clientY)
      : undefined;

  useListener(document, 'pointermove', (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOutlinedValue(findPointedValue(event));
  });
  useListener(document, 'scroll', () => setOutlinedValue(undefined));
  // Clicks from the keyboard have a detail of 0 and are left to the page.
  useListener(window, 'click', (event: MouseEvent) => {
    if (event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const pointedValue = findPointedValue(event);
    if (pointedValue === undefined || !(event.target instanceof Element)) return;
    // A click on a summary, such as a question, also expands its details, which the author may edit next.
    if (event.target.closest('summary') === null) {
      event.preventDefault();
      event.stopPropagation();
    }
    opener.current = event.target.closest<HTMLElement>('a, button, summary');
    open(pointedValue.location, pointedValue);
  });
  useListener(window, 'keydown', (event: KeyboardEvent) => {
    if (event.target === host && (isOpen || isListing)) return;
    if (event.key === 'Escape' && isOpen) close();
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.code === 'KeyE') setEditing(!isOn);
    else if (event.code === 'KeyT') showTextList();
    else return;
    event.preventDefault();
  });
  // Restores the saved text, because patches expect the page as last rendered.
  useListener(window, 'page:renewing', revertUnsaved);
  useListener(window, 'page:renewed', () => {
    detachLocations(document);
    panel.refresh();
  });
  useListener(window, 'hashchange', () => openLinked());
  useListener(window, 'storage', renderAgain);
  useListener(editEvents, 'change', renderAgain);
  const start = useEffectEvent(() => openLinked(takeMessage()));
  useEffect(() => void requestAnimationFrame(() => start()), []);

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
            title="Change publication dates, rename or delete this page"
            onClick={({ currentTarget }) => {
              opener.current = currentTarget;
              open({ file: pageFile, path: [] });
            }}
          >
            Page
          </button>
        )}
        {toolbarLinks.map(({ href, label, title }) => (
          <a key={href} href={href} title={title}>
            {label}
          </a>
        ))}
      </div>
      {isListing && <TextList outline={setOutlinedValue} open={open} close={close} />}
      <Suspense>
        {panel.opened && (
          <ValueDialog key={panel.opened.id} panel={panel} opened={panel.opened} close={close} />
        )}
      </Suspense>
    </>
  );
}

/** Listens to an event in the capture phase, before the page's own listeners. */
function useListener<Type extends Event>(
  target: EventTarget,
  type: string,
  listener: (event: Type) => void,
): void {
  const handle = useEffectEvent((event: Event) => listener(event as Type));
  useEffect(() => {
    const stop = new AbortController();
    target.addEventListener(type, (event) => handle(event), {
      capture: true,
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [target, type]);
}
