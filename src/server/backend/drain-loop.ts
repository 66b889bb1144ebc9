/** Sends waiting messages soon after each enquiry and, for those that failed, every few seconds. */

export type DrainLoop = { nudge: () => void; stop: () => Promise<void> };

/** Enquiries that come within this time are sent for together, so that mail does not slow bookings down. */
const gatherMs = 25;

export function drainLoop(drain: () => Promise<unknown>, everyMs: number): DrainLoop {
  let running: Promise<void> = Promise.resolve();
  let gathering: NodeJS.Timeout | undefined;

  function run(): void {
    gathering = undefined;
    // The database was busy closing or did not answer: what waits is still there at the next turn.
    running = running.then(drain).then(
      () => {},
      () => {},
    );
  }

  function nudge(): void {
    gathering ??= setTimeout(run, gatherMs);
  }

  const regular = setInterval(nudge, everyMs);
  regular.unref();
  return {
    nudge,
    async stop() {
      clearInterval(regular);
      if (gathering !== undefined) {
        clearTimeout(gathering);
        run();
      }
      await running;
    },
  };
}
