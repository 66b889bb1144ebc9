/** Sends changes for review: commits them on a new branch, merges the published version, and opens a proposal. */
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { AuthorError } from '#editor/author-error.ts';
import { combine } from './combine.ts';
import type { CheckContent } from './combine.ts';
import type { Choices, FileChange, SendAnswer } from './contract.ts';
import { git, gitSucceeds, runGit, redactSecrets } from './git.ts';
import { parseResponse, detectHost, buildNewProposalUrl, connectApi } from './host.ts';
import type { Host, HostApi } from './host.ts';
import { pullSchema, pullsSchema } from './host-records.ts';
import {
  getBaseRef,
  listEditedPaths,
  fetchAll,
  findRepository,
  createBranchName,
  hasEdits,
  readUserName,
} from './repository.ts';
import type { Repository } from './repository.ts';
import { findChangedFiles } from './text-changes.ts';

export type SendRequest = {
  root: string;
  /** A short title by the author. */
  title: string;
  choices: Choices;
  /** Such as 2026-11-27. */
  day: string;
  /** Problems of the current content. */
  problems: readonly Diagnostic[];
  check: CheckContent;
};

const saved = 'Your changes are saved on this computer.';

export async function sendForReview(request: SendRequest): Promise<SendAnswer> {
  const { root, problems, choices, check } = request;
  if (problems.length > 0) throw new AuthorError('Nothing was sent. Fix this first:', [...problems]);
  const repository = await findRepository(root);
  const person = await readUserName(root);
  if (person === undefined)
    throw new AuthorError(
      `Git doesn’t know your name yet, so nothing was sent. ${saved} Ask the person who set up the site to enter your name and e-mail address in Git.`,
    );
  await fetchAll(repository, true);
  const host = detectHost(repository.remoteUrl);
  const api = host && (await connectApi(root, host, true));
  const files = await findUnpublishedChanges(repository);
  if (files.length === 0) throw new AuthorError('There is nothing to send: nothing has changed.');
  const title = request.title.trim() || suggestTitle(files);
  const branch = await prepareBranch(repository, host, api, { person, title, day: request.day });
  if (await hasEdits(repository)) {
    const paths = listEditedPaths(repository);
    await git(root, ['add', '--all', '--', ...paths]);
    await git(root, ['commit', '--quiet', '--message', title, '--', ...paths]);
  }
  const sources = [`refs/remotes/origin/${branch}`, getBaseRef(repository)];
  for (const other of sources) {
    if (!(await gitSucceeds(root, 'rev-parse', '--verify', '--quiet', other))) continue;
    const head = (await git(root, ['rev-parse', 'HEAD'])).trim();
    const combined = await combine(root, { head, other, choices, check });
    if ('conflicts' in combined) return combined;
    if (combined.commit !== head) await git(root, ['merge', '--quiet', '--ff-only', combined.commit]);
  }
  await push(root, branch);
  return { sent: await openProposal(repository, { branch, title, files, host, api }) };
}

/** Changes that aren't on the published branch, sent or not. */
export async function findUnpublishedChanges(repository: Repository): Promise<FileChange[]> {
  const { root } = repository;
  const ancestor = await runGit(root, ['merge-base', getBaseRef(repository), 'HEAD']);
  return await findChangedFiles(repository, ancestor.status === 0 ? ancestor.output.trim() : 'HEAD');
}

