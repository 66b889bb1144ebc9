/** Sends changes for review: commits them on a proposal's branch, merges the published version, and opens a proposal. */
import { randomInt } from 'node:crypto';
import * as z from 'zod';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { slugify } from '#content/source/slug.ts';
import { AuthorError } from '#editor/author-error.ts';
import { mergeCommits } from './merge-commits.ts';
import type { ConflictChoices, MergeConflict } from './merge-commits.ts';
import { git, gitSucceeds, runGit, redactSecrets, isSignInFailure } from './git.ts';
import { parseResponse, signIn } from './github.ts';
import type { GitHubApi, GitHubRepository } from './github.ts';
import {
  baseBranch,
  baseRef,
  changesSavedNote,
  editedFolders,
  fetchAll,
  findRepository,
  hasEdits,
  hasGitIdentity,
  proposalPrefix,
} from './repository.ts';
import type { Repository } from './repository.ts';
import { findChangedFiles } from './text-changes.ts';
import type { FileChange } from './text-changes.ts';

type SendRequest = {
  root: string;
  /** A short title by the author. */
  title: string;
  choices: ConflictChoices;
  /** Errors in the current content. */
  problems: readonly Diagnostic[];
};

/** `isNew`: the proposal wasn't open before. */
export type SentProposal = { url: string; isNew: boolean };

/** Sends all unpublished changes, or returns conflicts. Throws an AuthorError if the changes can't be sent. */
export async function sendForReview(
  request: SendRequest,
): Promise<{ sent: SentProposal } | { conflicts: MergeConflict[] }> {
  const { root, problems, choices } = request;
  if (problems.length > 0) throw new AuthorError('Nothing was sent. Fix this first:', [...problems]);
  const repository = await findRepository(root);
  if (!(await hasGitIdentity(root)))
    throw new AuthorError(
      `Git doesn’t know your name yet, so nothing was sent. ${changesSavedNote} Ask the person who set up the site to enter your name and email address in Git.`,
    );
  await fetchAll(root, true);
  const api = await signIn(repository);
  const files = await findUnpublishedChanges(repository);
  if (files.length === 0) throw new AuthorError('Nothing to send: nothing has changed.');
  const title = request.title.trim() || suggestTitle(files);
  const branch = await prepareBranch(repository, api, title);
  if (await hasEdits(root)) {
    await git(root, ['add', '--all', '--', ...editedFolders]);
    await git(root, ['commit', '--quiet', '--message', title, '--', ...editedFolders]);
  }
  const refs = [`refs/remotes/origin/${branch}`, baseRef];
  for (const ref of refs) {
    if (!(await gitSucceeds(root, 'rev-parse', '--verify', '--quiet', ref))) continue;
    const head = (await git(root, ['rev-parse', 'HEAD'])).trim();
    const merged = await mergeCommits(root, { head, other: ref, choices });
    if ('conflicts' in merged) return merged;
    if (merged.commit !== head) await git(root, ['merge', '--quiet', '--ff-only', merged.commit]);
  }
  await push(root, branch);
  return { sent: await openProposal(repository, api, { branch, title, files }) };
}

/** Finds changes that aren't on the published branch, whether they were sent or not. */
export async function findUnpublishedChanges({ root }: Repository): Promise<FileChange[]> {
  const ancestor = await runGit(root, ['merge-base', baseRef, 'HEAD']);
  return await findChangedFiles(root, ancestor.status === 0 ? ancestor.stdout.trim() : 'HEAD');
}

