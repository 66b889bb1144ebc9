/** Dependencies of the handlers, provided by the deployed entry point and by the local server. */
import type { Alarm } from './alarm.ts';
import type { OriginPolicy } from '../http/cross-origin.ts';
import type { AddressHashing } from '../http/sender.ts';
import type { OutboxServices } from '../mail/outbox.ts';

export type Services = AddressHashing &
  OriginPolicy &
  OutboxServices & {
    /** Runs a task after the response. */
    afterResponse: (task: () => Promise<void>) => void;
    /** Sends pending mail after the response. */
    sendSoon: () => void;
    /** Reports to the firm without using mail, the schedule or the database. */
    alarm: Alarm;
    siteUrl: string;
    calendarUrl: string;
    paymentUrl: string | undefined;
    drainSecret: string | undefined;
    /** Whether the database must have a running schedule. */
    isScheduled: boolean;
    /** Missing and malformed settings, reported to the firm like faults. */
    settingProblems: readonly string[];
  };

export type Handler = (request: Request) => Promise<Response>;
