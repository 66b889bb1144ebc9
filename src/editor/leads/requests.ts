/** Reads, marks and exports leads with the functions of `npm run leads`. Neither leads nor the key are stored or logged. */
import { join } from 'node:path';
import * as z from 'zod';
import { toLocalDay } from '#practice/calendar.ts';
import { exportLeads } from '#operations/leads/export.ts';
import { listLeads } from '#operations/leads/lead.ts';
import { LeadsRefusal, openLeadsStore } from '#operations/leads/store.ts';
import type { LeadsStore } from '#operations/leads/store.ts';
import { listMailRows, siteForms } from '#forms/forms.ts';
import { AuthorError } from '../author-error.ts';
import type { Access, ExportedLeads, OpenLead, OpenLeads } from './contract.ts';

const handledSchema = z.looseObject({ outcome: z.string() });

export async function listOpenLeads(root: string, access: Access, now: Date): Promise<OpenLeads> {
  return await withStore(root, access, async (store) => ({ leads: await openLeads(store, toLocalDay(now)) }));
}

export async function markHandled(root: string, { id, ...access }: Access & { id: string }): Promise<object> {
  return await withStore(root, access, async (store) => {
    const { outcome } = handledSchema.parse(await store.call('mark_handled', { id }));
    if (outcome === 'unknown') throw new LeadsRefusal('This request no longer exists.');
    return {};
  });
}

export async function exportCsv(
  root: string,
  { all, ...access }: Access & { all: boolean },
): Promise<ExportedLeads> {
  return await withStore(root, access, async (store) => {
    let csv = '';
    await exportLeads(store, (text) => (csv = text), { all, format: 'csv' });
    return { csv };
  });
}

/** Replaces every error with a fixed sentence, because an error's message may contain a visitor's words. */
async function withStore<Answer>(
  root: string,
  { address, key }: Access,
  work: (store: LeadsStore) => Promise<Answer>,
): Promise<Answer> {
  try {
    const environment = key === '' ? {} : { SUPABASE_URL: address, SUPABASE_SECRET_KEY: key };
    return await work(await openLeadsStore(environment, join(root, '.local')));
  } catch (error) {
    throw new AuthorError(
      error instanceof LeadsRefusal ? error.message : 'The requests couldn’t be read. Try again.',
    );
  }
}

/** The earliest last day to act first, then the oldest. */
async function openLeads(store: LeadsStore, today: string): Promise<OpenLead[]> {
  const records = await listLeads(store, false);
  const leads = records.map((lead): OpenLead => {
    const actBy = toText(lead['lastDay']);
    return {
      id: lead.id,
      kind: siteForms.find(({ name }) => name === lead.kind)?.mailSubject ?? lead.kind,
      receivedAt: lead.createdAt,
      ...(actBy !== '' && { actBy }),
      isPast: actBy !== '' && actBy < today,
      name: toText(lead['fullName']) || toText(lead['email']),
      isDoubtful: lead['quarantinedFor'] !== undefined,
      rows: listMailRows(lead.kind).flatMap(({ name, label }) => {
        const text = toText(lead[name]);
        return text === '' ? [] : [{ label, words: text }];
      }),
    };
  });
  const last = '9999';
  return leads.toSorted(
    (a, b) => (a.actBy ?? last).localeCompare(b.actBy ?? last) || a.receivedAt.localeCompare(b.receivedAt),
  );
}

/** Removes bidi controls, which would display text in another order than it was typed. */
function toText(value: unknown): string {
  return [value ?? '']
    .flat()
    .join(', ')
    .replaceAll(/\p{Bidi_Control}/gu, '');
}
