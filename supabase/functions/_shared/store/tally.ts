/** Counts by name in the database, in one call at a time however much happens meanwhile. */
import type { Store } from './store.ts';

/** Counts something by a short name, where the firm's commands and the alarm find it. */
export type Note = (name: string) => void;

type Counts = Record<string, number>;

/** `unheard` is called with what the database could not count. */
export function tallyIn(
  store: Store,
  afterAnswer: (task: () => Promise<void>) => void,
  unheard: (names: readonly string[]) => Promise<void>,
): Note {
  let counts: Counts = {};
  let isReporting = false;

  async function report(): Promise<void> {
    try {
      while (Object.keys(counts).length > 0) {
        const names = counts;
        counts = {};
        await store.call('note_events', { names }).catch(() => unheard(Object.keys(names)));
      }
    } finally {
      // Whatever failed, the next event is reported.
      isReporting = false;
    }
  }

  return (name) => {
    counts[name] = (counts[name] ?? 0) + 1;
    if (isReporting) return;
    isReporting = true;
    afterAnswer(report);
  };
}
