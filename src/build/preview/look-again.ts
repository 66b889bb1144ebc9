import { readingFailed } from '#content/files/reading-failed.ts';

/** Editors write a file in two steps, and a formatter many files: one look after the last of them. */
const settleMs = 8;
/** How long a look that failed waits for the next one. */
const lookAgainMs = 1_000;

/**
 * Returns what asks for a look: soon, once nothing more is asked for, and one look after the other. One that fails is
 * told once and tried again: what could not be read may be there again without another word from the watcher.
 */
export function lookAgain(look: () => Promise<void>, tell: (reason: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let failure = '';
  const lookIn = (after: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(look).then(
        () => {
          failure = '';
        },
        (error: unknown) => {
          const reason = readingFailed(error);
          if (reason !== failure) tell(reason);
          failure = reason;
          lookIn(lookAgainMs);
        },
      );
    }, after);
  };
  return () => lookIn(settleMs);
}
