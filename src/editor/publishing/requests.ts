/** Requests about changes and proposals. */
import type * as z from 'zod';
import { dayOf } from '#practice/calendar.ts';
import { errorsOf } from '#content/report/diagnostic.ts';
import { entryInFile } from '#content/site.ts';
import { createQueue } from '#editor/api/queue.ts';
import type { SaverContext } from '#editor/api/saver.ts';
import { shownOn } from '#editor/api/shown.ts';
import { Refusal } from '#editor/refusal.ts';
import type { Proposals, SendAnswer, YourChanges, publishingForms } from './contract.ts';
import { git } from './git.ts';
import { hostOf, signedInApi } from './host.ts';
import { readProposals } from './proposals.ts';
import { getNewest, publishProposal } from './publish.ts';
import { baseRef, fetchAll, findRepository } from './repository.ts';
import { sendForReview, unpublishedChanges } from './send.ts';

type Requests = { [Name in keyof typeof publishingForms]: z.output<(typeof publishingForms)[Name]> };

/** Git commands run one at a time, because two at once would fail on Git's lock. */
export function publishingRequests(preview: SaverContext) {
  const { root, site, latest, check } = preview;
  const inTurn = createQueue();
  return {
    changes: async () => await yourChanges(preview),
    proposals: ({ maySignIn }: Requests['proposals']) =>
      inTurn(async () => await readAllProposals(root, maySignIn)),
    send: ({ title, choices }: Requests['send']) =>
      inTurn((): Promise<SendAnswer> =>
        sendForReview({
          root,
          title,
          choices,
          day: dayOf(site()?.now ?? new Date()),
          problems: errorsOf(latest().problems),
          check: (files, removed) => errorsOf(check(files, removed).problems),
        }),
      ),
    publish: ({ number, commit }: Requests['publish']) =>
      inTurn(async () => {
        const { api } = await signedIn(root, true);
        await publishProposal(api, number, commit);
        return {};
      }),
    newest: () =>
      inTurn(async () => {
        const repository = await findRepository(root);
        const host = hostOf(repository.remoteUrl);
        await getNewest(repository, host, host && (await signedInApi(root, host, true)));
        return {};
      }),
  };
}

async function yourChanges({ root, latest, site: siteNow }: SaverContext): Promise<YourChanges> {
  const repository = await findRepository(root);
  const files = await unpublishedChanges(repository);
  const site = siteNow();
  const { branch, base } = repository;
  return {
    ...(branch !== base && { branch }),
    problems: errorsOf(latest().problems),
    files: files.map((change) => {
      const entry = site && entryInFile(site, change.file);
      const [page] = site === undefined || entry === undefined ? [] : shownOn(site, entry);
      return page === undefined ? change : { ...change, page };
    }),
  };
}

async function readAllProposals(root: string, maySignIn: boolean): Promise<Proposals> {
  const { host, api } = await signedIn(root, maySignIn);
  const repository = await findRepository(root);
  await fetchAll(repository, maySignIn);
  const behind = await git(root, ['rev-list', '--count', `HEAD..${baseRef(repository)}`]);
  const found = await readProposals(root, host, api, repository.base);
  return { ...found, behind: Number(behind), branch: repository.branch };
}

async function signedIn(root: string, maySignIn: boolean) {
  const { remoteUrl } = await findRepository(root);
  const host = hostOf(remoteUrl);
  if (host === undefined)
    throw new Refusal('The firm’s repository has no web page, so proposals can’t be listed here.');
  const api = await signedInApi(root, host, maySignIn);
  if (api === undefined) throw new Refusal(`You are not signed in to ${host.name}.`, [], 401);
  return { host, api };
}
