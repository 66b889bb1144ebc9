/** Dependencies of the handlers, provided by the deployed entry point and by the local server. */
import type { CountEvent } from '../store/tally.ts';
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
    /** Counts rejections as `rejected-` plus their status, and alarms as `alarm-` plus their event. */
    countEvent: CountEvent;
    /** Messages about missing or malformed settings. */
    settingFaults: readonly string[];
    siteUrl: string;
    calendarUrl: string;
    paymentUrl: string | undefined;
    drainSecret: string | undefined;
    /** Whether the database must have a running schedule. */
    isScheduled: boolean;
  };

export type Handler = (request: Request) => Promise<Response>;
