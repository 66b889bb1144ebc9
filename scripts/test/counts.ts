import { readFile, rm } from 'node:fs/promises';
import type { Count } from './stage.ts';

const vitestReport = '.cache/vitest.json';
export const playwrightReport = '.cache/playwright.json';

export async function vitestCount(): Promise<Count> {
  const report: {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  } = JSON.parse(await readFile(vitestReport, 'utf8'));
  // A file that could not even be loaded has no test in it to fail.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles };
}

/** A test that passed on its second try is told apart: it may be about to fail. */
export async function playwrightCount(): Promise<Count> {
  const report: { stats: { expected: number; unexpected: number; flaky: number } } = JSON.parse(
    await readFile(playwrightReport, 'utf8'),
  );
  await rm(playwrightReport);
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected, secondTries: flaky };
}
