/** What a handler needs from the world. The hosted entry and the local server each bring their own. */
import type { SendMail } from './mail/mail.ts';
import type { Store } from './store/store.ts';

/** An event for the log. Never anything that a visitor typed: ids, outcomes and error names only. */
export type LogEvent = {
  event: string;
  outcome?: string;
  id?: string;
  fault?: string;
  /** Someone should look: written where the platform can alert on it. */
  alarm?: true;
};

export type Services = {
  store: Store;
  sendMail: SendMail;
  log: (event: LogEvent) => void;
  now: () => Date;
  /** The network address of the sender as the platform saw it, or undefined when it cannot be trusted. */
  addressOf: (request: Request) => string | undefined;
  /** Secret that turns addresses into hashes nobody can look up. */
  pepper: string;
  /** True for an `Origin` that may call. */
  originAllowed: (origin: string, request: Request) => boolean;
  /** Runs a task after the answer was given, without holding it up. */
  afterAnswer: (task: () => Promise<void>) => void;
  siteUrl: string;
  functionsUrl: string;
  calendarUrl: string;
  paymentUrl: string | undefined;
  firmPhone: string;
  notifyEmail: string;
  drainSecret: string | undefined;
};

export type Handler = (request: Request) => Promise<Response>;

/** The name of an error is safe to log; its message may hold what a visitor typed. */
export function faultOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
