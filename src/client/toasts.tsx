import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { LinkButton } from '#ui/buttons.tsx';
import { Toast } from '#ui/toast.tsx';

/** Short messages, at most three at a time. */

type ToastWords = {
  title: string;
  text: string;
  closeLabel: string;
  destructive?: boolean;
  /** A toast with something to do stays until it is done or closed. */
  link?: { href: string; text: string; note: string };
};

type ToastItem = ToastWords & { id: number; region: Element };

const most = 3;
let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function addToast(region: Element, words: ToastWords): void {
  lastId += 1;
  change([...items, { ...words, id: lastId, region }].slice(-most));
}

function closeToast(id: number): void {
  change(items.filter((item) => item.id !== id));
}

/** What was refused before is out of date once the form goes out. */
export function closeRefusals(): void {
  change(items.filter(({ destructive }) => !destructive));
}

function currentToasts(): readonly ToastItem[] {
  return items;
}

function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly ToastItem[]): void {
  items = next;
  for (const listener of listeners) listener();
}

const shownMs = 4000;

type ToastCardProps = { item: ToastItem; paused: boolean };

/** A toast with a clock that stands still while someone reads. */
function ToastCard({ item, paused }: ToastCardProps) {
  const { id, title, text, closeLabel, destructive, link } = item;
  const left = useRef(shownMs);
  const stays = paused || link !== undefined;

  useEffect(() => {
    if (stays) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => closeToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [id, stays]);

  const close = () => closeToast(id);
  return (
    <Toast
      title={title}
      text={text}
      destructive={destructive}
      closeLabel={closeLabel}
      onClose={close}
      inDialog={item.region.closest('dialog') !== null}
    >
      {link && (
        <span className="mt-2 block">
          <LinkButton variant="onDark" wide href={link.href} newTabNote={link.note} onClick={close}>
            {link.text}
          </LinkButton>
        </span>
      )}
    </Toast>
  );
}

/** A refusal must not hide a field that a visitor has scrolled or moved to. */
function coversAny(region: Element, fields: Iterable<Element>): boolean {
  const refusal = region.querySelector('[data-toast=destructive]')?.getBoundingClientRect();
  if (!refusal) return false;
  return [...fields].some((field) => {
    const { top, bottom, left, right } = field.getBoundingClientRect();
    return top < refusal.bottom && bottom > refusal.top && left < refusal.right && right > refusal.left;
  });
}

type ToastStackProps = { region: Element };

/** The toasts of one region. The pointer over any of them, or focus in one, stops the clock of all. */
function ToastStack({ region }: ToastStackProps) {
  const mine = useSyncExternalStore(watchToasts, currentToasts).filter((item) => item.region === region);
  const [attended, setAttended] = useState(false);

  useEffect(() => {
    const look = () => setAttended(region.matches(':hover, :focus-within'));
    const stop = new AbortController();
    for (const event of ['pointerenter', 'pointerleave', 'focusin']) {
      region.addEventListener(event, look, { signal: stop.signal });
    }
    region.addEventListener('focusout', () => queueMicrotask(look), { signal: stop.signal });
    const invalid = () => document.querySelectorAll('[aria-invalid=true]');
    addEventListener('scroll', () => coversAny(region, invalid()) && closeRefusals(), {
      signal: stop.signal,
    });
    // In a dialog messages have a row of their own.
    const focused = () => document.querySelectorAll(':is(input, select, textarea):focus:not(dialog *)');
    addEventListener('focusin', () => coversAny(region, focused()) && closeRefusals(), {
      signal: stop.signal,
    });
    // What goes away under the pointer, or with focus in it, reports no leaving.
    const unwatch = watchToasts(() => requestAnimationFrame(look));
    return () => {
      stop.abort();
      unwatch();
    };
  }, [region]);

  return mine.map((item) => <ToastCard key={item.id} item={item} paused={attended} />);
}

const drawn = new WeakSet<Element>();

/** Shows a message in the live region nearest to where the visitor is. */
export function showToast(words: ToastWords): void {
  const region = nearestRegion();
  if (!region) return;
  if (!drawn.has(region)) {
    drawn.add(region);
    createRoot(region).render(<ToastStack region={region} />);
  }
  addToast(region, words);
}

/** While a dialog is open the rest of the page is inert and silent, so each dialog has a region of its own. */
function nearestRegion(): Element | null {
  const inDialog = [...document.querySelectorAll('dialog[open] [data-toasts]')].at(-1);
  return inDialog ?? document.querySelector('[data-toasts]:not(dialog *)');
}
