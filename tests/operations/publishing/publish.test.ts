/**
 * The steps of the workflows that publish, with Wrangler against a fake Cloudflare. Other commands are only recorded.
 */
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { runSmokeTest } from '#operations/publishing/smoke.ts';
import { serveSite } from '../../backend/support/test-backend.ts';
import { runCommand } from '../../content/commands/run-command.ts';
import { createTemporaryFolder } from '../../fixtures/resources.ts';
import { distDir, siteRoot } from '../../site/support/site.ts';
import { ensureTools, publishingTools, getToolsFolder } from '../../tool-sets.ts';
import { startCloudflare } from './cloudflare.ts';
import type { Cloudflare } from './cloudflare.ts';
import { runStep, listScripts } from './run-step.ts';
import type { Step } from './run-step.ts';

let folder: string;
let server: { url: string };
let cloudflare: Cloudflare;

beforeAll(async () => {
  await ensureTools(publishingTools);
  folder = join(await createTemporaryFolder(), 'checkout');
  await mkdir(folder);
  await cp(join(distDir, '..'), join(folder, 'dist'), { recursive: true });
  for (const name of ['.github', 'content', 'public', 'package.json', 'package-lock.json'])
    await symlink(join(siteRoot, name), join(folder, name));
  server = await serveSite(join(folder, 'dist/client'));
  cloudflare = await startCloudflare(server.url);
}, 360_000);

const runSmokeTestOnSite = (options: Partial<Parameters<typeof runSmokeTest>[0]> = {}) =>
  runSmokeTest({
    siteUrl: server.url,
    folder: join(folder, 'dist/client'),
    origin: server.url,
    functionsUrl: `${server.url}/functions/v1`,
    ...options,
  });

test('the smoke test finds no problems on the local site', async () => {
  const policyFile = join(folder, 'dist/hosting.json');
  const policy = JSON.parse(await readFile(policyFile, 'utf8'));
  policy.redirects.push({ from: '/old-costs', to: '/probate#costs', status: 301 });
  await writeFile(policyFile, JSON.stringify(policy));
  expect(await runSmokeTestOnSite()).toEqual([]);
  const result = await runCommand('deploy', ['--smoke', server.url], folder, { SUPABASE_URL: '' });
  expect(result).toMatchObject({ code: 0, stderr: '' });
  expect(result.stdout).toBe(`${server.url} matches the build, and its forms work.\n`);
});

test('the smoke test reports changed pages, missing headers and redirects, and rejected forms', async () => {
  const otherSite = await createTemporaryFolder();
  await cp(join(folder, 'dist'), otherSite, { recursive: true });
  await writeFile(join(otherSite, 'client/probate.html'), 'newer');
  await writeFile(join(otherSite, 'client/added.html'), 'newer');
  const policy = JSON.parse(await readFile(join(otherSite, 'hosting.json'), 'utf8'));
  policy.headers[1].values[0][1] = 'no-store';
  policy.redirects.push({ from: '/old', to: '/new', status: 301 });
  await writeFile(join(otherSite, 'hosting.json'), JSON.stringify(policy));
  const problems = await runSmokeTestOnSite({
    folder: join(otherSite, 'client'),
    origin: 'https://www.other.com',
  });
  const text = problems.join('\n');
  expect(text).toContain('/probate differs from the build');
  expect(text).toContain('/added returned 404.');
  expect(text).toMatch(/\/assets\/\S+ doesn’t have the hosting policy’s Cache-Control header\./);
  expect(text).toContain('/old does not redirect to /new: it returned 404.');
  expect(text).toContain(
    'book-consultation rejects forms from https://www.other.com. Check that SITE_ORIGINS contains this origin.',
  );
  expect(problems.length).toBeLessThan(100);
});

test('the smoke test reports an unreachable site once', async () => {
  expect(await runSmokeTestOnSite({ siteUrl: 'http://127.0.0.1:1' })).toEqual([
    expect.stringContaining('http://127.0.0.1:1 does not respond'),
  ]);
});

/** Earlier steps only install programs and download the site. */
const allSteps = await listScripts('publish', 'publish');
const publishingSteps = allSteps.slice(allSteps.findIndex(({ run }) => run.includes('--check')));

/** Returns the file that records the commands of the steps. */
const getCommandsFile = () => join(folder, '../commands');
const readCommands = async () => (await readFile(getCommandsFile(), 'utf8')).trim().split('\n');

beforeEach(async () => {
  await writeFile(getCommandsFile(), '');
  await rm(join(folder, 'wrangler.jsonl'), { force: true });
});

/**
 * Runs a step with the real Wrangler. With `failingCommand`, a step fails if it runs a command that contains this text,
 * and Wrangler is only recorded too, because each start takes seconds.
 */
