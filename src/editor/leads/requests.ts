/** Shows visitors' requests on `/author`, marks them as answered and exports them. Stores and logs neither the requests nor the key. */
import { join } from 'node:path';
import { html } from 'hono/html';
import * as z from 'zod';
import { toLocalDate } from '#practice/calendar.ts';
import { exportLeads } from '#operations/leads/export.ts';
import { listLeads } from '#operations/leads/lead.ts';
import { LeadsError, openLeadsStore } from '#operations/leads/store.ts';
import type { LeadsStore } from '#operations/leads/store.ts';
import { listMailRows, siteForms } from '#forms/forms.ts';
import type { Router } from '../api/router.ts';
import { AuthorError } from '../author-error.ts';
import { formatDateTime, addFormRoute } from '../author-parts.ts';
import type { Html, FormResult } from '../author-parts.ts';

/** Without a key, leads come from the local server on this computer. */
const accessFields = { url: z.string().trim().max(300), key: z.string().trim().max(4_000) };

/** The section's form, with a button for each request. */
const leadsForm = z.strictObject({
  ...accessFields,
  /** The ID of a request to mark as answered. */
  handled: z.uuid().optional(),
  /** The ID of a request that was marked by mistake. */
  reopened: z.uuid().optional(),
  export: z.enum(['open', 'all']).optional(),
});
type LeadsForm = z.output<typeof leadsForm>;

export const leadsSection = html`<section id="leads" aria-labelledby="leads-title">
  <h2 id="leads-title">Unanswered requests</h2>
  <p>
    The key is stored only until you close this page. Without a key you see the requests of the server on this
    computer.
  </p>
  <form id="leads-access" class="pair" method="post" action="leads">
    <p>
      <label for="leads-url">URL of the Supabase project</label>
      <input
        type="url"
        id="leads-url"
        name="url"
        placeholder="https://abcdefgh.supabase.co"
        value="${process.env['SUPABASE_URL'] ?? ''}"
      />
    </p>
    <p>
      <label for="leads-key">Secret key</label>
      <input type="password" id="leads-key" name="key" autocomplete="off" />
    </p>
    <button>Show requests</button>
  </form>
  <div class="listed"></div>
  <div role="status"></div>
</section>`;

export function addLeadsRoute(router: Router, root: string, now: () => Date): void {
  addFormRoute(router, '/leads', leadsForm, async (form) => handleLeadsForm(root, form, now()));
}

/**
 * Handles the section's form. Replaces unexpected errors with a fixed sentence, because their messages may contain a
 * visitor's text.
 */
export async function handleLeadsForm(
  root: string,
  { url, key, handled, reopened, export: exportScope }: LeadsForm,
  now: Date,
): Promise<FormResult> {
  try {
    const environment = key === '' ? {} : { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key };
    const store = await openLeadsStore(environment, join(root, '.local'));
    if (exportScope !== undefined) return await exportCsv(store, exportScope === 'all');
    const id = handled ?? reopened;
    if (id !== undefined) await markHandled(store, id, reopened !== undefined);
    const listHtml = renderLeads(await listOpenLeads(store, toLocalDate(now)));
    if (id === undefined) return { listHtml };
    const statusHtml =
      handled === undefined
        ? html`<p class="good">The request is on the list again.</p>`
        : html`<p class="good">
            Marked as answered.
            <button form="leads-access" name="reopened" value="${id}" class="quiet">Undo</button>
          </p>`;
    return { listHtml, statusHtml };
  } catch (error) {
    throw new AuthorError(
      error instanceof LeadsError ? explainToStaff(error) : 'Something went wrong. Try again.',
    );
  }
}

/** Rewords a terminal message for the form: uses the labels of its fields, and no npm commands. */
function explainToStaff({ message }: LeadsError): string {
  if (message.includes('npm start'))
    return 'No server is running on this computer. Enter the URL of the Supabase project and the secret key.';
  return message
    .replaceAll('SUPABASE_URL', '“URL of the Supabase project”')
    .replaceAll('SUPABASE_SECRET_KEY', '“Secret key”');
}

const handledSchema = z.looseObject({ outcome: z.string() });

async function markHandled(store: LeadsStore, id: string, undo: boolean): Promise<void> {
  const { outcome } = handledSchema.parse(await store.call('mark_handled', { id, undo }));
  if (outcome === 'unknown') throw new LeadsError('This request no longer exists.');
}

async function exportCsv(store: LeadsStore, all: boolean): Promise<FormResult> {
  let csv = '';
  await exportLeads({ store, print: (text) => (csv = text) }, { all, format: 'csv' });
  const notice = 'Exported. The file contains names and phone numbers. Delete it when you are done.';
  return { csv, statusHtml: html`<p class="good">${notice}</p>` };
}

/** Lists unanswered requests, sorted by the last day to act, then oldest first. */
async function listOpenLeads(store: LeadsStore, today: string) {
  const records = await listLeads(store, false);
  const leads = records.map((lead) => {
    const actBy = toText(lead['lastDay']);
    return {
      id: lead.id,
      kind: siteForms.find(({ name }) => name === lead.kind)?.mailSubject ?? lead.kind,
      receivedAt: lead.createdAt,
      /** The last day to act; empty unless the visitor entered a date of service. */
      actBy,
      isPast: actBy !== '' && actBy < today,
      name: toText(lead['fullName']) || toText(lead['email']),
      isDoubtful: lead['quarantinedFor'] !== undefined,
      rows: listMailRows(lead.kind)
        .map(({ name, label }) => ({ label, text: toText(lead[name]) }))
        .filter(({ text }) => text !== ''),
    };
  });
  return leads.toSorted(
    (a, b) =>
      (a.actBy || '9999').localeCompare(b.actBy || '9999') || a.receivedAt.localeCompare(b.receivedAt),
  );
}

type OpenLead = Awaited<ReturnType<typeof listOpenLeads>>[number];

/** Converts a value to text. Removes bidi controls, which would display it in a different order than it was typed. */
function toText(value: unknown): string {
  return [value ?? '']
    .flat()
    .join(', ')
    .replaceAll(/\p{Bidi_Control}/gu, '');
}

function renderLeads(leads: readonly OpenLead[]): Html {
  return html`<p>${leads.length === 1 ? '1 unanswered request.' : `${leads.length} unanswered requests.`}</p>
    ${
      leads.length > 0 &&
      html`<ul class="card">
        ${leads.map(renderLead)}
      </ul>`
    }
    <p class="row">
      <button form="leads-access" name="export" value="open" class="quiet">Export these (CSV)</button>
      <button form="leads-access" name="export" value="all" class="quiet">Export all (CSV)</button>
    </p>`;
}

function renderLead({ id, kind, name, actBy, isPast, isDoubtful, receivedAt, rows }: OpenLead): Html {
  const deadline = isPast
    ? html`<strong class="bad">Last day to act was ${actBy}</strong>`
    : actBy !== '' && html`<strong>Act by ${actBy}</strong>`;
  return html`<li>
    <article>
      <p class="row">${deadline} <span>${name} · ${kind} · ${formatDateTime(receivedAt)}</span></p>
      ${isDoubtful && html`<p class="bad">This looks like spam. Please check.</p>`}
      <details>
        <summary>Everything that was sent</summary>
        <dl>
          ${rows.map(
            ({ label, text }) =>
              html`<dt>${label}</dt>
                <dd>${text}</dd>`,
          )}
        </dl>
      </details>
      <button form="leads-access" name="handled" value="${id}">Mark as answered</button>
    </article>
  </li>`;
}