function suggestTitle(files: readonly FileChange[]): string {
  const [firstChanged] = files.filter(({ texts }) => texts.length > 0);
  const name = (firstChanged ?? files[0])?.file.replace(/^content\//, '') ?? '';
  return files.length === 1 ? `Change ${name}` : `Change ${name} and ${files.length - 1} more`;
}

/** Switches to a new branch if this is the base branch or its proposal is finished. Returns the name of the current branch. */
async function prepareBranch(repository: Repository, api: GitHubApi, title: string): Promise<string> {
  const { root, branch } = repository;
  if (branch !== baseBranch && !(await isFinished(repository, api))) return branch;
  const name = slugify(title).split('-').slice(0, 6).join('-') || 'change';
  // The random number allows two proposals with the same title.
  const newBranch = `${proposalPrefix}${name}-${randomInt(1_000, 10_000)}`;
  await git(root, ['switch', '--quiet', '--no-track', '--create', newBranch]);
  return newBranch;
}

/** Whether the branch's proposal was published or closed. */
export async function isFinished({ github, branch }: Repository, api: GitHubApi): Promise<boolean> {
  const pulls = await fetchPulls(github, api, branch);
  return pulls.length > 0 && pulls.every(({ state }) => state === 'closed');
}

/** Whether the branch was sent and wasn't published, as last fetched. */
export async function isUnderReview({ root, branch }: Repository): Promise<boolean> {
  const remote = `refs/remotes/origin/${branch}`;
  const isSent = await gitSucceeds(root, 'rev-parse', '--verify', '--quiet', remote);
  return isSent && !(await gitSucceeds(root, 'merge-base', '--is-ancestor', remote, baseRef));
}

const pullSchema = z.object({ html_url: z.url(), state: z.enum(['open', 'closed']) });

async function fetchPulls({ owner }: GitHubRepository, api: GitHubApi, branch: string) {
  const head = encodeURIComponent(`${owner}:${branch}`);
  const response = await api('GET', `/pulls?state=all&head=${head}`);
  return parseResponse(z.array(pullSchema), response, 'Reading the proposals');
}

async function push(root: string, branch: string): Promise<void> {
  const args = ['push', '--quiet', '--set-upstream', 'origin', `HEAD:refs/heads/${branch}`];
  const { status, stderr } = await runGit(root, args, { canPromptForSignIn: true });
  if (status === 0) return;
  if (/\b403\b|permission|not allowed|denied/i.test(stderr))
    throw new AuthorError(
      `You can read the firm’s repository, but not change it. ${changesSavedNote} Ask its owner for write access, then send again.`,
    );
  if (isSignInFailure(stderr))
    throw new AuthorError(
      `You are not signed in, so nothing was sent. ${changesSavedNote} Sign in below, then send again.`,
    );
  if (/\[rejected\]|fetch first|non-fast-forward/i.test(stderr))
    throw new AuthorError('Someone just added to this proposal. Send again to merge both changes.');
  throw new AuthorError(`Nothing was sent. ${changesSavedNote} Git error: ${redactSecrets(stderr)}`);
}

/** Opens the proposal, or finds the open one. */
async function openProposal(
  { github }: Repository,
  api: GitHubApi,
  { branch, title, files }: { branch: string; title: string; files: readonly FileChange[] },
): Promise<SentProposal> {
  const openPull = (await fetchPulls(github, api, branch)).find(({ state }) => state === 'open');
  if (openPull !== undefined) return { url: openPull.html_url, isNew: false };
  const response = await api('POST', '/pulls', {
    title,
    head: branch,
    base: baseBranch,
    body: describeFiles(files),
  });
  const pull = parseResponse(pullSchema, response, 'The changes were sent. Opening the proposal');
  return { url: pull.html_url, isNew: true };
}

const maxBodyLength = 60_000;

/** Describes the changes for the reviewer in Markdown, each old sentence above the new one. */
function describeFiles(files: readonly FileChange[]): string {
  const fileDescriptions = files.map(({ file, kind, texts }) => {
    const lines = texts.flatMap(({ label, before, after }) => [
      `# ${label}`,
      ...(before === '' ? [] : [`- ${before}`]),
      ...(after === '' ? [] : [`+ ${after}`]),
    ]);
    const diff = lines.length === 0 ? '' : `\n\n\`\`\`\`\`diff\n${lines.join('\n')}\n\`\`\`\`\``;
    return `**${file}** (${kind})${diff}`;
  });
  return fileDescriptions.join('\n\n').slice(0, maxBodyLength);
}
