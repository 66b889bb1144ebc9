/** What the firm's daily e-mail says, asked for now and in its own words; and for how long the oldest e-mail waits. */
import * as z from 'zod/mini';
import { healthOf } from '#functions/mail/outbox.ts';
import { renderMail } from '#functions/mail/render.ts';
import { leadsSince } from './lead.ts';
import type { LeadsStore } from './store.ts';

const age = z.object({ oldestSeconds: z.number() });

const dayMs = 24 * 60 * 60_000;

/** A line for each figure, with what is wrong and what was refused below. */
export async function dayLines(store: LeadsStore, now: Date): Promise<string[]> {
  const health = await healthOf(store, store.isScheduled);
  const { oldestSeconds } = z.parse(age, await store.call('outbox_health', {}));
  const leads = await leadsSince(store, new Date(now.getTime() - dayMs));
  const isKept = (lead: (typeof leads)[number]) => [lead['quarantinedFor'] ?? []].flat().length > 0;
  const figures = {
    ...health,
    requests: leads.filter((lead) => !isKept(lead) && lead.kind !== 'subscription').length,
    review: leads.filter(isKept).length,
  };
  const nobody = { notifyEmail: '', functionsUrl: '', firmPhone: '' };
  const { text } = renderMail({ kind: 'daily-report', id: '', createdAt: '', figures }, nobody);
  const lines = text.split('\n').filter((line) => line !== '');
  // The last says what it means when no e-mail comes.
  const said = lines.slice(0, -1);
  if (health.waiting > 0) said.push(`The oldest e-mail waits for ${Math.round(oldestSeconds / 60)} minutes.`);
  return said;
}
