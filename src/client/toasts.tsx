import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { LinkButton } from '#ui/buttons.tsx';
import { Toast } from '#ui/toast.tsx';

/** A short message. */
type ToastWords = {
  title: string;
  text: string;
  closeLabel: string;
  destructive?: boolean;
  /** A toast with a link stays until it is used or closed. */
  link?: { href: string; text: string; note: string };
};

type ToastItem = ToastWords & { id: number; region: Element };

const maxToasts = 3;
const shownMs = 4000;
let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(next: readonly ToastItem[]): void {
  items = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function closeToast(id: number): void {
  setToasts(items.filter((item) => item.id !== id));
}

/** Refusals are out of date once the form is sent again. */
export function closeRefusals(): void {
  setToasts(items.filter(({ destructive }) => !destructive));
}

type ToastCardProps = { item: ToastItem; paused: boolean };

/** Closes after a while, not counting the time while `paused`. */
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

/** Whether a refusal covers a field that a visitor has scrolled or moved to. */
function coversAny(region: Element, fields: Iterable<Element>): boolean {
  const refusal = region.querySelector('[data-toast=destructive]')?.getBoundingClientRect();
  if (!refusal) return false;
  return [...fields].some((field) => {
    const { top, bottom, left, right } = field.getBoundingClientRect();
    return top < refusal.bottom && bottom > refusal.top && left < refusal.right && right > refusal.left;
  });
}

const invalidFields = '[aria-invalid=true]';
/** In a dialog, toasts have a row of their own. */
const focusedField = ':is(input, select, textarea):focus:not(dialog *)';

/** The toasts of one region. A pointer over any of them, or focus in one, pauses all. */
function ToastStack({ region }: { region: Element }) {
  const own = useSyncExternalStore(subscribe, () => items).filter((item) => item.region === region);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const update = () => setPaused(region.matches(':hover, :focus-within'));
    for (const event of ['pointerenter', 'pointerleave', 'focusin']) {
      region.addEventListener(event, update, { signal });
    }
    region.addEventListener('focusout', () => queueMicrotask(update), { signal });
    const uncover = (selector: string) =>
      coversAny(region, document.querySelectorAll(selector)) && closeRefusals();
    addEventListener('scroll', () => uncover(invalidFields), { signal });
    addEventListener('focusin', () => uncover(focusedField), { signal });
    // A toast that is removed under the pointer, or with focus in it, fires no event.
    const unsubscribe = subscribe(() => requestAnimationFrame(update));
    return () => {
      stop.abort();
      unsubscribe();
    };
  }, [region]);

  return own.map((item) => <ToastCard key={item.id} item={item} paused={paused} />);
}

const rendered = new WeakSet<Element>();

export function showToast(words: ToastWords): void {
  const region = nearestRegion();
  if (!region) return;
  if (!rendered.has(region)) {
    rendered.add(region);
    createRoot(region).render(<ToastStack region={region} />);
  }
  lastId += 1;
  setToasts([...items, { ...words, id: lastId, region }].slice(-maxToasts));
}

/** While a dialog is open the rest of the page is inert, so each dialog has a live region of its own. */
function nearestRegion(): Element | null {
  const inDialog = [...document.querySelectorAll('dialog[open] [data-toasts]')].at(-1);
  return inDialog ?? document.querySelector('[data-toasts]:not(dialog *)');
}
