/** The words of outgoing messages. A subject line holds nothing personal: it shows on locked screens. */
import * as z from 'zod/mini';
import { mailRows, siteForms } from '../forms/forms.ts';
import type { LeadValue } from '../forms/forms.ts';
import { confirmLink, endLink } from './links.ts';
import type { Mail } from './mail.ts';

/** A lead as the database gives it out: in `sheet` of a message, and in the lists of the firm. */
export const storedLeadSchema = z.looseObject({ id: z.string(), kind: z.string(), createdAt: z.string() });

export const messageSchema = z.object({
  id: z.string(),
  kind: z.enum(['firm-notice', 'confirm-subscription']),
  createdAt: z.string(),
  attempts: z.number(),
  token: z.optional(z.string()),
  sheet: storedLeadSchema,
});
type Message = z.output<typeof messageSchema>;

/** Below what the form asked for. */
const closingRows: readonly LeadValue[] = [
  { name: 'quarantinedFor', label: 'Please check' },
  { name: 'createdAt', label: 'Received' },
  { name: 'id', label: 'Reference' },
];

/** Where the values of a mail begin, unless a label is longer. */
const labelWidth = 14;

/** What the messages say of the firm. */
export type Letterhead = { notifyEmail: string; functionsUrl: string; firmPhone: string };

export function renderMail(message: Message, firm: Letterhead): Mail {
  const { id, kind, createdAt } = message;
  const head = { key: `outbox-${id}`, createdAt };
  return kind === 'firm-notice'
    ? { ...head, to: firm.notifyEmail, ...firmNotice(message) }
    : { ...head, to: String(message.sheet['email']), ...confirmation(message, firm) };
}

function firmNotice({ sheet: lead }: Message): { subject: string; text: string } {
  const mark = lead['quarantinedFor'] === undefined ? '' : '[please check] ';
  const rows = [...mailRows(lead.kind), ...closingRows].filter(({ name }) => lead[name] !== undefined);
  const width = Math.max(labelWidth, ...rows.map(({ label }) => label.length + 2));
  const lines = rows.map(({ name, label }) => {
    const value = lead[name];
    const words = name === 'createdAt' ? officeTime(String(value)) : [value].flat().join(', ');
    return `${`${label}:`.padEnd(width)}${words}`;
  });
  const { mailSubject = 'Lead' } = siteForms.find(({ name }) => name === lead.kind) ?? {};
  return {
    subject: `${mark}${mailSubject} ${lead.id.slice(0, 8)}`,
    text: `${lines.join('\n')}\n`,
  };
}

function confirmation({ token = '' }: Message, { functionsUrl, firmPhone }: Letterhead) {
  const end = endLink(functionsUrl, token);
  return {
    subject: 'Please confirm your subscription',
    // With both, mail programs show a button that ends the subscription (RFC 8058).
    headers: { 'List-Unsubscribe': `<${end}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    text: [
      'Someone, hopefully you, asked for our articles to be sent to this address.',
      'Open this link to confirm. If it was not you, do nothing and you will not hear from us again.',
      '',
      confirmLink(functionsUrl, token),
      '',
      'If you change your mind later, end the subscription here:',
      '',
      end,
      '',
      firmPhone,
      '',
    ].join('\n'),
  };
}

/** On the clock of the main office: an evening's lead has that evening's date. */
function officeTime(instant: string): string {
  const day = new Date(instant);
  if (Number.isNaN(day.getTime())) return instant;
  return day.toLocaleString('en-US', { timeZone: 'America/New_York', dateStyle: 'full', timeStyle: 'long' });
}
