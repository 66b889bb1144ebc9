import { execFile, spawn } from 'node:child_process';
import { mkdir, rename, rmdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copiedContent } from '../edited-content.ts';

type Ended = { code: number | null; stdout: string; stderr: string };

async function project(edits: Record<string, string> = {}): Promise<string> {
  const { root, remove } = await copiedContent(edits);
  onTestFinished(remove);
  return root;
}

function status(words: string[], cwd: string): Promise<Ended> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [resolve('scripts/status.ts'), ...words],
      { cwd },
      (_, stdout, stderr) => done({ code: child.exitCode, stdout, stderr }),
    );
  });
}

test('a program that asked for the report is told of problems as JSON, and by its exit', async () => {
  const root = await project({ 'content/faqs/zz.md': '' });
  const asked = await status(['--json'], root);
  expect(asked.code).toBe(1);
  const answer: { problems: { file: string; message: string }[] } = JSON.parse(asked.stdout);
  expect(answer.problems).toMatchObject([{ file: 'content/faqs/zz.md', line: 1 }]);
  expect(asked.stderr).toContain('content/faqs/zz.md:1:1\n  This file is empty.');

  const stamped = await status(['--stamp', '/immigration-spanish'], root);
  expect(stamped).toMatchObject({ code: 1, stdout: '' });
  expect(stamped.stderr).toContain('Fix them first');
});

test('the watch goes on when what it reads is removed under its hands', async () => {
  const root = await project();
  const child = spawn(process.execPath, [resolve('scripts/check.ts'), '--watch'], { cwd: root });
  let printed = '';
  child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
  onTestFinished(() => void child.kill());
  await expect.poll(() => printed, { timeout: 20_000 }).toMatch(/Done\.\n$/);
  // Saved at each look: the system may leave out changes that follow each other closely.
  const afterSaving = async () => {
    await writeFile(join(root, 'content/faqs/zz.md'), '---\nquestion: Why?\n---\n\nText.\n');
    return printed;
  };
  const patience = { timeout: 20_000, interval: 500 };

  // A folder in place of a file can't be read, as little as a file that has just gone.
  const listFile = join(root, 'content/published-paths.txt');
  await rename(listFile, join(root, 'away.txt'));
  await mkdir(listFile);
  await expect.poll(afterSaving, patience).toContain('The content could not be read');
  await rmdir(listFile);
  await rename(join(root, 'away.txt'), listFile);
  await expect.poll(afterSaving, patience).toMatch(/\d+ content files are right\.\nDone\.\n$/);
}, 60_000);
