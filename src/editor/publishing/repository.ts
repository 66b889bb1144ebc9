/** The local clone of the firm's repository, and reasons why changes can't be sent. */
import { AuthorError } from '#editor/author-error.ts';
import { git, gitSucceeds, runGit, redactSecrets, isSignInFailure } from './git.ts';
import { parseGitHubUrl } from './github.ts';
import type { GitHubRepository } from './github.ts';

export type Repository = {
  root: string;
  github: GitHubRepository;
  /** The current branch. */
  branch: string;
};

/** The published branch. */
export const baseBranch = 'main';
/** The published branch as last fetched. */
export const baseRef = `refs/remotes/origin/${baseBranch}`;

/** Prefix of branches with changes for review. */
export const proposalPrefix = 'proposal/';

/** Folders whose changes authors can send. */
export const editedFolders = ['content', 'public'];

export const changesSavedNote = 'Your changes are saved on this computer.';

/** Finds the repository. Throws an AuthorError with instructions when changes can't be sent from this clone. */
export async function findRepository(root: string): Promise<Repository> {
  const prefixResult = await runGit(root, ['rev-parse', '--show-prefix']);
  if (prefixResult.status !== 0 || prefixResult.stdout.trim() !== '')
    throw new AuthorError(
      `This folder is not a copy of the firm’s repository, so you can’t send changes from it. ${changesSavedNote} Ask the person who set up the site for a copy made with “git clone”.`,
    );
  // Unlike `git remote get-url`, without the author's `url.<base>.insteadOf` settings.
  const remoteResult = await runGit(root, ['config', '--get', 'remote.origin.url']);
  if (remoteResult.status !== 0)
    throw new AuthorError(
      `This copy isn’t connected to the firm’s repository online, so you can’t send changes yet. ${changesSavedNote} Ask the person who set up the site to connect it: “git remote add origin” and the repository’s URL.`,
    );
  const headResult = await runGit(root, ['symbolic-ref', '--short', '--quiet', 'HEAD']);
  const branch = headResult.stdout.trim();
  if (branch !== baseBranch && !branch.startsWith(proposalPrefix))
    throw new AuthorError(
      `This copy is on the branch “${branch}”, which a developer is using. ${changesSavedNote} Ask the developer to switch back to “${baseBranch}”.`,
    );
  const github = parseGitHubUrl(remoteResult.stdout.trim());
  if (github === undefined)
    throw new AuthorError(
      `The firm’s repository is not on GitHub, so you can’t send changes to it. ${changesSavedNote} Ask a developer.`,
    );
  return { root, github, branch };
}

/** Fetches from the remote. Throws an AuthorError when the repository can't be read. */
export async function fetchAll(root: string, canPromptForSignIn: boolean): Promise<void> {
  const { status, stderr } = await runGit(root, ['fetch', '--quiet', '--prune', 'origin'], {
    canPromptForSignIn,
  });
  if (status !== 0) throw new AuthorError(describeFetchFailure(stderr));
  if (!(await gitSucceeds(root, 'rev-parse', '--verify', '--quiet', baseRef)))
    throw new AuthorError(
      `The firm’s repository has no branch “${baseBranch}”. ${changesSavedNote} Ask a developer.`,
    );
}

function describeFetchFailure(stderr: string): string {
  if (/could not resolve host|failed to connect|timed out|unable to access.*refused/i.test(stderr))
    return `The firm’s repository can’t be reached. ${changesSavedNote} Check your connection and try again.`;
  if (isSignInFailure(stderr) || /permission denied|\b403\b/i.test(stderr))
    return `You are not signed in to the firm’s repository, or don’t have access to it. ${changesSavedNote} Sign in below, or ask the owner for access.`;
  return `Git couldn’t get the latest version. ${changesSavedNote} Git error: ${redactSecrets(stderr)}`;
}

/** Whether Git's settings have the author's name and email address. */
export async function hasGitIdentity(root: string): Promise<boolean> {
  const keys = ['user.name', 'user.email'];
  const values = await Promise.all(
    keys.map(async (key) => (await runGit(root, ['config', key])).stdout.trim()),
  );
  return !values.includes('');
}

/** Whether content or pictures have uncommitted changes. */
export async function hasEdits(root: string): Promise<boolean> {
  return (await git(root, ['status', '--porcelain', '--', ...editedFolders])).trim() !== '';
}
