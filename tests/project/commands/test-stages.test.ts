import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand, runStage } from '../../../scripts/test/stages.ts';
import { createTemporaryFolder } from '../../fixtures/resources.ts';
import type { TestCounts } from '../../../scripts/test/stages.ts';

async function createReportPath(): Promise<string> {
  return join(await createTemporaryFolder(), 'report.xml');
}

test('a command that fails or can’t be started counts as a failed test', async () => {
  const runCode = (code: string) => runCommand('Check', [process.execPath, '-e', code]);
  expect(await runCode('')).toMatchObject({ passed: 1, failures: [] });
  const failure = expect.stringMatching(/^Check: .*process\.exit\(1\)/);
  expect(await runCode('process.exit(1)')).toMatchObject({ passed: 0, failures: [failure] });
  const { failures } = await runCommand('Check', ['no-such-program']);
  expect(failures).toEqual(['Check: spawn no-such-program ENOENT']);
});

test('the report of an earlier run isn’t counted if a test runner fails', async () => {
  const file = await createReportPath();
  await writeFile(file, '<testcase classname="a.test.ts" name="adds"></testcase>');
  const failingCommand = [process.execPath, '-e', 'process.exit(1)'];
  const stage = runStage('Broken', failingCommand, file);
  expect(stage).toMatchObject({ passed: 0, failures: ['Broken: see its output above'] });
  expect(existsSync(file)).toBe(false);
});

/** Runs Vitest on the given test files. */
async function runVitest(files: Readonly<Record<string, string>>): Promise<TestCounts> {
  const folder = join(await createReportPath(), '..');
  for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code);
  const report = join(folder, 'report.xml');
  const args = ['run', '--root', folder, '--globals', '--reporter=junit'];
  const command = ['node_modules/.bin/vitest', ...args, `--outputFile.junit=${report}`];
  return runStage('Vitest', command, report);
}

test('every Vitest error counts as a failure with a name', async () => {
  const { passed, failures, skipped } = await runVitest({
    'fine.test.js': 'test("holds", () => {}); test("holds too", () => {});',
    'wrong.test.js': 'describe("a sum", () => test("is right", () => expect(1 + 1).toBe(3)));',
    'unprepared.test.js': 'beforeAll(() => { throw new Error("no database"); }); test("reads", () => {});',
    'unreadable.test.js': 'test("is cut off", () => {',
  });
  expect(passed).toBe(2);
  expect(failures.map((line) => line.replace(/^\S*\//, '')).toSorted()).toEqual([
    expect.stringMatching(/^unprepared\.test\.js: .*no database/),
    expect.stringMatching(/^unreadable\.test\.js: ./),
    expect.stringMatching(/^wrong\.test\.js › a sum > is right: .*expected 2 to be 3/),
  ]);
  expect(skipped).toBe(1);
});
