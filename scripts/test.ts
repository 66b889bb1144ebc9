import { resolve } from 'node:path';
import { findBrowser } from './test/browser.ts';
import { findOtherBrowsers } from './test/other-browsers.ts';
import { announce, runStage } from './test/stage.ts';
import type { Count } from './test/stage.ts';
import { playwrightCount, playwrightReport, vitestCount } from './test/counts.ts';

/** Everything that must hold, in the order in which a fault is cheapest to find. */
const total = { passed: 0, failed: 0, secondTries: 0 };

async function stage(name: string, command: string[], count?: () => Promise<Count>): Promise<boolean> {
  const result = await runStage(name, command, count);
  total.passed += result.passed;
  total.failed += result.failed;
  total.secondTries += result.secondTries ?? 0;
  return result.failed === 0;
}

await stage('Format', ['prettier', '--check', '--log-level', 'warn', '.']);
await stage('Lint', ['oxlint', '--deny-warnings']);
await stage('Types', ['tsc', '--project', '.']);
await stage('Content', ['node', 'scripts/check.ts']);
const built = await stage('Build', ['node', 'scripts/build.ts']);
process.env['CHROMIUM_PATH'] = await findBrowser();
await findOtherBrowsers();
await stage(
  'Unit, output and backend',
  ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=.cache/vitest.json'],
  vitestCount,
);
if (built) {
  process.env['TEST_REPORT'] = resolve(playwrightReport);
  await stage(
    'Browser',
    ['playwright', 'test', '--config', 'tests/browser/playwright.config.ts'],
    playwrightCount,
  );
} else {
  announce('Browser', 'left out, because there is no built site');
  total.failed += 1;
}

if (total.secondTries > 0) console.log(`\n${total.secondTries} needed a second try`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;
