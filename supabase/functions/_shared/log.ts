/** What is logged: never anything that a visitor typed. */
import { StoreUnavailable } from './store/store.ts';

/** Ids, outcomes and error names only. */
export type LogEvent = {
  event: string;
  outcome?: string;
  id?: string;
  fault?: string;
  /** Someone should look: written where the platform can alert on it. */
  alarm?: true;
};

export type Log = (event: LogEvent) => void;

/** The name of an error is safe to log, and the reason that a store gives; its message may hold what a visitor typed. */
export function faultOf(error: unknown): string {
  if (error instanceof StoreUnavailable && error.reason !== undefined)
    return `${error.name}: ${error.reason}`;
  return error instanceof Error ? error.name : typeof error;
}