async function runPublishingStep(
  script: string,
  failingCommand?: string,
  env: Record<string, string> = {},
): Promise<void> {
  const failIfMatched =
    failingCommand === undefined ? ':' : `case "$0 $*;" in *'${failingCommand}'*) exit 1;; esac`;
  const recordCommand = (name: string) => `echo "${name} $*" >> '${getCommandsFile()}'\n${failIfMatched}`;
  const program = join(getToolsFolder(publishingTools), 'node_modules/.bin/wrangler');
  const deployOutput = JSON.stringify({ type: 'pages-deploy-detailed', url: server.url });
  const wrangler =
    failingCommand === undefined ? `exec '${program}' "$@"` : `echo '${deployOutput}' >> wrangler.jsonl`;
  await runStep(script, {
    cwd: folder,
    env: {
      CI: '1',
      CLOUDFLARE_API_BASE_URL: cloudflare.url,
      CLOUDFLARE_API_TOKEN: 'token-of-the-tests',
      CLOUDFLARE_ACCOUNT_ID: 'firm',
      CLOUDFLARE_PAGES_PROJECT: 'site',
      SUPABASE_PROJECT_ID: 'abcdefghijklmnopqrst',
      WRANGLER_OUTPUT_FILE_PATH: 'wrangler.jsonl',
      WRANGLER_SEND_METRICS: 'false',
      ...env,
    },
    programs: {
      npm: recordCommand('npm'),
      supabase: recordCommand('supabase'),
      wrangler: `${recordCommand('wrangler')}\n${wrangler}`,
    },
  });
}

/** Runs the steps as GitHub does: after a failure, only the step that rolls back. */
async function publish(failingCommand?: string): Promise<void> {
  const outcomes = new Map<string | undefined, string>();
  const isDue = (step: Step) =>
    step.if === undefined ? ![...outcomes.values()].includes('failure') : outcomes.get('live') === 'failure';
  for (const step of publishingSteps) {
    if (!isDue(step)) continue;
    const outcome = await runPublishingStep(step.run, failingCommand).then(
      () => 'success',
      () => 'failure',
    );
    outcomes.set(step.id ?? step.name, outcome);
  }
}

const uploadTo = (branch: string) =>
  `wrangler pages deploy dist/client --project-name=site --branch=${branch} --commit-dirty=true`;

test('publishing changes database, functions and site in this order, and checks each', async () => {
  const { length } = cloudflare.branches;
  await publish();
  expect(await readCommands()).toEqual([
    'npm run deploy -- --check',
    'supabase link --project-ref=abcdefghijklmnopqrst --yes',
    'supabase config push --yes',
    'supabase db push --remote --yes',
    'supabase secrets set --env-file supabase/.env --yes',
    'supabase db advisors --remote --fail-on error --yes',
    'supabase functions deploy --use-api --yes',
    'npm run deploy -- --health',
    uploadTo('next'),
    `npm run deploy -- --smoke ${server.url}`,
    uploadTo('main'),
    'npm run deploy -- --smoke',
  ]);
  expect(cloudflare.branches.slice(length)).toEqual(['next', 'main']);
  expect(cloudflare.listFiles()).toEqual(expect.arrayContaining(['/probate.html']));
}, 240_000);

test.each(['--check', 'db push', '--health', '--branch=next', '--smoke http'])(
  'if "%s" fails, the live site doesn’t change',
  async (failingCommand) => {
    await publish(failingCommand);
    expect((await readCommands()).at(-1)).toContain(failingCommand);
    expect(await readCommands()).not.toContain(uploadTo('main'));
  },
);

test('if the live site fails its check, the deploy rolls back', async () => {
  // Only the check of the live site has no URL argument.
  await publish('--smoke;');
  expect((await readCommands()).slice(-2)).toEqual([
    'npm run deploy -- --smoke',
    'npm run deploy -- --rollback',
  ]);
});

/** Runs the steps of a preview on a proposal's pages, which `change` may edit. */
async function deployPreview(change: (pages: string) => Promise<void> = async () => {}): Promise<void> {
  const temp = await createTemporaryFolder();
  const pages = join(temp, 'proposal/dist/client');
  await cp(join(folder, 'dist/client'), pages, { recursive: true });
  await change(pages);
  const scripts = (await listScripts('preview', 'preview')).map(({ run: script }) => script);
  const firstIndex = scripts.findIndex((script) => script.includes('_worker.js'));
  for (const script of scripts.slice(firstIndex, -1)) {
    // A runner passes this file to the next steps.
    const file = join(temp, 'env');
    const env = { GITHUB_ENV: file, GITHUB_WORKSPACE: folder, NUMBER: '7', RUNNER_TEMP: temp };
    const stepScript = `set -a; if [ -e "$GITHUB_ENV" ]; then . "$GITHUB_ENV"; fi; set +a\n${script}`;
    await runPublishingStep(stepScript, undefined, env);
  }
}

test('a preview has a URL that can’t be guessed, and handles its own forms', async () => {
  await deployPreview(async (pages) => {
    await mkdir(join(pages, '_worker.js'));
    await writeFile(join(pages, '_worker.js/index.js'), 'export default { fetch: () => leak() };');
    await writeFile(join(pages, 'new.html'), 'new');
  });
  expect(cloudflare.branches.at(-1)).toMatch(/^pr-7-[0-9a-f]{12}$/);
  expect(cloudflare.listFiles()).toContain('/new.html');
  expect(cloudflare.readWorker()).toContain('This is a preview: nothing was sent.');
  expect(cloudflare.readWorker()).not.toContain('leak');
  expect(await readCommands()).toEqual([
    expect.stringMatching(/^npm run deploy -- --exposed \S+\/proposal$/),
    expect.stringContaining('wrangler pages deploy'),
  ]);
});

test('a symlink in a proposal is rejected', async () => {
  const { length } = cloudflare.branches;
  await expect(deployPreview((pages) => symlink('/etc/hostname', join(pages, 'name.txt')))).rejects.toThrow(
    'Command failed',
  );
  expect(cloudflare.branches.length).toBe(length);
});
