import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkOnce } from '../../../scripts/check/check-once.ts';
import { fixContent } from '../../../scripts/check/fix-content.ts';
import { createTemporaryFolder } from '../../fixtures/resources.ts';
import { contentCache } from '../edited-content.ts';
import { copyContent } from '../../fixtures/firm-content.ts';
import { runCommand } from './run-command.ts';

const cache = contentCache;

/** Runs the check for `onlyFiles`, or for all files if it is empty, and returns its exit code and output. */
async function runCheck(root: string, onlyFiles: string[], production = false, changedFiles: string[] = []) {
  const output = captureConsole();
  const code = await checkOnce(
    { root, now: new Date(), production, cache },
    { changed: changedFiles },
    onlyFiles,
  );
  return { code, stdout: output.stdout(), stderr: output.stderr() };
}

/** Captures console output until the test finishes. */
function captureConsole() {
  const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  const [stdout, stderr] = spies.map((spy) => {
    spy.mockReset().mockImplementation(() => undefined);
    onTestFinished(() => spy.mockRestore());
    return () => spy.mock.calls.map((args) => `${args.join(' ')}\n`).join('');
  });
  return { stdout: stdout ?? String, stderr: stderr ?? String };
}

test('the check exits with 1 on an error, and with 2 on an unknown option', async () => {
  const root = await copyContent();
  await writeFile(join(root, 'content/faqs/zz.md'), '---\nquestion: 24\n---\n\nText.\n');
  const problemResult = await runCommand('check', ['./content/faqs/zz.md'], root);
  expect(problemResult.code).toBe(1);
  expect(problemResult.stderr).toMatch(
    /^content\/faqs\/zz\.md:2:11 \[schema\]\n[^]*\n1 problem in 1 file\. Fix this before publishing\.\n$/,
  );

  const unknownOptionResult = await runCommand('check', ['--fixx'], root);
  expect(unknownOptionResult.code).toBe(2);
  expect(unknownOptionResult.stderr).toContain('npm run check -- --fix ');
});

