/** The local clone of the firm's repository, and reasons why changes can't be sent. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { slugify } from '#content/source/slug.ts';
import { AuthorError } from '#editor/author-error.ts';
import { git, gitSucceeds, runGit, redactSecrets } from './git.ts';

export type Repository = {
  root: string;
  /** The URL to push to. */
  remoteUrl: string;
  /** The published branch. */
  base: string;
  /** The current branch. */
  branch: string;
};

/** Prefix of branches with changes for review. */
export const proposalPrefix = 'proposal/';

/** Folders that an editor may change. */
const editedFolders = ['content', 'public'];

export function listEditedPaths({ root }: Pick<Repository, 'root'>): string[] {
  return editedFolders.filter((folder) => existsSync(join(root, folder)));
}

const saved = 'Your changes are saved on this computer.';

/** Finds the repository. Throws an AuthorError with instructions when changes can't be sent from this clone. */
export async function findRepository(root: string): Promise<Repository> {
  const inside = await runGit(root, ['rev-parse', '--show-prefix']);
  if (inside.status !== 0 || inside.output.trim() !== '')
    throw new AuthorError(
      `This folder is not a copy of the firm’s repository, so nothing can be sent from here. ${saved} Ask the person who set up the site for a copy made with “git clone”.`,
    );
  const remote = await runGit(root, ['remote', 'get-url', 'origin']);
  if (remote.status !== 0)
    throw new AuthorError(
      `This copy isn’t connected to the firm’s repository online, so nothing can be sent yet. ${saved} Ask the person who set up the site to connect it: “git remote add origin” and the repository’s address.`,
    );
  const head = await runGit(root, ['symbolic-ref', '--short', '--quiet', 'HEAD']);
  const base = await findPublishedBranch(root);
  const branch = head.output.trim();
  if (branch !== base && !branch.startsWith(proposalPrefix))
    throw new AuthorError(
      `This copy is on the branch “${branch}”, which a developer is using. ${saved} Ask the developer to switch back to “${base}”.`,
    );
  return { root, remoteUrl: remote.output.trim(), base, branch };
}

/** The remote's default branch, or `main`. */
async function findPublishedBranch(root: string): Promise<string> {
  const { status, output } = await runGit(root, [
    'symbolic-ref',
    '--short',
    '--quiet',
    'refs/remotes/origin/HEAD',
  ]);
  return status === 0 ? output.trim().replace(/^origin\//, '') : 'main';
}

/** The commit of the published branch as last fetched. */
export function getBaseRef({ base }: Repository): string {
  return `refs/remotes/origin/${base}`;
}

/** Fetches from the remote. Throws an AuthorError when the repository can't be read. */
export async function fetchAll({ root, base }: Repository, canPromptForSignIn: boolean): Promise<void> {
  const { status, errors } = await runGit(root, ['fetch', '--quiet', '--prune', 'origin'], {
    canPromptForSignIn,
  });
  if (status !== 0) throw new AuthorError(`${fetchFailure(errors)} ${saved}`);
  if (!(await gitSucceeds(root, 'rev-parse', '--verify', '--quiet', `refs/remotes/origin/${base}`)))
    throw new AuthorError(`The firm’s repository has no branch “${base}”. ${saved} Ask a developer.`);
}

function fetchFailure(errors: string): string {
  if (/could not resolve host|failed to connect|timed out|unable to access.*refused/i.test(errors))
    return 'The firm’s repository can’t be reached. Check your connection and try again.';
  if (
    /authentication failed|could not read (?:username|password)|permission denied|403|401|terminal prompts/i.test(
      errors,
    )
  )
    return 'You are not signed in to the firm’s repository, or may not read it. Sign in below, or ask the owner for access.';
  return `Git couldn’t get the newest version: ${redactSecrets(errors)}.`;
}

/** The author of commits; undefined when Git has none. */
export async function readUserName(root: string): Promise<string | undefined> {
  const [name, email] = await Promise.all(
    ['user.name', 'user.email'].map(async (key) => (await runGit(root, ['config', key])).output.trim()),
  );
  return name === '' || email === '' ? undefined : name;
}

/** A new branch name from the author's name, the day and the title. */
export async function createBranchName(
  root: string,
  person: string,
  day: string,
  title: string,
): Promise<string> {
  const slug = slugify(title).split('-').slice(0, 6).join('-');
  const name = proposalPrefix + [slugify(person), day, slug].filter((part) => part !== '').join('-');
  for (let count = 1; ; count++) {
    const free = count === 1 ? name : `${name}-${count}`;
    const refs = [`refs/heads/${free}`, `refs/remotes/origin/${free}`];
    const exists = await Promise.all(
      refs.map((ref) => gitSucceeds(root, 'rev-parse', '--verify', '--quiet', ref)),
    );
    if (!exists.includes(true)) return free;
  }
}

/** Whether content or pictures have uncommitted changes. */
export async function hasEdits(repository: Repository): Promise<boolean> {
  const paths = listEditedPaths(repository);
  return (await git(repository.root, ['status', '--porcelain', '--', ...paths])).trim() !== '';
}
