/** Requests about changes and proposals. */
import { html } from 'hono/html';
import { toLocalDay } from '#practice/calendar.ts';
import { selectErrors } from '#content/report/diagnostic.ts';
import { findEntryInFile } from '#content/site.ts';
import { createQueue } from '#editor/api/queue.ts';
import type { SaverContext } from '#editor/api/saver.ts';
import { findPagesShowing } from '#editor/api/shown.ts';
import { AuthorError } from '#editor/author-error.ts';
import { formRoute } from '#editor/author-parts.ts';
import type { Html } from '#editor/author-parts.ts';
import { publishingForms } from './contract.ts';
import { git } from './git.ts';
import { detectHost, connectApi } from './host.ts';
import { readProposals } from './proposals.ts';
import { getNewest, publishProposal } from './publish.ts';
import { getBaseRef, fetchAll, findRepository } from './repository.ts';
import { sendForReview, findUnpublishedChanges } from './send.ts';
import { showChanges, showConflicts, showProposals, showSent, showSignIn } from './show.ts';

/** Git commands run one at a time, because two at once would fail on Git's lock. */
export function publishingRoutes(preview: SaverContext) {
  const { root, site, latest, check } = preview;
  const inTurn = createQueue();
  return [
    formRoute('/changes', publishingForms.nothing, async () => ({ list: await showYourChanges(preview) })),
    formRoute('/proposals', publishingForms.proposals, ({ canPromptForSignIn }) =>
      inTurn(async () => ({ list: await showAllProposals(root, canPromptForSignIn === 'yes') })),
    ),
    formRoute('/send', publishingForms.send, ({ title, ...choices }) =>
      inTurn(async () => {
        const answer = await sendForReview({
          root,
          title,
          choices,
          day: toLocalDay(site()?.now ?? new Date()),
          problems: selectErrors(latest().problems),
          check: (files, removed) => selectErrors(check(files, removed).problems),
        });
        if ('conflicts' in answer) return { status: showConflicts(answer.conflicts, title) };
        return { status: showSent(answer.sent), url: answer.sent.url, isChanged: true };
      }),
    ),
    formRoute('/publish', publishingForms.publish, ({ number, commit }) =>
      inTurn(async () => {
        const connected = await connect(root, true);
        if ('signIn' in connected) throw new AuthorError(connected.signIn);
        await publishProposal(connected.api, number, commit);
        const done = 'Published. It goes online once the tests have passed.';
        return { status: html`<p class="good">${done}</p>`, isChanged: true };
      }),
    ),
    formRoute('/newest', publishingForms.nothing, () =>
      inTurn(async () => {
        const repository = await findRepository(root);
        const host = detectHost(repository.remoteUrl);
        await getNewest(repository, host, host && (await connectApi(root, host, true)));
        return { status: html`<p class="good">This computer has the newest version.</p>`, isChanged: true };
      }),
    ),
  ];
}

async function showYourChanges({ root, latest, site: siteNow }: SaverContext): Promise<Html> {
  const repository = await findRepository(root);
  const changes = await findUnpublishedChanges(repository);
  const site = siteNow();
  const { branch, base } = repository;
  const files = changes.map((change) => {
    const entry = site && findEntryInFile(site, change.file);
    const [page] = site === undefined || entry === undefined ? [] : findPagesShowing(site, entry);
    return { ...change, page };
  });
  return showChanges(files, branch === base ? undefined : branch, selectErrors(latest().problems));
}

async function showAllProposals(root: string, canPromptForSignIn: boolean): Promise<Html> {
  const connected = await connect(root, canPromptForSignIn);
  if ('signIn' in connected) return showSignIn(connected.signIn);
  const { host, api } = connected;
  const repository = await findRepository(root);
  await fetchAll(repository, canPromptForSignIn);
  const behind = await git(root, ['rev-list', '--count', `HEAD..${getBaseRef(repository)}`]);
  const result = await readProposals(root, host, api, repository.base);
  return showProposals({ ...result, behind: Number(behind) });
}

/** The host's API, or why the author must sign in. */
async function connect(root: string, canPromptForSignIn: boolean) {
  const { remoteUrl } = await findRepository(root);
  const host = detectHost(remoteUrl);
  if (host === undefined)
    throw new AuthorError('The firm’s repository has no web page, so proposals can’t be listed here.');
  const api = await connectApi(root, host, canPromptForSignIn);
  return api === undefined ? { signIn: `You are not signed in to ${host.name}.` } : { host, api };
}
