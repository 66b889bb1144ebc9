/** Publishes a proposal: approves and merges it. Requires push permission; GitHub enforces its branch rules. */
import { AuthorError } from '#editor/author-error.ts';
import type { Repository } from './repository.ts';
import { baseBranch, baseRef, fetchAll, hasEdits } from './repository.ts';
import { runGit } from './git.ts';
import { readMessage } from './github.ts';
import type { GitHubApi, GitHubRepository } from './github.ts';
import { passesChecks, readPull } from './proposals.ts';
import { isFinished } from './send.ts';

/** Publishes a proposal. `commit` is the one that the user reviewed. Throws an AuthorError if it may not be published. */
export async function publishProposal(
  github: GitHubRepository,
  api: GitHubApi,
  { number, commit }: { number: number; commit: string },
): Promise<void> {
  const { pull, canPublish, mergeCommitAllowed } = await readPull(github, api, number);
  if (!canPublish)
    throw new AuthorError(
      'You don’t have permission to publish. Ask the attorney, or the owner of the repository.',
    );
  if (pull.headRefOid !== commit || pull.state !== 'OPEN') throw new AuthorError(changedMessage);
  if (!passesChecks(pull))
    throw new AuthorError('The checks haven’t passed. Click “Refresh” to see their state.');
  // GitHub doesn't let the sender of a proposal approve it.
  if (!pull.viewerDidAuthor)
    await api('POST', `/pulls/${number}/reviews`, { event: 'APPROVE', commit_id: commit });
  const method = mergeCommitAllowed ? 'merge' : 'squash';
  const { status, body } = await api('PUT', `/pulls/${number}/merge`, { sha: commit, merge_method: method });
  if (status === 200) return;
  if (status === 409) throw new AuthorError(changedMessage);
  if (status === 405 && /not mergeable|conflict/i.test(readMessage(body)))
    throw new AuthorError(conflictMessage);
  throw new AuthorError(`This wasn’t published${readMessage(body)}.`);
}

const changedMessage =
  'This proposal has changed since the page was loaded. Read it again before you publish.';
const conflictMessage =
  'A different edit of the same text was published first. The sender has to send this proposal again and choose a version.';

/** Updates this clone to the published version. Retains unsent changes; throws an AuthorError if they conflict. */
export async function updateToPublished(repository: Repository, api: GitHubApi): Promise<void> {
  const { root, branch } = repository;
  await fetchAll(root, true);
  if (branch !== baseBranch) {
    if (!(await isFinished(repository, api)))
      throw new AuthorError(
        'Your proposal is still open. Send it again to merge the latest version into it.',
      );
    const switchResult = await runGit(root, ['switch', '--quiet', baseBranch]);
    if (switchResult.status !== 0) throw new AuthorError(overlapMessage);
  }
  const { status } = await runGit(root, ['merge', '--quiet', '--ff-only', baseRef]);
  if (status !== 0) throw new AuthorError((await hasEdits(root)) ? overlapMessage : unsentMessage);
}

const overlapMessage = 'You and others changed the same files. Send your changes for review to merge them.';
const unsentMessage =
  'This copy has unsent changes. Send them for review to merge them with the latest version.';
