/** What a handler needs from the world. The deployed entry and the local server each bring their own. */
import type { Note } from '../store/tally.ts';
import type { Alarm } from './alarm.ts';
import type { Callers } from '../http/cross-origin.ts';
import type { AddressHashing } from '../http/sender.ts';
import type { OutboxServices } from '../mail/outbox.ts';

export type Services = AddressHashing &
  Callers &
  OutboxServices & {
    /** Runs a task after the answer was given, without holding it up. */
    afterAnswer: (task: () => Promise<void>) => void;
    /** Sends what waits in the outbox, after the answer. */
    sendSoon: () => void;
    /** Reaches the firm where neither mail nor the schedule does. */
    alarm: Alarm;
    /** Refusals by `refused-` and their status, alarms by `alarm-` and their event. */
    note: Note;
    /** What is wrong with the settings, as sentences: the functions do without, and somebody should look. */
    settingFaults: readonly string[];
    siteUrl: string;
    calendarUrl: string;
    paymentUrl: string | undefined;
    drainSecret: string | undefined;
    /** True where the database's schedule must run. */
    isScheduled: boolean;
  };

export type Handler = (request: Request) => Promise<Response>;
