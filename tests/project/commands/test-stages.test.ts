import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { playwrightReport, runStage, vitestReport } from '../../../scripts/test/stages.ts';
import type { Count } from '../../../scripts/test/stages.ts';

async function reportFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stage-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'report.json');
}

function writing(file: string, report: unknown): string[] {
  const script = 'require("node:fs").writeFileSync(process.argv[1], process.argv[2])';
  return [process.execPath, '-e', script, file, JSON.stringify(report)];
}

test('the report of an earlier run is not counted if a runner fails', async () => {
  const file = await reportFile();
  await writeFile(file, JSON.stringify({ numPassedTests: 7, testResults: [] }));
  const broken = [process.execPath, '-e', 'process.exit(1)'];
  const counted = await runStage('Broken', broken, { ...vitestReport, file });
  expect(counted).toMatchObject({ passed: 0, failures: ['Broken: see its output above'] });
  expect(existsSync(file)).toBe(false);
});

/** Runs Vitest on the given test files. */
async function vitestOn(files: Readonly<Record<string, string>>): Promise<Count> {
  const folder = join(await reportFile(), '..');
  for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code);
  const report = join(folder, 'report.json');
  const words = ['run', '--root', folder, '--globals', '--reporter=json'];
  const command = ['node_modules/.bin/vitest', ...words, `--outputFile.json=${report}`];
  return await runStage('Vitest', command, { ...vitestReport, file: report });
}

test('every error of Vitest is a named failure', async () => {
  const { passed, failures, skipped } = await vitestOn({
    'fine.test.js': 'test("holds", () => {}); test("holds too", () => {});',
    'wrong.test.js': 'describe("a sum", () => test("is right", () => expect(1 + 1).toBe(3)));',
    'unprepared.test.js': 'beforeAll(() => { throw new Error("no database"); }); test("reads", () => {});',
    'unreadable.test.js': 'test("is cut off", () => {',
  });
  expect(passed).toBe(2);
  expect(failures.map((line) => line.replace(/^\S*\//, '')).toSorted()).toEqual([
    expect.stringMatching(/^unprepared\.test\.js: .*no database/),
    expect.stringMatching(/^unreadable\.test\.js: ./),
    expect.stringMatching(/^wrong\.test\.js › a sum is right: .*expected 2 to be 3/),
  ]);
  expect(skipped).toBe(1);
});

test('browser tests have file names, and flaky tests pass', async () => {
  const file = await reportFile();
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const suite = {
    title: 'form.spec.ts',
    specs: [spec('books', 'expected'), spec('waits', 'flaky'), spec('prints', 'skipped')],
    suites: [{ title: 'without scripts', specs: [spec('posts', 'unexpected')] }],
  };
  const errors = [{ message: 'Error: the server did not start\n  at a place' }];
  const report = writing(file, {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
    suites: [suite],
    errors,
  });
  expect(await runStage('Playwright', report, { ...playwrightReport, file })).toMatchObject({
    passed: 2,
    failures: ['form.spec.ts › without scripts › posts', 'Error: the server did not start'],
    secondTries: ['form.spec.ts › waits'],
    skipped: 1,
  });
});
