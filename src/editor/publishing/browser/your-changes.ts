/// <reference lib="dom" />
/** The part of `/author` with unpublished changes as text, and the button that sends them for review. */
import { sendRequest, isFailed, postOptions } from '#editor/browser/request.ts';
import type { Failed } from '#editor/browser/request.ts';
import { make } from '#editor/browser/make.ts';
import type { Choices, FileChange, MergeConflict, SendAnswer, Side, YourChanges } from '../contract.ts';

const maxListedFiles = 40;

const list = make('div', {});
const title = make('input', { type: 'text', id: 'change-title', maxlength: '120', autocomplete: 'off' });
const send = make('button', {}, 'Send for review');
const result = make('div', { role: 'status' });
const form = make(
  'form',
  { hidden: true },
  make('label', { for: title.id }, 'What did you change, in a few words?'),
  make('div', {}, title, send),
);

/** Fills the section. `sent` is called when a proposal was sent. */
export function startYourChanges(section: HTMLElement, sent: () => void): void {
  section.append(list, form, result);
  title.addEventListener('input', () => result.replaceChildren());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void sendAll({}, sent);
  });
}

export async function showYourChanges(): Promise<void> {
  const response = await sendRequest<YourChanges>('changes');
  if (isFailed(response)) {
    form.hidden = true;
    list.replaceChildren(make('p', { class: 'card' }, response.failed));
    return;
  }
  const { files, branch, problems } = response;
  form.hidden = files.length === 0;
  const more = files.length - maxListedFiles;
  list.replaceChildren(
    make('p', {}, summarizeFiles(files, branch)),
    ...(files.length === 0
      ? []
      : [make('ul', { class: 'card' }, ...files.slice(0, maxListedFiles).map(changeItem))]),
    ...(more > 0 ? [make('p', {}, `And ${more} more files.`)] : []),
    ...(problems.length === 0
      ? []
      : [make('p', { class: 'bad' }, 'Fix this before you send:'), renderProblems(problems)]),
  );
}

function summarizeFiles(files: readonly FileChange[], branch: string | undefined): string {
  if (files.length === 0) return 'There are no changes from the published version.';
  const texts = files.reduce((sum, { texts: { length } }) => sum + length, 0);
  const count =
    texts === 0
      ? formatCount(files.length, 'file')
      : `${formatCount(texts, 'text')} in ${formatCount(files.length, 'file')}`;
  return branch === undefined
    ? `${count} changed but not sent yet.`
    : `${count} changed in your proposal. To add more changes, send again.`;
}

function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

const kinds = { added: 'New', removed: 'Removed', changed: '' };

function changeItem({ file, kind, texts, page }: FileChange): HTMLElement {
  const where = page === undefined ? undefined : make('a', { href: page }, page);
  const state = kinds[kind] === '' ? undefined : make('b', {}, kinds[kind]);
  const items = texts.map(({ label, was, now }) =>
    make(
      'li',
      {},
      make('span', {}, label),
      was === '' ? undefined : make('del', {}, was),
      now === '' ? undefined : make('ins', {}, now),
    ),
  );
  return make(
    'li',
    {},
    where,
    ' ',
    make('code', {}, file),
    ' ',
    state,
    make('ul', { class: 'words' }, ...items),
  );
}

function renderProblems(problems: NonNullable<Failed['problems']>): HTMLElement {
  const items = problems.map(({ file, line, field, message }) =>
    make(
      'li',
      {},
      `${field === undefined ? '' : `${field}: `}${message}`,
      ' ',
      make('code', {}, `${file}:${line}`),
    ),
  );
  return make('ul', { class: 'card' }, ...items);
}

async function sendAll(choices: Choices, sent: () => void): Promise<void> {
  // Opened before the response, because browsers only open a tab directly on a click.
  const tab = window.open('', '_blank');
  send.disabled = true;
  result.replaceChildren(make('p', {}, 'Checking, combining with the newest version and sending…'));
  const response = await sendRequest<SendAnswer>('send', postOptions({ title: title.value, choices }));
  send.disabled = false;
  if (!isFailed(response) && 'sent' in response) {
    const { url, isNew } = response.sent;
    if (tab !== null && url !== '') {
      tab.opener = null;
      tab.location.replace(url);
    } else tab?.close();
    const link =
      url === ''
        ? undefined
        : make('a', { href: url, target: '_blank', rel: 'noreferrer' }, 'Open the proposal');
    const what = isNew ? 'Sent for review. ' : 'Sent again: your changes were added to the open proposal. ';
    result.replaceChildren(make('p', { class: 'good' }, what, link));
    title.value = '';
    await showYourChanges();
    return sent();
  }
  tab?.close();
  if (!isFailed(response)) return promptForChoices(response.conflicts, sent);
  const { failed, problems = [] } = response;
  result.replaceChildren(
    make('p', { class: 'bad' }, failed),
    ...(problems.length === 0 ? [] : [renderProblems(problems)]),
  );
}

/** Shows both versions of text that two authors changed, and lets the author choose. */
function promptForChoices(files: readonly MergeConflict[], sent: () => void): void {
  const chosen: Record<string, Side> = {};
  const again = make('button', { type: 'submit', disabled: true }, 'Send this version');
  const choose = (file: string, side: Side) => () => {
    chosen[file] = side;
    again.disabled = files.some((each) => chosen[each.file] === undefined);
  };
  const fields = files.map(({ file, texts }) =>
    make(
      'fieldset',
      {},
      make('legend', {}, 'Which words? ', make('code', {}, file)),
      ...(['mine', 'theirs'] as const).map((side) => {
        const excerpts = texts.map((text) => make('span', {}, make('small', {}, text.label), text[side]));
        const input = make('input', { type: 'radio', name: file, value: side, change: choose(file, side) });
        return make(
          'label',
          {},
          input,
          make('b', {}, side === 'mine' ? 'Yours' : 'Published meanwhile'),
          ...excerpts,
        );
      }),
    ),
  );
  const choices = make('form', { class: 'card choices' }, ...fields, again);
  choices.addEventListener('submit', (event) => {
    event.preventDefault();
    void sendAll(chosen, sent);
  });
  const why =
    'Someone else’s edit of the same text was published first. Nothing was sent, and nothing is lost.';
  result.replaceChildren(make('p', { class: 'bad' }, why), choices);
}