function suggestTitle(files: readonly FileChange[]): string {
  const [first] = files.filter(({ texts }) => texts.length > 0);
  const name = (first ?? files[0])?.file.replace(/^content\//, '') ?? '';
  return files.length === 1 ? `Change ${name}` : `Change ${name} and ${files.length - 1} more`;
}

/** Stays on the branch of an open proposal; otherwise creates one from the current files. */
async function prepareBranch(
  repository: Repository,
  host: Host | undefined,
  api: HostApi | undefined,
  { person, title, day }: { person: string; title: string; day: string },
): Promise<string> {
  const { root, branch, base } = repository;
  if (branch !== base && !(await isFinished(repository, host, api))) return branch;
  const fresh = await createBranchName(root, person, day, title);
  await git(root, ['switch', '--quiet', '--no-track', '--create', fresh]);
  return fresh;
}

/** Whether the branch's proposal was published or closed. */
export async function isFinished(
  { root, branch, base }: Repository,
  host: Host | undefined,
  api: HostApi | undefined,
): Promise<boolean> {
  if (host !== undefined && api !== undefined) {
    const pulls = await fetchPulls(host, api, branch);
    return pulls.length > 0 && pulls.every(({ state }) => state === 'closed');
  }
  const remote = `refs/remotes/origin/${branch}`;
  const isSent = await gitSucceeds(root, 'rev-parse', '--verify', '--quiet', remote);
  return (
    isSent && (await gitSucceeds(root, 'merge-base', '--is-ancestor', remote, `refs/remotes/origin/${base}`))
  );
}

async function fetchPulls(host: Host, api: HostApi, branch: string) {
  const head = encodeURIComponent(`${host.owner}:${branch}`);
  const answer = await api('GET', `/pulls?state=all&head=${head}`);
  return parseResponse(pullsSchema, answer, 'Reading the proposals');
}

async function push(root: string, branch: string): Promise<void> {
  const args = ['push', '--quiet', '--set-upstream', 'origin', `HEAD:refs/heads/${branch}`];
  const { status, errors } = await runGit(root, args, { canPromptForSignIn: true });
  if (status === 0) return;
  if (/\b403\b|permission|not allowed|denied/i.test(errors))
    throw new AuthorError(
      `You can read the firm’s repository, but not change it. ${saved} Ask its owner for write access, then send again.`,
    );
  if (/authentication failed|could not read (?:username|password)|\b401\b|terminal prompts/i.test(errors))
    throw new AuthorError(
      `You are not signed in, so nothing was sent. ${saved} Sign in below, then send again.`,
    );
  if (/\[rejected\]|fetch first|non-fast-forward/i.test(errors))
    throw new AuthorError('Someone just added to this proposal. Send again to combine both changes.');
  throw new AuthorError(`Nothing was sent. ${saved} Git error: ${redactSecrets(errors)}`);
}

type Opening = {
  branch: string;
  title: string;
  files: readonly FileChange[];
  host: Host | undefined;
  api: HostApi | undefined;
};

/** Opens the proposal, or finds the open one. Without a sign-in, returns the page where the author opens it by hand. */
async function openProposal({ base }: Repository, { branch, title, files, host, api }: Opening) {
  if (host === undefined) return { url: '', branch, isNew: true };
  if (api === undefined) return { url: buildNewProposalUrl(host, base, branch, title), branch, isNew: true };
  const open = (await fetchPulls(host, api, branch)).find(({ state }) => state === 'open');
  if (open !== undefined) return { url: open.html_url, branch, isNew: false };
  const answer = await api('POST', '/pulls', { title, head: branch, base, body: describeFiles(files) });
  const { html_url: url } = parseResponse(pullSchema, answer, 'The changes were sent. Opening the proposal');
  return { url, branch, isNew: true };
}

const maxBodyLength = 60_000;

/** The changes for the reviewer, each old sentence above the new one. */
function describeFiles(files: readonly FileChange[]): string {
  const parts = files.map(({ file, kind, texts }) => {
    const lines = texts.flatMap(({ label, was, now }) => [
      `# ${label}`,
      ...(was === '' ? [] : [`- ${was}`]),
      ...(now === '' ? [] : [`+ ${now}`]),
    ]);
    const diff = lines.length === 0 ? '' : `\n\n\`\`\`\`\`diff\n${lines.join('\n')}\n\`\`\`\`\``;
    return `**${file}** (${kind})${diff}`;
  });
  return parts.join('\n\n').slice(0, maxBodyLength);
}
