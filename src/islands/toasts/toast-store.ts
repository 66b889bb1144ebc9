/** Short messages, at most three at a time. */

export type ToastWords = {
  title: string;
  text: string;
  closeLabel: string;
  destructive?: boolean;
  /** A toast with something to do stays until it is done or closed. */
  link?: { href: string; text: string; note: string };
};

export type ToastItem = ToastWords & { id: number; region: Element };

const most = 3;
let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export function addToast(region: Element, words: ToastWords): void {
  lastId += 1;
  change([...items, { ...words, id: lastId, region }].slice(-most));
}

export function closeToast(id: number): void {
  change(items.filter((item) => item.id !== id));
}

/** What was refused before is out of date once the form goes out. */
export function closeRefusals(): void {
  change(items.filter(({ destructive }) => !destructive));
}

export function currentToasts(): readonly ToastItem[] {
  return items;
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly ToastItem[]): void {
  items = next;
  for (const listener of listeners) listener();
}
