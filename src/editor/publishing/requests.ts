/** Routes for changes and proposals. */
import { html } from 'hono/html';
import * as z from 'zod';
import { selectErrors } from '#content/report/diagnostic.ts';
import { createQueue } from '#editor/api/queue.ts';
import type { Router } from '#editor/api/router.ts';
import type { SaverContext } from '#editor/api/saver.ts';
import { findPagesShowing } from '#editor/api/pages-showing.ts';
import { addFormRoute } from '#editor/author-parts.ts';
import type { Html } from '#editor/author-parts.ts';
import { git } from './git.ts';
import { connectApi, signIn } from './github.ts';
import { readProposals } from './proposals.ts';
import { updateToPublished, publishProposal } from './publish.ts';
import { baseRef, fetchAll, findRepository } from './repository.ts';
import { sendForReview, findUnpublishedChanges, isUnderReview } from './send.ts';
import {
  renderChanges,
  renderConflicts,
  renderProposals,
  renderSentProposal,
  renderSignIn,
} from './render.ts';

const emptyForm = z.strictObject({});
const proposalsForm = z.strictObject({ canPromptForSignIn: z.literal('yes').optional() });
/** The other fields are the choices, by file. */
const sendForm = z.object({ title: z.string().max(200) }).catchall(z.enum(['mine', 'theirs']));
const publishForm = z.strictObject({
  number: z.coerce.number().int().min(1),
  commit: z.string().regex(/^[0-9a-f]{40,64}$/),
});

/** Adds the routes for changes and proposals. Most run one at a time, because Git's lock rejects concurrent writes. */
export function addPublishingRoutes(router: Router, preview: SaverContext): void {
  const { root, latest } = preview;
  const enqueue = createQueue();
  addFormRoute(router, '/changes', emptyForm, async () => ({ listHtml: await renderYourChanges(preview) }));
  addFormRoute(router, '/proposals', proposalsForm, ({ canPromptForSignIn }) =>
    enqueue(async () => ({ listHtml: await renderAllProposals(root, canPromptForSignIn === 'yes') })),
  );
  addFormRoute(router, '/send', sendForm, ({ title, ...choices }) =>
    enqueue(async () => {
      const problems = selectErrors(latest().problems);
      const result = await sendForReview({ root, title, choices, problems });
      if ('conflicts' in result) return { statusHtml: renderConflicts(result.conflicts, title) };
      return { statusHtml: renderSentProposal(result.sent), url: result.sent.url, isChanged: true };
    }),
  );
  addFormRoute(router, '/publish', publishForm, (proposal) =>
    enqueue(async () => {
      const repository = await findRepository(root);
      await publishProposal(repository.github, await signIn(repository), proposal);
      const message = 'Published. It goes live once the tests pass.';
      return { statusHtml: html`<p class="good">${message}</p>`, isChanged: true };
    }),
  );
  addFormRoute(router, '/newest', emptyForm, () =>
    enqueue(async () => {
      const repository = await findRepository(root);
      await updateToPublished(repository, await signIn(repository));
      const message = 'This computer has the latest version.';
      return { statusHtml: html`<p class="good">${message}</p>`, isChanged: true };
    }),
  );
}

async function renderYourChanges({ root, latest, site: getSite }: SaverContext): Promise<Html> {
  const repository = await findRepository(root);
  const changes = await findUnpublishedChanges(repository);
  const site = getSite();
  const files = changes.map((change) => ({
    ...change,
    page: site && findPagesShowing(site, change.file)[0],
  }));
  return renderChanges(files, await isUnderReview(repository), selectErrors(latest().problems));
}

async function renderAllProposals(root: string, canPromptForSignIn: boolean): Promise<Html> {
  const repository = await findRepository(root);
  const api = await connectApi(repository, canPromptForSignIn);
  if (api === undefined) return renderSignIn();
  await fetchAll(root, canPromptForSignIn);
  // Counts each published proposal once.
  const missingCount = await git(root, ['rev-list', '--count', '--first-parent', `HEAD..${baseRef}`]);
  return renderProposals(await readProposals(repository, api), Number(missingCount));
}
