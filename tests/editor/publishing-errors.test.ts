/** Messages about failures of Git and the host, with a fake `git` command and a fake API. */
import { chmod, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mergeCommits } from '#editor/publishing/merge-commits.ts';
import { parseGitHubUrl } from '#editor/publishing/github.ts';
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

test('GitHub’s message ends with one period', async () => {
  const pullRequest = {
    number: 1,
    title: 'T',
    url: 'https://github.com/firm/site/pull/1',
    state: 'OPEN',
    createdAt: '2026-11-27',
    mergeable: 'MERGEABLE',
    viewerDidAuthor: true,
    headRefOid: 'abc',
    commits: { nodes: [] },
  };
  const repository = { viewerPermission: 'WRITE', pullRequests: { nodes: [pullRequest] } };
  const publish = publishProposal(
    { owner: 'firm', name: 'site' },
    async (method) =>
      method === 'PUT'
        ? { status: 405, body: { message: 'A review is required.' } }
        : { status: 200, body: { data: { repository } } },
    { number: 1, commit: 'abc' },
  );
  await expect(publish).rejects.toThrow(/^This wasn’t published: A review is required\.$/);
});

test('only remotes on GitHub with an encrypted connection are accepted', () => {
  const accepted = [
    'https://github.com/firm/site.git',
    'https://ana@github.com/firm/site',
    'git@github.com:firm/site.git',
    'ssh://git@ssh.github.com:443/firm/site.git',
  ];
  for (const url of accepted) expect(parseGitHubUrl(url), url).toEqual({ owner: 'firm', name: 'site' });
  const rejected = [
    'http://github.com/firm/site.git',
    'https://github.com.example/firm/site.git',
    'https://github.com@host.example/firm/site.git',
    '/srv/github.com/firm/site.git',
  ];
  for (const url of rejected) expect(parseGitHubUrl(url), url).toBeUndefined();
});