test('the check explains the rule that a problem names', async () => {
  const root = await createTemporaryFolder();
  const result = await runCommand('check', ['--explain', 'AD-07'], root);
  expect(result).toMatchObject({ code: 0, stderr: '' });
  expect(result.stdout).toMatch(/^AD-07: No promised outcome\. \[Florida Bar rule 4-7\.13\(b\)\(1\);/);
  const unknownResult = await runCommand('check', ['--explain', 'draft'], root);
  expect(unknownResult).toMatchObject({ code: 2, stdout: '' });
  expect(unknownResult.stderr).toMatch(/^No rule is named "draft"\. Did you mean "draft-leftovers"\?/);
});

test('the check exits with 0 if there are no problems, and accepts --fix from npm’s environment', async () => {
  const root = await copyContent();
  await writeFile(
    join(root, 'content/faqs/foreclosure-bring.md'),
    '---\r\nquestion: Why?\r\n---\r\n\r\nText.\r\n',
  );
  const result = await runCommand('check', [], root, { npm_config_fix: 'true' });
  expect(result).toMatchObject({ code: 0, stderr: '' });
  expect(result.stdout).toContain('Fixed 1 file.');
  expect(result.stdout).toMatch(/^Checked \d+ files: no problems \(\d+ ms\)\.\n$/m);
});

test('--fix reports a file that is not UTF-8, leaves it unchanged, and fixes other files', async () => {
  const root = await copyContent();
  const latin1File = Buffer.from(
    '---\r\nquestion: Why a caf\xe9 \x96 here?\r\n---\r\n\r\nText.\r\n',
    'latin1',
  );
  await writeFile(join(root, 'content/faqs/zz-old.md'), latin1File);
  await writeFile(join(root, 'content/faqs/zz.md'), '---\r\nquestion: Why – or é?\r\n---\r\n\r\nText.\r\n');
  const output = captureConsole();
  await fixContent(root);
  expect(output.stdout()).toContain('content/faqs/zz-old.md\n  was not changed: it isn’t saved as UTF-8');
  expect(output.stdout()).toContain('Fixed 1 file. Nothing else changed.');
  expect(await readFile(join(root, 'content/faqs/zz-old.md'))).toEqual(latin1File);
  expect(await readFile(join(root, 'content/faqs/zz.md'), 'utf8')).toBe(
    '---\nquestion: Why – or é?\n---\n\nText.\n',
  );
});

test('the check reports spelling only in changed files', async () => {
  const root = await copyContent();
  const [changedFile, unchangedFile] = ['content/faqs/zz.md', 'content/faqs/zz-old.md'];
  for (const file of [changedFile, unchangedFile])
    await writeFile(join(root, file), '---\nquestion: Why a sumons?\n---\n\nText.\n');
  const { code, stderr } = await runCheck(root, [], false, [changedFile]);
  expect(code).toBe(0);
  expect(stderr).toContain(
    `${changedFile}:2:17 (warning) [spelling]\n  question  "sumons" isn’t in the English dictionary.`,
  );
  expect(stderr.match(/isn’t in the English dictionary/g)).toHaveLength(1);
}, 30_000);

test('the check can be limited to one file', async () => {
  const root = await copyContent();
  await writeFile(join(root, 'content/faqs/zz.md'), '---\nquestion: 24\n---\n\nText.\n');
  expect(await runCheck(root, ['content/pages/probate.md'])).toEqual({
    code: 0,
    stdout: 'content/pages/probate.md: no problems. Problems in other files: 1.\n',
    stderr: '',
  });
  const unknownFileResult = await runCheck(root, ['content/pages/probat.md']);
  expect(unknownFileResult).toMatchObject({ code: 2, stdout: '' });
  expect(unknownFileResult.stderr).toContain(
    'No such content file: content/pages/probat.md. Did you mean "content/pages/probate.md"?',
  );
});

test('a production check rejects sample data; the status report still works and uses SITE_NOW as its date', async () => {
  const root = await copyContent();
  const result = await runCheck(root, [], true);
  expect(result.code).toBe(1);
  expect(result.stderr).toMatch(
    /content\/facts\/firm-name\.md:\d+:14 \[sample-data\]\n {2}placeholder {2}marks this file as sample data/,
  );
  const environment = { SITE_ENV: 'production', SITE_NOW: '2028-03-01T12:00:00Z' };
  const status = await runCommand('status', [], root, environment);
  expect(status.code).toBe(0);
  expect(status.stdout).toMatch(/^Status on 2028-03-01, \d+ pages\n\nReviews overdue \(\d+\)\n/);
  expect(status.stdout).toMatch(/^Sample data to replace before the site goes live \(\d\d+\)$/m);
});

test('if a file is invalid, the status report contains the problem, and `--stamp` fails', async () => {
  // Contains nothing else, because one invalid file is enough.
  const root = await createTemporaryFolder();
  await mkdir(join(root, 'content/faqs'), { recursive: true });
  await writeFile(join(root, 'content/faqs/zz.md'), '');
  const result = await runCommand('status', [], root);
  expect(result.code).toBe(0);
  expect(result.stdout).toContain('content/faqs/zz.md:1:1 [syntax]\n  This file is empty.');
  const stampResult = await runCommand('status', ['--stamp', '/immigration-spanish'], root);
  expect(stampResult).toMatchObject({ code: 1, stdout: '' });
  expect(stampResult.stderr).toContain('Fix them first');
});

test('npm run new rejects unknown content types and those without a template', async () => {
  const result = await runCommand('new', ['conty', 'Orange'], await createTemporaryFolder());
  expect(result.code).toBe(1);
  expect(result.stderr).toContain('"conty" isn’t a content type. Did you mean "county"?');
  const folderResult = await runCommand('new', ['office', 'Orlando'], await createTemporaryFolder());
  expect(folderResult.stderr).toContain('"office" has no template. Copy a file in content/offices, or add');
});
