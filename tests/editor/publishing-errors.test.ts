/** Messages about failures of Git and the host, with a fake `git` command and a fake API. */
import { chmod, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mergeCommits } from '#editor/publishing/merge-commits.ts';
import { connectApi, parseGitHubUrl, signIn } from '#editor/publishing/github.ts';
import { publishProposal } from '#editor/publishing/publish.ts';
import { fetchAll } from '#editor/publishing/repository.ts';
import { createTemporaryFolder } from '../fixtures/resources.ts';

/** Replaces `git`: one command fails with this status and message; `merge-base` fails, and the others succeed. */
async function replaceGit(command: string, status: number, message: string): Promise<string> {
  const folder = await createTemporaryFolder();
  const script = `#!/bin/sh\n[ "$1" = merge-base ] && exit 1\n[ "$1 $2" = 'worktree add' ] && mkdir "$5"\ncase "$*" in ${command}*) ;; *) exit 0;; esac\necho "${message}" >&2\nexit ${status}\n`;
  await writeFile(join(folder, 'git'), script);
  await chmod(join(folder, 'git'), 0o755);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PATH', folder + delimiter + process.env['PATH']);
  return folder;
}

test('a failed merge is explained', async () => {
  const root = await replaceGit('merge', 128, 'fatal: unable to write new index file');
  const merge = mergeCommits(root, { head: 'a', other: 'b', choices: {} });
  await expect(merge).rejects.toThrow('Git error: fatal: unable to write new index file');
});

test('the result of a merge counts even if its temporary files can’t be removed', async () => {
  const root = await replaceGit('"worktree remove"', 128, 'fatal: Permission denied');
  const merge = mergeCommits(root, { head: 'a', other: 'b', choices: {} });
  await expect(merge).rejects.toThrow('Your changes and the latest version don’t work together.');
});

test('Git’s own message ends as Git wrote it', async () => {
  // The object's name contains 403, which isn't a status here.
  const root = await replaceGit('fetch', 128, 'fatal: bad object 14037c.');
  await expect(fetchAll(root, false)).rejects.toThrow(/ Git error: fatal: bad object 14037c\.$/);
});

const github = { owner: 'firm', name: 'site' };

/** Publishes a proposal with a fake API. `sent` contains the requests that change something. */
async function publish(settings: object, mergeStatus: number, message: string, changes = {}) {
  const pullRequest = {
    number: 1,
    title: 'T',
    url: 'https://github.com/firm/site/pull/1',
    state: 'OPEN',
    createdAt: '2026-11-27',
    mergeable: 'MERGEABLE',
    viewerDidAuthor: false,
    headRefOid: 'abc',
    commits: { nodes: [] },
    ...changes,
  };
  const repository = { viewerPermission: 'WRITE', mergeCommitAllowed: true, pullRequest, ...settings };
  const sent: unknown[] = [];
  const result = publishProposal(
    github,
    async (method, path, body) => {
      if (path === '/graphql') return { status: 200, body: { data: { repository } } };
      sent.push(body);
      return method === 'PUT' ? { status: mergeStatus, body: { message } } : { status: 200, body: {} };
    },
    { number: 1, commit: 'abc' },
  );
  return { error: await result.catch(String), sent };
}

test('if GitHub doesn’t merge a proposal, the reason is shown', async () => {
  const required = await publish({}, 405, 'A review is required.');
  expect(required.error).toBe('Error: This wasn’t published: A review is required.');
  const conflict = await publish({}, 405, 'Pull Request is not mergeable');
  expect(conflict.error).toContain('The sender has to send this proposal again and choose a version.');
  const changed = await publish({}, 409, 'Head branch was modified');
  expect(changed.error).toContain('has changed since the page was loaded');
  const merged = await publish({}, 405, 'Pull Request is not mergeable', { state: 'MERGED' });
  expect(merged.error).toContain('has changed since the page was loaded');
});

test('publishing requires permission, and uses a method that the repository allows', async () => {
  const denied = await publish({ viewerPermission: 'READ' }, 200, '');
  expect(denied.error).toContain('You don’t have permission to publish.');
  expect(denied.sent).toEqual([]);
  const squashed = await publish({ mergeCommitAllowed: false }, 200, '');
  expect(squashed.sent.at(-1)).toEqual({ sha: 'abc', merge_method: 'squash' });
});

test('the token is only sent over an encrypted connection', async () => {
  const root = await replaceGit('credential', 1, '');
  await expect(signIn({ root, github })).rejects.toThrow('nothing was sent');
  vi.stubEnv('GITHUB_API_URL', 'http://127.0.0.1:1/api');
  expect(await connectApi({ root, github }, false)).toBeUndefined();
  vi.stubEnv('GITHUB_API_URL', 'http://host.example/api');
  await expect(connectApi({ root, github }, false)).rejects.toThrow('GITHUB_API_URL');
});

test('only remotes on GitHub with an encrypted connection are accepted', () => {
  const accepted = [
    'https://github.com/firm/site.git',
    'https://ana@github.com/firm/site',
    'git@github.com:firm/site.git',
    'ssh://git@ssh.github.com:443/firm/site.git',
    'https://GitHub.com/firm/site',
    'git@github.com:/firm/site.git',
    'org-123@github.com:firm/site.git',
  ];
  for (const url of accepted) expect(parseGitHubUrl(url), url).toEqual(github);
  const rejected = [
    'http://github.com/firm/site.git',
    'https://github.com.example/firm/site.git',
    'https://github.com@host.example/firm/site.git',
    '/srv/github.com/firm/site.git',
  ];
  for (const url of rejected) expect(parseGitHubUrl(url), url).toBeUndefined();
});
