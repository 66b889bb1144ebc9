/// <reference lib="dom" />
/** The part of `/author` with recent pull requests, the live site, and the button that publishes. */
import { sendRequest, isFailed, postOptions } from '#editor/browser/request.ts';
import { createButton, make } from '#editor/browser/make.ts';
import type { LiveSite, Proposal, Proposals } from '../contract.ts';

const list = make('div', {});
const result = make('div', { role: 'status' });

/** Fills the section. `changed` is called when files on this computer have changed. */
export function startProposals(section: HTMLElement, changed: () => void): void {
  section.append(list, result);
  onChange = changed;
}

let onChange: () => void = () => undefined;

export async function showProposals(canPromptForSignIn = false): Promise<void> {
  const response = await sendRequest<Proposals>('proposals', postOptions({ canPromptForSignIn }));
  if (isFailed(response)) {
    const signIn =
      response.isSignedOut === true ? createButton('Sign in', () => void showProposals(true)) : undefined;
    list.replaceChildren(make('p', { class: 'card' }, response.failed, ' ', signIn));
    return;
  }
  const { proposals, live, behind, host } = response;
  const items = proposals.map((proposal) => renderProposal(proposal, response));
  list.replaceChildren(
    make('p', {}, ...describeLiveSite(live)),
    ...(behind === 0 ? [] : [renderNewest(response)]),
    items.length === 0
      ? make('p', {}, `Nothing was sent to ${host} yet.`)
      : make('ul', { class: 'card' }, ...items),
    createButton('Refresh', () => void showProposals(), 'quiet'),
  );
}

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function formatMoment(iso: string): string {
  return moments.format(new Date(iso));
}

function describeLiveSite({ publishedAt, failedAt, runUrl }: LiveSite): (Node | string | undefined)[] {
  const since = publishedAt === undefined ? 'not published yet.' : `as of ${formatMoment(publishedAt)}.`;
  if (failedAt === undefined) return ['Live site: ', since];
  const why = runUrl === undefined ? undefined : link(runUrl, 'See why');
  return [
    'Live site: ',
    since,
    ' ',
    make(
      'strong',
      { class: 'bad' },
      `Publishing failed on ${formatMoment(failedAt)}; the site stayed as it was. `,
    ),
    why,
  ];
}

function link(href: string, label: string): HTMLElement {
  return make('a', { href, target: '_blank', rel: 'noreferrer' }, label);
}

function renderNewest({ behind }: Proposals): HTMLElement {
  const subject = behind === 1 ? 'One change was' : `${behind} changes were`;
  const get = createButton('Get the newest version', () => {
    get.disabled = true;
    void request('newest', {}, 'This computer has the newest version.').then(() => (get.disabled = false));
  });
  return make(
    'p',
    { class: 'card row' },
    make('span', {}, `${subject} published and aren’t on this computer.`),
    get,
  );
}

const checks: Record<Proposal['check'], [text: string, tone: string]> = {
  none: ['Not checked yet', ''],
  running: ['Checks are running', ''],
  passed: ['Checked: no problems', 'good'],
  failed: ['The check found problems', 'bad'],
};

function renderProposal(proposal: Proposal, all: Proposals): HTMLElement {
  const { number, title, author, url, sentAt, state, publishedAt, onlineSince, previewUrl } = proposal;
  const [label, tone] = checks[proposal.check];
  const check = proposal.checkUrl === undefined ? label : link(proposal.checkUrl, label);
  const steps = [
    make('li', { class: 'good' }, `Sent ${formatMoment(sentAt)}`),
    make('li', { class: tone }, check),
    previewUrl === undefined ? undefined : make('li', { class: 'good' }, link(previewUrl, 'Preview')),
    publishedAt === undefined
      ? undefined
      : make('li', { class: 'good' }, `Published ${formatMoment(publishedAt)}`),
    onlineSince === undefined
      ? undefined
      : make('li', { class: 'good' }, `Online since ${formatMoment(onlineSince)}`),
    publishedAt !== undefined && onlineSince === undefined
      ? make('li', {}, 'Goes online after the tests')
      : undefined,
    state === 'closed' ? make('li', {}, 'Closed without publishing') : undefined,
  ].filter((step) => step !== undefined);
  return make(
    'li',
    { 'data-proposal': String(number) },
    make('strong', {}, link(url, title)),
    ` by ${author} `,
    make('ol', { class: 'steps' }, ...steps),
    ...(state === 'open' ? publishPart(proposal, all) : []),
  );
}

/** The button, or the reason why it is missing. */
function publishPart(proposal: Proposal, { mayPublish }: Proposals): Node[] {
  if (proposal.isBlocked)
    return [
      make(
        'p',
        { class: 'bad' },
        `A different edit of the same text was published first. ${proposal.author} has to send it again and choose a version.`,
      ),
    ];
  if (proposal.check === 'failed' || proposal.check === 'running') return [];
  if (!mayPublish) return [make('p', {}, 'Waiting for someone who may publish.')];
  const part = make('div', { class: 'row' });
  const first = createButton('Publish', () => {
    const sure = createButton('Publish now', () => {
      sure.disabled = true;
      const { number, commit } = proposal;
      void request('publish', { number, commit }, 'Published. It goes online once the tests have passed.');
    });
    const cancel = createButton('Cancel', () => part.replaceChildren(first), 'quiet');
    part.replaceChildren(make('span', {}, 'You approve this text, and it goes online.'), sure, cancel);
    sure.focus();
  });
  part.append(first);
  return [part];
}

async function request(address: string, body: object, done: string): Promise<void> {
  result.replaceChildren(make('p', {}, 'One moment…'));
  const response = await sendRequest<object>(address, postOptions(body));
  const failed = isFailed(response);
  result.replaceChildren(make('p', { class: failed ? 'bad' : 'good' }, failed ? response.failed : done));
  onChange();
  await showProposals();
}
