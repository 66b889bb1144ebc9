/** Messages about failures of Git and the host, with a fake `git` command and a fake API. */
import { chmod, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mergeCommits } from '#editor/publishing/merge-commits.ts';
import { publishProposal } from '#editor/publishing/publish.ts';
import { fetchAll } from '#editor/publishing/repository.ts';
import { createTemporaryFolder } from '../fixtures/resources.ts';

/** Replaces `git`: one command fails with this status and message, the others without a message. */
async function replaceGit(command: string, status: number, message: string): Promise<string> {
  const folder = await createTemporaryFolder();
  const script = `#!/bin/sh\n[ "$1" = ${command} ] || exit 1\necho "${message}" >&2\nexit ${status}\n`;
  await writeFile(join(folder, 'git'), script);
  await chmod(join(folder, 'git'), 0o755);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PATH', folder + delimiter + process.env['PATH']);
  return folder;
}

test.each([
  [129, 'usage: git merge-tree <base-tree>', 'Git on this computer is too old'],
  [128, 'fatal: unable to write new index file', 'Git error: fatal: unable to write new index file'],
])('status %i of a merge is explained', async (status, message, explanation) => {
  const root = await replaceGit('merge-tree', status, message);
  const merge = mergeCommits(root, { head: 'a', other: 'b', choices: {} });
  await expect(merge).rejects.toThrow(explanation);
});

test('Git’s own message ends as Git wrote it', async () => {
  // The object's name contains 403, which isn't a status here.
  const root = await replaceGit('fetch', 128, 'fatal: bad object 14037c.');
  await expect(fetchAll(root, false)).rejects.toThrow(/ Git error: fatal: bad object 14037c\.$/);
});

test('the host’s message ends with one period', async () => {
  const user = { login: 'ana' };
  const head = { sha: 'abc', ref: 'proposal/ana' };
  const [html_url, created_at] = ['https://host.example/1', '2026-11-27'];
  const pull = { number: 1, title: 'T', html_url, created_at, state: 'open', user, head };
  const bodies: Record<string, object> = {
    '/pulls/1': pull,
    '': { permissions: { push: true } },
    '/user': user,
  };
  const publish = publishProposal(
    async (method, path) =>
      method === 'PUT'
        ? { status: 405, body: { message: 'A review is required.' } }
        : { status: 200, body: bodies[path] ?? {} },
    1,
    'abc',
  );
  await expect(publish).rejects.toThrow(/^This wasn’t published: A review is required\.$/);
});
