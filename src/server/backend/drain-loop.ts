/** Sends waiting messages soon after each enquiry and, for those that failed, every few seconds. */
import { faultOf, type Services } from '../../../supabase/functions/_shared/services.ts';

export type DrainLoop = { nudge: () => void; stop: () => Promise<void> };

/** Enquiries that come within this time are sent for together, so that mail does not slow bookings down. */
const gatherMs = 25;

export function drainLoop(drain: () => Promise<unknown>, everyMs: number, log: Services['log']): DrainLoop {
  let running: Promise<void> = Promise.resolve();
  let gathering: NodeJS.Timeout | undefined;
  let lastFault: string | undefined;

  function run(): void {
    gathering = undefined;
    running = running.then(drain).then(() => {
      lastFault = undefined;
    }, tell);
  }

  /** The database did not answer: what waits is still there at the next turn. A fault that lasts is told once. */
  function tell(error: unknown): void {
    const fault = faultOf(error);
    if (fault !== lastFault) log({ event: 'drain-outbox', outcome: 'fault', fault, alarm: true });
    lastFault = fault;
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
