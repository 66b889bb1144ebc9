/// <reference lib="dom" />
/** The script of `/author` and of the list at `/files`: sends its forms, and shows each response in the form's section. */
import { isFailure, sendRequest } from '../../browser/request.ts';
import type { FormResponse } from '../../author-parts.ts';

document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  event.preventDefault();
  void send(form, submitter);
});

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const section = form.closest('section');
  const status = form.querySelector('output') ?? section?.querySelector('[role=status]');
  const body = readFields(new FormData(form, submitter));
  // Opened before the response, because browsers block tabs that aren't opened directly by a click.
  const tab = form.target === '_blank' ? window.open('', '_blank') : null;
  submitter?.toggleAttribute('disabled', true);
  if (status) status.textContent = 'One moment…';
  const response = await sendRequest<FormResponse>(form.getAttribute('action') ?? '', body);
  submitter?.toggleAttribute('disabled', false);
  if (isFailure(response)) {
    tab?.close();
    if (status) status.textContent = response.error;
    return;
  }
  const { listHtml, url = '', csv, isChanged = false } = response;
  if (status) status.innerHTML = response.statusHtml ?? '';
  showList(section, listHtml);
  if (csv !== undefined) download(csv);
  if (tab !== null && url !== '') {
    tab.opener = null;
    tab.location.replace(url);
  } else tab?.close();
  if (url !== '' && form.target === '') location.href = url;
  if (isChanged) await loadSections();
}

/** Converts form data to an object. Fields whose names end with [] are lists. */
function readFields(data: FormData): object {
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) =>
      name.endsWith('[]') ? [name.slice(0, -2), data.getAll(name)] : [name, data.get(name)],
    ),
  );
}

function showList(section: Element | null, listHtml: string | undefined): void {
  const container = section?.querySelector('.listed');
  if (container && listHtml !== undefined) container.innerHTML = listHtml;
}

function download(csv: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  link.download = 'requests.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Loads the sections that need Git and the host, which takes a moment. */
async function loadSections(): Promise<void> {
  const sections = [...document.querySelectorAll<HTMLElement>('section[data-load]')];
  await Promise.all(
    sections.map(async (section) => {
      const response = await sendRequest<FormResponse>(section.dataset['load'] ?? '', {});
      if (!isFailure(response)) showList(section, response.listHtml ?? response.statusHtml);
    }),
  );
}

void loadSections();
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void loadSections();
});
