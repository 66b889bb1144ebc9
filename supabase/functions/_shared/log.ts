/** Logs never contain what a visitor typed. */
import { StoreUnavailable } from './store/store.ts';

/** Only IDs, outcomes and error names. */
export type LogEvent = {
  event: string;
  outcome?: string;
  id?: string;
  fault?: string;
  /** Written to stderr. Deployed functions also report it to the firm. */
  alarm?: true;
};

export type Log = (event: LogEvent) => void;

/** Returns an error's name, and a store error's message, which are safe to log. Other messages may contain what a visitor typed. */
export function getErrorName(error: unknown): string {
  if (error instanceof StoreUnavailable) return `${error.name}: ${error.message}`;
  return error instanceof Error ? error.name : typeof error;
}
