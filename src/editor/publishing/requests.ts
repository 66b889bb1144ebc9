/** Requests about changes and proposals. */
import type * as z from 'zod';
import { toLocalDay } from '#practice/calendar.ts';
import { selectErrors } from '#content/report/diagnostic.ts';
import { findEntryInFile } from '#content/site.ts';
import { createQueue } from '#editor/api/queue.ts';
import type { SaverContext } from '#editor/api/saver.ts';
import { findPagesShowing } from '#editor/api/shown.ts';
import { AuthorError } from '#editor/author-error.ts';
import type { Proposals, SendAnswer, YourChanges, publishingForms } from './contract.ts';
import { git } from './git.ts';
import { detectHost, connectApi } from './host.ts';
import { readProposals } from './proposals.ts';
import { getNewest, publishProposal } from './publish.ts';
import { baseRef, fetchAll, findRepository } from './repository.ts';
import { sendForReview, findUnpublishedChanges } from './send.ts';

type Requests = { [Name in keyof typeof publishingForms]: z.output<(typeof publishingForms)[Name]> };

/** Git commands run one at a time, because two at once would fail on Git's lock. */
export function createPublishingRequests(preview: SaverContext) {
  const { root, site, latest, check } = preview;
  const inTurn = createQueue();
  return {
    changes: async () => await readYourChanges(preview),
    proposals: ({ canPromptForSignIn }: Requests['proposals']) =>
      inTurn(async () => await readAllProposals(root, canPromptForSignIn)),
    send: ({ title, choices }: Requests['send']) =>
      inTurn((): Promise<SendAnswer> =>
        sendForReview({
          root,
          title,
          choices,
          day: toLocalDay(site()?.now ?? new Date()),
          problems: selectErrors(latest().problems),
          check: (files, removed) => selectErrors(check(files, removed).problems),
        }),
      ),
    publish: ({ number, commit }: Requests['publish']) =>
      inTurn(async () => {
        const { api } = await connect(root, true);
        await publishProposal(api, number, commit);
        return {};
      }),
    newest: () =>
      inTurn(async () => {
        const repository = await findRepository(root);
        const host = detectHost(repository.remoteUrl);
        await getNewest(repository, host, host && (await connectApi(root, host, true)));
        return {};
      }),
  };
}

async function readYourChanges({ root, latest, site: siteNow }: SaverContext): Promise<YourChanges> {
  const repository = await findRepository(root);
  const files = await findUnpublishedChanges(repository);
  const site = siteNow();
  const { branch, base } = repository;
  return {
    ...(branch !== base && { branch }),
    problems: selectErrors(latest().problems),
    files: files.map((change) => {
      const entry = site && findEntryInFile(site, change.file);
      const [page] = site === undefined || entry === undefined ? [] : findPagesShowing(site, entry);
      return page === undefined ? change : { ...change, page };
    }),
  };
}

async function readAllProposals(root: string, canPromptForSignIn: boolean): Promise<Proposals> {
  const { host, api } = await connect(root, canPromptForSignIn);
  const repository = await findRepository(root);
  await fetchAll(repository, canPromptForSignIn);
  const behind = await git(root, ['rev-list', '--count', `HEAD..${baseRef(repository)}`]);
  const result = await readProposals(root, host, api, repository.base);
  return { ...result, behind: Number(behind), branch: repository.branch };
}

async function connect(root: string, canPromptForSignIn: boolean) {
  const { remoteUrl } = await findRepository(root);
  const host = detectHost(remoteUrl);
  if (host === undefined)
    throw new AuthorError('The firm’s repository has no web page, so proposals can’t be listed here.');
  const api = await connectApi(root, host, canPromptForSignIn);
  if (api === undefined) throw new AuthorError(`You are not signed in to ${host.name}.`, [], 401);
  return { host, api };
}
