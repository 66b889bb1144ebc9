import { mkdir, rename, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchContent } from '../../../scripts/check/watch.ts';
import { copiedContent } from '../edited-content.ts';
import { runCommand } from './run-command.ts';

async function project(edits: Record<string, string> = {}): Promise<string> {
  const { root, remove } = await copiedContent(edits);
  onTestFinished(remove);
  return root;
}

test('the status report prints problems; --json reports them as JSON and exits with 1; --stamp refuses', async () => {
  const root = await project({ 'content/faqs/zz.md': '' });
  const report = await runCommand('status', [], root);
  expect(report.code).toBe(0);
  expect(report.stdout).toContain('content/faqs/zz.md:1:1\n  This file is empty.');

  const result = await runCommand('status', ['--json'], root);
  expect(result.code).toBe(1);
  const answer: { problems: { file: string; message: string }[] } = JSON.parse(result.stdout);
  expect(answer.problems).toMatchObject([{ file: 'content/faqs/zz.md', line: 1 }]);
  expect(result.stderr).toContain('content/faqs/zz.md:1:1\n  This file is empty.');

  const stamped = await runCommand('status', ['--stamp', '/immigration-spanish'], root);
  expect(stamped).toMatchObject({ code: 1, stdout: '' });
  expect(stamped.stderr).toContain('Fix them first');
});

test('the watch survives files that disappear while it reads them', async () => {
  const root = await project();
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const stop = await watchContent({ root, production: false });
  onTestFinished(stop);
  const printed = () => `${log.mock.calls.join('\n')}\n`;
  expect(printed()).toMatch(/Done\.\n$/);
  // Saves before each poll, because the system may coalesce changes in quick succession.
  const afterSaving = async () => {
    await writeFile(join(root, 'content/faqs/foreclosure-bring.md'), '---\nquestion: Why?\n---\n\nText.\n');
    return printed();
  };
  const patience = { timeout: 20_000, interval: 100 };

  // A folder in place of a file fails to read, like a file that was just deleted.
  const listFile = join(root, 'content/published-paths.txt');
  await rename(listFile, join(root, 'away.txt'));
  await mkdir(listFile);
  await expect.poll(afterSaving, patience).toContain('The content couldn’t be read');
  await rmdir(listFile);
  await rename(join(root, 'away.txt'), listFile);
  await expect.poll(afterSaving, patience).toMatch(/Checked \d+ files: no problems\.\nDone\.\n$/);
});
