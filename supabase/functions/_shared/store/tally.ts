/** Counts events in the database, batched into one call at a time. */
import type { Store } from './store.ts';

/** Counts an event by a short name. */
export type CountEvent = (name: string) => void;

type Counts = Record<string, number>;

/** Creates an event counter. `onFailure` receives the names of events that the database could not count. */
export function createEventCounter(
  store: Store,
  afterResponse: (task: () => Promise<void>) => void,
  onFailure: (names: readonly string[]) => Promise<void>,
): CountEvent {
  let counts: Counts = {};
  let isReporting = false;

  async function report(): Promise<void> {
    try {
      while (Object.keys(counts).length > 0) {
        const names = counts;
        counts = {};
        await store.call('count_events', { names }).catch(() => onFailure(Object.keys(names)));
      }
    } finally {
      isReporting = false;
    }
  }

  return (name) => {
    counts[name] = (counts[name] ?? 0) + 1;
    if (isReporting) return;
    isReporting = true;
    afterResponse(report);
  };
}
