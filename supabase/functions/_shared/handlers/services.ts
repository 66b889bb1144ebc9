/** What a handler needs from the world. The deployed entry and the local server each bring their own. */
import type { Log } from '../log.ts';
import type { SendMail } from '../mail/mail.ts';
import type { Store } from '../store/store.ts';

export type Services = {
  store: Store;
  sendMail: SendMail;
  log: Log;
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
