/// <reference lib="dom" />
/** The list of unanswered requests in `/author`. It requires the project's key, which stays in this page's memory. */
import { sendRequest, isFailed, postOptions } from '../../browser/request.ts';
import { createButton, make } from '../../browser/make.ts';
import type { Access, ExportedLeads, OpenLead, OpenLeads } from '../contract.ts';

const address = make('input', {
  type: 'url',
  id: 'leads-address',
  placeholder: 'https://abcdefgh.supabase.co',
});
const key = make('input', { type: 'password', id: 'leads-key', autocomplete: 'off' });
const form = make(
  'form',
  { class: 'pair' },
  make('p', {}, make('label', { for: address.id }, 'Address of the Supabase project'), address),
  make('p', {}, make('label', { for: key.id }, 'Secret key'), key),
  make('button', {}, 'Show requests'),
);
const hint = make(
  'p',
  {},
  'The key is stored only until you close this page. Without a key you see the requests of the server on this computer.',
);
const list = make('div', {});
const result = make('div', { role: 'status' });

const section = document.getElementById('leads');
section?.append(hint, form, list, result);
address.value = section?.dataset['project'] ?? '';
form.addEventListener('submit', (event) => {
  event.preventDefault();
  result.replaceChildren();
  void showLeads();
});

function readAccess(): Access {
  return { address: address.value.trim(), key: key.value.trim() };
}

async function showLeads(): Promise<void> {
  const response = await sendRequest<OpenLeads>('leads', postOptions(readAccess()));
  if (isFailed(response)) {
    list.replaceChildren();
    return result.replaceChildren(make('p', { class: 'bad' }, response.failed));
  }
  const { leads } = response;
  const items = leads.map((lead) => make('li', {}, renderLead(lead)));
  list.replaceChildren(
    make(
      'p',
      {},
      leads.length === 1 ? '1 request is not answered.' : `${leads.length} requests are not answered.`,
    ),
    ...(items.length === 0 ? [] : [make('ul', { class: 'card' }, ...items)]),
    make(
      'p',
      { class: 'row' },
      createButton('Export these (CSV)', () => void exportLeads(false), 'quiet'),
      createButton('Export all (CSV)', () => void exportLeads(true), 'quiet'),
    ),
  );
}

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function renderLead({ id, kind, name, actBy, isPast, isDoubtful, receivedAt, rows }: OpenLead): HTMLElement {
  const deadline =
    actBy === undefined
      ? undefined
      : make(
          'strong',
          { class: isPast ? 'bad' : '' },
          isPast ? `Last day to act was ${actBy}` : `Act by ${actBy}`,
        );
  const fields = rows.flatMap(({ label, text }) => [make('dt', {}, label), make('dd', {}, text)]);
  const mark = createButton('Mark as answered', () => {
    mark.disabled = true;
    void markHandled(id, name);
  });
  return make(
    'article',
    {},
    make(
      'p',
      { class: 'row' },
      deadline,
      make('span', {}, `${name} · ${kind} · ${moments.format(new Date(receivedAt))}`),
    ),
    isDoubtful ? make('p', { class: 'bad' }, 'This looks like spam. Please check.') : undefined,
    make('details', {}, make('summary', {}, 'All that was sent'), make('dl', {}, ...fields)),
    mark,
  );
}

async function markHandled(id: string, name: string): Promise<void> {
  const response = await sendRequest<object>('leads/handled', postOptions({ ...readAccess(), id }));
  await showLeads();
  const [tone, message] = isFailed(response)
    ? ['bad', response.failed]
    : ['good', `${name} is marked as answered.`];
  result.replaceChildren(make('p', { class: tone }, message));
}

async function exportLeads(all: boolean): Promise<void> {
  const response = await sendRequest<ExportedLeads>('leads/export', postOptions({ ...readAccess(), all }));
  if (isFailed(response)) return result.replaceChildren(make('p', { class: 'bad' }, response.failed));
  const href = URL.createObjectURL(new Blob([response.csv], { type: 'text/csv' }));
  make('a', { href, download: 'requests.csv' }).click();
  URL.revokeObjectURL(href);
  const notice = 'Exported. The file contains names and phone numbers. Delete it when you are done.';
  result.replaceChildren(make('p', { class: 'good' }, notice));
}
