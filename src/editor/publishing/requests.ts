/** Handles the preview's requests about changes and proposals. */
import { dayOf } from '#practice/calendar.ts';
import type { Loaded } from '#practice/content.ts';
import { errorsOf } from '#content/report/problem.ts';
import { entryInFile } from '#content/site.ts';
import type { Site } from '#practice/site.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { readBody } from '#editor/api/http.ts';
import type { Routes } from '#editor/api/http.ts';
import { Refusal } from '#editor/refusal.ts';
import { shownOn } from '#editor/api/shown.ts';
import { publishingForms } from './contract.ts';
import type { Proposals, SendAnswer, YourChanges } from './contract.ts';
import { git } from './git.ts';
import { hostOf, signedInApi } from './host.ts';
import { readProposals } from './proposals.ts';
import { getNewest, publishProposal } from './publish.ts';
import { baseRef, fetchAll, findRepository } from './repository.ts';
import { sendForReview, unpublishedChanges } from './send.ts';

export type PublishingPreview = {
  root: string;
  latest: () => Loaded;
  site: () => Site | undefined;
  check: (files: SourceFile[], removed: string[]) => Loaded;
};

/** Routes below `/edit`. */
export function publishingRoutes(preview: PublishingPreview): Routes {
  const { root } = preview;
  const oneAtATime = queue();
  return {
    'GET /changes': () => yourChanges(preview),
    'POST /proposals': async (request) => {
      const { maySignIn } = await readBody(request, publishingForms.proposals);
      return await oneAtATime(() => proposals(root, maySignIn));
    },
    'POST /send': async (request) => {
      const { title, choices } = await readBody(request, publishingForms.send);
      return await oneAtATime((): Promise<SendAnswer> =>
        sendForReview({
          root,
          title,
          choices,
          day: dayOf(preview.site()?.now ?? new Date()),
          problems: errorsOf(preview.latest().problems),
          check: (files, removed) => errorsOf(preview.check(files, removed).problems),
        }),
      );
    },
    'POST /publish': async (request) => {
      const { number, commit } = await readBody(request, publishingForms.publish);
      return await oneAtATime(async () => {
        const { api } = await signedIn(root, true);
        await publishProposal(api, number, commit);
        return {};
      });
    },
    'POST /newest': (request) =>
      oneAtATime(async () => {
        await readBody(request, publishingForms.newest);
        const repository = await findRepository(root);
        const host = hostOf(repository.remoteUrl);
        await getNewest(repository, host, host && (await signedInApi(root, host, true)));
        return {};
      }),
  };
}

async function yourChanges({ root, latest, site: siteNow }: PublishingPreview): Promise<YourChanges> {
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

async function proposals(root: string, maySignIn: boolean): Promise<Proposals> {
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
  if (api === undefined) throw new Refusal(`You are not signed in to ${host.name}.`, [], notSignedIn);
  return { host, api };
}

const notSignedIn = 401;

/** Runs Git commands one at a time, because two at once would fail on Git's lock. */
function queue(): <Answer>(work: () => Promise<Answer>) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work, work);
    last = result.catch(() => undefined);
    return result;
  };
}
