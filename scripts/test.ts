import { resolve } from 'node:path';
import { findBrowser, findOtherBrowsers } from './test/browsers.ts';
import { announce, playwrightReport, runStage, vitestReport } from './test/stages.ts';
import type { Count, Report } from './test/stages.ts';

/** Everything that must hold, in the order in which a fault is cheapest to find. */
const total: Required<Count> = { passed: 0, failures: [], secondTries: [], leftOut: [] };

const noSite = 'there is no built site';

async function stage(name: string, command: string[], report?: Report): Promise<boolean> {
  const result = await runStage(name, command, report);
  total.passed += result.passed;
  total.failures.push(...result.failures);
  total.secondTries.push(...(result.secondTries ?? []));
  total.leftOut.push(...(result.leftOut ?? []));
  return result.failures.length === 0;
}

/** What could not be looked at must not look green. */
function leaveOut(name: string, why: string): void {
  announce(name, `left out, because ${why}`);
  total.failures.push(`${name}: left out, because ${why}`);
}

/** At the end, where it is found without scrolling through all that passed. */
function list(heading: string, names: string[]): void {
  if (names.length > 0) console.log(`\n${heading}:\n${names.map((name) => `- ${name}`).join('\n')}`);
}

await stage('Format', ['prettier', '--check', '--log-level', 'warn', '.']);
await stage('Lint', ['oxlint', '--deny-warnings']);
await stage('Types', ['tsc', '--project', '.']);
await stage('Content', ['node', 'scripts/check.ts']);
const built = await stage('Build', ['node', 'scripts/build.ts']);
const chromium = await findBrowser().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return undefined;
});
if (chromium !== undefined) process.env['CHROMIUM_PATH'] = chromium;
await findOtherBrowsers();
// Beforehand: within a test, a slow download would look like a fault of that test.
await stage('Test tools', ['node', 'tests/backend/tools/install.ts']);
const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json'];
vitest.push(`--outputFile.json=${vitestReport.file}`);
if (built) await stage('Unit, output and backend', vitest, vitestReport);
else {
  // The site of an earlier build may still be there.
  const others = ['tests/site/pages/**', 'tests/browser/engines/**'].flatMap((tests) => ['--exclude', tests]);
  await stage('Unit and backend', [...vitest, ...others], vitestReport);
  leaveOut('Output', noSite);
}
if (!built) leaveOut('Browser', noSite);
else if (chromium === undefined) leaveOut('Browser', 'there is no browser');
else {
  process.env['TEST_REPORT'] = resolve(playwrightReport.file);
  const config = ['--config', 'tests/browser/playwright.config.ts'];
  await stage('Browser', ['playwright', 'test', ...config], playwrightReport);
}

list('Left out', total.leftOut);
list('Needed a second try', total.secondTries);
list('Failed', total.failures);
console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
if (total.failures.length > 0) process.exitCode = 1;
