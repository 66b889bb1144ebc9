import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { LinkButton } from '#ui/buttons.tsx';
import { Toast, ToastStack } from '#ui/toast.tsx';

type ToastContent = {
  title: string;
  text: string;
  closeLabel: string;
  destructive?: boolean;
  /** A toast with a link stays until the visitor follows the link or closes the toast. */
  link?: { href: string; text: string; note: string };
};

type ToastItem = ToastContent & { id: number; region: Element };

const maxToasts = 3;
const displayMs = 4000;
const tickMs = 250;

let items: readonly ToastItem[] = [];
let lastId = 0;
const roots = new Map<Element, Root>();

export function showToast(content: ToastContent): void {
  const region = findActiveRegion();
  if (!region) return;
  if (!roots.has(region)) roots.set(region, createRoot(region));
  lastId += 1;
  setToasts([...items, { ...content, id: lastId, region }].slice(-maxToasts));
}

/** Finds the live region for toasts: each dialog has its own, because the rest of the page is inert while it is open. */
function findActiveRegion(): Element | null {
  const dialogRegion = [...document.querySelectorAll('dialog[open] [data-toasts]')].at(-1);
  return dialogRegion ?? document.querySelector('[data-toasts]:not(dialog *)');
}

function setToasts(next: readonly ToastItem[]): void {
  items = next;
  for (const [region, root] of roots) {
    const itemsInRegion = items.filter((item) => item.region === region);
    root.render(
      itemsInRegion.length > 0 && (
        <ToastStack inDialog={region.closest('dialog') !== null}>
          {itemsInRegion.map((item) => (
            <ToastCard key={item.id} item={item} />
          ))}
        </ToastStack>
      ),
    );
  }
}

function closeToast(id: number): void {
  setToasts(items.filter((item) => item.id !== id));
}

/** Closes error toasts, which are outdated once the form is submitted again. */
export function closeErrorToasts(): void {
  setToasts(items.filter(({ destructive }) => !destructive));
}

/** A toast that closes automatically, unless it has a link. The timer pauses while any toast in its region is hovered or focused. */
function ToastCard({ item }: { item: ToastItem }) {
  const { id, region, title, text, closeLabel, destructive, link } = item;
  const isPersistent = link !== undefined;

  useEffect(() => {
    if (isPersistent) return undefined;
    let remainingMs = displayMs;
    const timer = setInterval(() => {
      if (!region.matches(':hover, :focus-within')) remainingMs -= tickMs;
      if (remainingMs <= 0) closeToast(id);
    }, tickMs);
    return () => clearInterval(timer);
  }, [id, region, isPersistent]);

  useEffect(() => (destructive ? closeWhenCovering(region) : undefined), [region, destructive]);

  const close = () => closeToast(id);
  return (
    <Toast title={title} text={text} destructive={destructive} closeLabel={closeLabel} onClose={close}>
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

const invalidFieldSelector = '[aria-invalid=true]';
/** Not in dialogs, where toasts have their own row. */
const focusedFieldSelector = ':is(input, select, textarea):focus:not(dialog *)';

/** Closes error toasts that cover an invalid field after scrolling, or a field that receives focus. Returns the cleanup function. */
function closeWhenCovering(region: Element): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const closeIfCovering = (selector: string) => {
    const toast = region.querySelector('[data-toast=destructive]')?.getBoundingClientRect();
    if (!toast) return;
    const isCovered = [...document.querySelectorAll(selector)].some((field) => {
      const { top, bottom, left, right } = field.getBoundingClientRect();
      return top < toast.bottom && bottom > toast.top && left < toast.right && right > toast.left;
    });
    if (isCovered) closeErrorToasts();
  };
  addEventListener('scroll', () => closeIfCovering(invalidFieldSelector), { signal });
  addEventListener('focusin', () => closeIfCovering(focusedFieldSelector), { signal });
  return () => controller.abort();
}
