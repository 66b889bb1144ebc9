/** Starts a deploy, rolls back, or runs the steps of the `publish` workflow that need this project's code. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getBuildDate } from '#build/clock.ts';
import { findExposedData } from '#operations/publishing/exposed.ts';
import { findFunctionFaults } from '#operations/publishing/health.ts';
import { findOpenItems, formatOpenItems } from '#operations/publishing/go-live-checklist.ts';
import { rollBack } from '#operations/publishing/rollback.ts';
import { buildFunctionsUrl, readSettings } from '#operations/publishing/settings.ts';
import { runSmokeTest } from '#operations/publishing/smoke.ts';
import { loadContent } from '#practice/content.ts';
import type { Site } from '#practice/site.ts';
import { parseCommandLine } from './command-line.ts';

const usage = `npm run deploy                       starts the "publish" workflow on GitHub if nothing is missing
npm run deploy -- --check            lists what you still need before the site can go live, and where to set it
npm run deploy -- --rollback         rolls back to the previous deployment (docs/rollback.md)

Steps of .github/workflows/publish.yml, which can also be run individually:
npm run deploy -- --exposed [ROOT]   scans ROOT/dist/client for secrets, and for personal data that isn't in ROOT/content
npm run deploy -- --health           waits until the functions can store requests and notify the firm
npm run deploy -- --smoke [URL]      compares the live site, or the site at this URL, with dist/client, and checks its forms`;

const propagationTimeoutMs = 60_000;
/** In a new project, the schedule first runs after a minute. */
const healthTimeoutMs = 2 * 60_000;
const retryDelayMs = 10_000;
const maxListedProblems = 20;

const root = process.cwd();
const environment = readSettings(root, process.env);
const print = (text: string) => console.log(text);

/** The step that each option runs. */
const steps: Readonly<Record<string, (urlOrRoot?: string) => Promise<void>>> = {
  help: async () => print(usage),
  check: async () => await startDeploy(true),
  rollback: async () =>
    finish(
      await rollBack(environment, await readLiveOrigin()),
      'The previous site is live again, and its forms work. Revert the commit on main, or the next deploy will publish the mistake again.',
    ),
  exposed: async (folder = root) =>
    finish(await findExposedData(resolve(folder)), 'No secrets or unexpected personal data.'),
  health: waitForHealth,
  smoke: testLiveSite,
};

const options = Object.fromEntries(Object.keys(steps).map((name) => [name, { type: 'boolean' } as const]));
const { values, positionals } = parseCommandLine({ options, allowPositionals: true }, usage);
const [step] = Object.entries(steps).flatMap(([name, run]) => (values[name] === true ? [run] : []));
if (step === undefined) await startDeploy(false);
else await step(positionals[0]);

/** Prints each problem, and exits with 1 if there are any. */
function finish(problems: readonly string[], success: string): void {
  if (problems.length === 0) return print(success);
  for (const problem of problems.slice(0, maxListedProblems)) console.error(problem);
  if (problems.length > maxListedProblems) console.error(`And ${problems.length - maxListedProblems} more.`);
  process.exitCode = 1;
}

async function startDeploy(isCheckOnly: boolean): Promise<void> {
  const openGroups = await findOpenItems({ root, now: getBuildDate(), environment });
  if (openGroups.length > 0 || isCheckOnly) print(formatOpenItems(openGroups));
  if (openGroups.length > 0) process.exitCode = 1;
  if (openGroups.length > 0 || isCheckOnly) return;
  const { error, status } = spawnSync('gh', ['workflow', 'run', 'publish.yml', '--ref', 'main'], {
    stdio: 'inherit',
  });
  if (error !== undefined)
    console.error('The GitHub CLI isn’t installed. On GitHub, choose "Actions", "publish", "Run workflow".');
  process.exitCode = status ?? 1;
}

async function loadSite(): Promise<Site> {
  const loadResult = await loadContent({ root, now: getBuildDate() });
  if (loadResult.site === undefined)
    throw new Error('The content has errors. To list them, run npm run check.');
  return loadResult.site;
}

async function readLiveOrigin(): Promise<string> {
  return new URL((await loadSite()).firm.address).origin;
}

async function waitForHealth(): Promise<void> {
  const url = buildFunctionsUrl(environment, await readLiveOrigin());
  const problems = await retryCheck(() => findFunctionFaults(url), healthTimeoutMs);
  finish(problems, 'The functions can store requests and notify the firm.');
}

/** Tests the live site or the site at the given URL. Tests forms with the live site's origin, or with a local site's own. */
async function testLiveSite(url?: string): Promise<void> {
  if (url !== undefined && !URL.canParse(url))
    return finish([`"${url}" isn’t a URL. Write one like https://www.example.com.`], '');
  const siteUrl = url === undefined ? await readLiveOrigin() : new URL(url).origin;
  const isLocal = new URL(siteUrl).hostname === 'localhost';
  const origin = isLocal ? siteUrl : await readLiveOrigin();
  const folder = resolve(root, 'dist/client');
  const check = () =>
    runSmokeTest({ siteUrl, folder, origin, functionsUrl: buildFunctionsUrl(environment, siteUrl) });
  const problems = await retryCheck(check, isLocal ? 0 : propagationTimeoutMs);
  finish(problems, `${siteUrl} matches the build, and its forms work.`);
}

/** Repeats a check until it passes or the time is up. */
async function retryCheck(check: () => Promise<string[]>, timeoutMs: number): Promise<string[]> {
  for (const end = performance.now() + timeoutMs; ; await setTimeout(retryDelayMs)) {
    const problems = await check();
    if (problems.length === 0 || performance.now() >= end) return problems;
  }
}
