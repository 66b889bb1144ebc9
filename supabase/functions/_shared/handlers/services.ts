/** What a handler needs from the world. The deployed entry and the local server each bring their own. */
import type { Callers } from '../http/cross-origin.ts';
import type { AddressHashing } from '../http/sender.ts';
import type { OutboxServices } from '../mail/outbox.ts';

export type Services = AddressHashing &
  Callers &
  OutboxServices & {
    /** Runs a task after the answer was given, without holding it up. */
    afterAnswer: (task: () => Promise<void>) => void;
    siteUrl: string;
    calendarUrl: string;
    paymentUrl: string | undefined;
    drainSecret: string | undefined;
  };

export type Handler = (request: Request) => Promise<Response>;
