import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { playwrightReport, vitestReport } from '../../scripts/test/counts.ts';
import { runStage } from '../../scripts/test/stage.ts';

async function reportFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stage-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'report.json');
}

function writing(file: string, report: unknown): string[] {
  const script = 'require("node:fs").writeFileSync(process.argv[1], process.argv[2])';
  return [process.execPath, '-e', script, file, JSON.stringify(report)];
}

const green = { numPassedTests: 7, numFailedTests: 0, testResults: [] };

test('a runner that breaks off is not counted by the report of an earlier run', async () => {
  const file = await reportFile();
  await writeFile(file, JSON.stringify(green));
  const broken = [process.execPath, '-e', 'process.exit(1)'];
  expect(await runStage('Broken', broken, { ...vitestReport, file })).toEqual({ passed: 0, failed: 1 });
  expect(existsSync(file)).toBe(false);
});

test('tests are counted by what their runner reports', async () => {
  const file = await reportFile();
  const noTests = { status: 'failed', assertionResults: [] };
  const vitest = writing(file, { ...green, testResults: [noTests] });
  expect(await runStage('Vitest', vitest, { ...vitestReport, file })).toEqual({ passed: 7, failed: 1 });
  const playwright = writing(file, { stats: { expected: 3, unexpected: 1, flaky: 2 } });
  expect(await runStage('Playwright', playwright, { ...playwrightReport, file })).toEqual({
    passed: 5,
    failed: 1,
    secondTries: 2,
  });
});
