/** Renders outgoing messages. Subjects contain no personal data, because they appear on lock screens. */
import * as z from 'zod/mini';
import { listMailRows, siteForms } from '../forms/forms.ts';
import type { LeadValue } from '../forms/forms.ts';
import { buildConfirmUrl, buildUnsubscribeUrl, buildReference } from './links.ts';
import type { Mail } from './mail.ts';

/** A lead as the database returns it. */
export const storedLeadSchema = z.looseObject({ id: z.string(), kind: z.string(), createdAt: z.string() });

/** The faults that the database reports, and the firm's pending emails. */
export const healthSchema = z.object({
  waiting: z.number(),
  oldestSeconds: z.number(),
  /** `reported`: the firm was notified. */
  faults: z.array(z.object({ name: z.string(), message: z.string(), reported: z.boolean() })),
});

export const dailyStatsSchema = z.extend(healthSchema, {
  requests: z.number(),
  review: z.number(),
  /** Excludes subscriptions. */
  unhandled: z.number(),
  oldestUnhandled: z.optional(z.string()),
  lastBackup: z.optional(z.string()),
});
export type DailyStats = z.output<typeof dailyStatsSchema>;

const commonFields = { id: z.string(), createdAt: z.string() };

export const messageSchema = z.discriminatedUnion('kind', [
  z.object({ ...commonFields, kind: z.literal('firm-notice'), lead: storedLeadSchema }),
  z.object({ ...commonFields, kind: z.literal('review-notice'), leads: z.array(storedLeadSchema) }),
  z.object({ ...commonFields, kind: z.literal('daily-report'), stats: dailyStatsSchema }),
  z.object({
    ...commonFields,
    kind: z.literal('confirm-subscription'),
    token: z.string(),
    lead: z.object({ email: z.string() }),
  }),
]);
type Message = z.output<typeof messageSchema>;
type StoredLead = z.output<typeof storedLeadSchema>;

/** Rows below the form's own fields. */
const closingRows: readonly LeadValue[] = [
  { name: 'lastDay', label: 'Act by' },
  { name: 'quarantinedFor', label: 'Please check' },
  { name: 'createdAt', label: 'Received' },
  { name: 'id', label: 'Reference' },
];

const labelWidth = 14;

export type MailConfig = { notifyEmail: string; functionsUrl: string; firmPhone: string };

/** Renders a message. The same message always has the same key, so that the provider recognizes a retry. */
export function renderMail(message: Message, firm: MailConfig): Mail {
  const { id, createdAt } = message;
  const envelope = { key: `outbox-${id}`, createdAt };
  switch (message.kind) {
    case 'firm-notice':
      return {
        ...envelope,
        to: firm.notifyEmail,
        subject: buildSubject(message.lead),
        text: formatRows(message.lead),
      };
    case 'review-notice':
      // If a lead was erased after a failed attempt, the digest is a different message and needs a different key.
      return {
        ...envelope,
        key: `${envelope.key}-${message.leads.length}`,
        to: firm.notifyEmail,
        ...renderReview(message.leads),
      };
    case 'daily-report':
      return { ...envelope, to: firm.notifyEmail, ...renderDailyReport(message.stats) };
    case 'confirm-subscription':
      return { ...envelope, to: message.lead.email, ...renderConfirmation(message.token, firm) };
  }
}

type MailText = { subject: string; text: string };

function buildSubject({ id, kind }: StoredLead): string {
  const { mailSubject = 'Lead' } = siteForms.find(({ name }) => name === kind) ?? {};
  return `${mailSubject} ${buildReference(id)}`;
}

function renderReview(leads: readonly StoredLead[]): MailText {
  const requests = leads.length === 1 ? '1 request' : `${leads.length} requests`;
  return { subject: `[please check] ${requests} under review`, text: leads.map(formatRows).join('\n') };
}

/** Formats a line for each statistic, then for faults. */
export function formatDailyStats(stats: DailyStats): string[] {
  const { requests, review, unhandled, oldestUnhandled, waiting, oldestSeconds, lastBackup } = stats;
  const since =
    oldestUnhandled === undefined ? '' : `, the oldest from ${formatTime(oldestUnhandled, shortFormat)}`;
  const age = waiting > 0 ? `, the oldest for ${formatDuration(oldestSeconds)}` : '';
  return [
    formatStat('Requests in the last day', String(requests)),
    formatStat('Under review', String(review)),
    formatStat('Not marked as handled', `${unhandled}${since}`),
    formatStat('Emails waiting', `${waiting}${age}`),
    formatStat(
      'Last backup',
      lastBackup === undefined ? 'none recorded' : formatTime(lastBackup, shortFormat),
    ),
    ...stats.faults.map(({ message }) => message),
  ];
}

/** Formats a duration in the largest unit with a value of at least two. */
function formatDuration(seconds: number): string {
  const units: [string, number][] = [
    ['days', 86_400],
    ['hours', 3600],
    ['minutes', 60],
  ];
  const [unit, unitSeconds] = units.find(([, unitLength]) => seconds >= 2 * unitLength) ?? [];
  if (unit === undefined || unitSeconds === undefined)
    return seconds < 60 ? 'less than a minute' : 'a minute';
  return `${Math.floor(seconds / unitSeconds)} ${unit}`;
}

/** Formats a label and a value, aligned. */
export function formatStat(label: string, value: string): string {
  return `${`${label}:`.padEnd(28)}${value}`;
}

function renderDailyReport(stats: DailyStats): MailText {
  const { requests, waiting } = stats;
  return {
    subject: `${requests} ${requests === 1 ? 'request' : 'requests'}, ${waiting} waiting`,
    text: [
      ...formatDailyStats(stats),
      '',
      'This email is sent every day. If it is missing, run `npm run leads`: mail or the schedule has stopped.',
      '',
    ].join('\n'),
  };
}

function formatRows(lead: StoredLead): string {
  const rows = [...listMailRows(lead.kind), ...closingRows].filter(({ name }) => lead[name] !== undefined);
  const width = Math.max(labelWidth, ...rows.map(({ label }) => label.length + 2));
  const lines = rows.map(({ name, label }) => {
    const value = lead[name];
    const text = name === 'createdAt' ? formatTime(String(value), fullFormat) : [value].flat().join(', ');
    return `${`${label}:`.padEnd(width)}${indentText(text, width)}`;
  });
  return `${lines.join('\n')}\n`;
}

function renderConfirmation(token: string, { functionsUrl, firmPhone }: MailConfig) {
  const unsubscribeUrl = buildUnsubscribeUrl(functionsUrl, token);
  return {
    subject: 'Please confirm your subscription',
    // With both headers, email clients show an unsubscribe button (RFC 8058).
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: [
      'Someone, hopefully you, subscribed to our articles with this address.',
      'Open this link to confirm. If it was not you, do nothing and you will not hear from us again.',
      '',
      buildConfirmUrl(functionsUrl, token),
      '',
      'To unsubscribe later, use this link:',
      '',
      unsubscribeUrl,
      '',
      firmPhone,
      '',
    ].join('\n'),
  };
}

/** Indents a value's continuation lines, so that a visitor can't forge rows, and removes bidi controls. */
function indentText(text: string, width: number): string {
  const lines = text.replace(/\p{Bidi_Control}/gu, '').split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
  return lines.join(`\n${' '.repeat(width)}`);
}

/** The time zone of the main office. */
const timeZone = 'America/New_York';
/** Created once, because creation is slow. */
const fullFormat = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'long' });
const shortFormat = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });

function formatTime(instant: string, format: Intl.DateTimeFormat): string {
  return format.format(new Date(instant));
}
