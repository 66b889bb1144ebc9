import { useEffect, useState, useSyncExternalStore } from 'react';
import { ToastCard } from './toast-card.tsx';
import { currentToasts, watchToasts } from './toast-store.ts';

export type ToastStackProps = { region: Element };

/** The toasts of one region. The pointer over any of them, or focus in one, stops the clock of all. */
export function ToastStack({ region }: ToastStackProps) {
  const mine = useSyncExternalStore(watchToasts, currentToasts).filter((item) => item.region === region);
  const [attended, setAttended] = useState(false);

  useEffect(() => {
    const look = () => setAttended(region.matches(':hover, :focus-within'));
    const stop = new AbortController();
    for (const event of ['pointerenter', 'pointerleave', 'focusin']) {
      region.addEventListener(event, look, { signal: stop.signal });
    }
    region.addEventListener('focusout', () => queueMicrotask(look), { signal: stop.signal });
    // What goes away under the pointer, or with focus in it, reports no leaving.
    const unwatch = watchToasts(() => requestAnimationFrame(look));
    return () => {
      stop.abort();
      unwatch();
    };
  }, [region]);

  return mine.map((item) => <ToastCard key={item.id} item={item} paused={attended} />);
}
