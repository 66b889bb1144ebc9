import * as z from 'zod/mini';
import { buildUnsubscribeUrl } from '#functions/mail/links.ts';
import { storedLeadSchema } from '#functions/mail/render.ts';
import type { Store } from '#functions/store/store.ts';
import { LeadsError } from './store.ts';

const leadsSchema = z.array(storedLeadSchema);

type Lead = z.output<typeof storedLeadSchema>;

const pageSize = 1000;

/**
 * Returns all leads, or only unhandled ones, newest first. Uses keyset pagination, because leads may be handled in the
 * meantime.
 */
export async function listLeads(store: Store, all: boolean): Promise<Lead[]> {
  const leads: Lead[] = [];
  for (let after: Pick<Lead, 'createdAt' | 'id'> | undefined; ;) {
    const page = leadsSchema.parse(await store.call('list_leads', { all, limit: pageSize, after }));
    leads.push(...page);
    const lastLead = page.at(-1);
    if (page.length < pageSize || lastLead === undefined) return leads;
    after = { createdAt: lastLead.createdAt, id: lastLead.id };
  }
}

/** Returns the lead with this ID prefix. Throws `LeadsError` unless exactly one matches. */
export async function findLead(store: Store, id: string): Promise<Lead> {
  const lead = z.nullish(storedLeadSchema).parse(await store.call('show_lead', { id }));
  if (!lead) throw createNotFoundError(id);
  return lead;
}

export function createNotFoundError(id: string): LeadsError {
  return new LeadsError(`No lead, or more than one, has an ID that starts with "${id}".`);
}

/** Replaces a subscriber's token with the unsubscribe URL, which every email to them must contain. */
export function withUnsubscribeUrl({ endToken, ...lead }: Lead, functionsUrl: string): Lead {
  return typeof endToken === 'string'
    ? { ...lead, unsubscribeUrl: buildUnsubscribeUrl(functionsUrl, endToken) }
    : lead;
}

/** Formats a lead as one line for the terminal. */
export function formatLead(lead: Lead, timeZone: string): string {
  const state = lead['handledAt'] ? 'handled' : lead['quarantinedFor'] ? 'check' : 'new';
  const place = lead['county'] ?? lead['state'] ?? '';
  const parts = [lead.kind.padEnd(14), lead['fullName'] ?? lead['email'], lead['phone'] ?? '', place];
  return [lead.id.slice(0, 8), formatTime(lead.createdAt, timeZone), state.padEnd(7), ...parts]
    .map(stripControlCharacters)
    .join('  ');
}

/** Replaces control and bidi characters, which could manipulate a terminal, with spaces. */
export function stripControlCharacters(value: unknown): string {
  return String(value ?? '').replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ');
}

/** Formats a time like "2026-11-22 15:30 EST". */
function formatTime(moment: string, timeZone: string): string {
  const date = new Date(moment);
  // The Swedish locale formats dates as in ISO 8601; the American one formats time zones as abbreviations, such as EST.
  const time = date.toLocaleString('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(date);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${time} ${zone}`;
}
