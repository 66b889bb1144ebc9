/** What is logged: never anything that a visitor typed. */

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

/** The name of an error is safe to log; its message may hold what a visitor typed. */
export function faultOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
