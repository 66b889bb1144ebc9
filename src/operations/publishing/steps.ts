/** The steps of publishing, in order. A failed step leaves the live site as it is. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildClock } from '#build/clock.ts';
import { functionNames } from '#forms/protocol.ts';
import { recordPublish, setScheduleSettings } from '#operations/server/project-database.ts';
import { functionsUrlOf } from '#functions/mail/links.ts';
import { loadContent } from '#practice/content.ts';
import { dueWords } from '#operations/report/overview.ts';
import { programIn, publishingTools } from './tools.ts';
import { exposedInSite, productionBuildProblem, siteFolder } from './exposed.ts';
import { functionFaults } from './health.ts';
import { unansweredForms } from '#operations/leads/forms-answered.ts';
import { pickSettings, systemEnvironment } from './child-environment.ts';
import { previousDeployment, readProject, rollBack, upload } from './cloudflare-pages.ts';
import { liveBranch, rehearsalBranch } from './preview-name.ts';
import type { RunProgram } from './run-program.ts';
import type { Environment } from './settings.ts';
import { smokeTest } from './smoke.ts';
import { StepFailed, failFor } from './step-failed.ts';

export type Publishing = {
  root: string;
  environment: Environment;
  /** The site's own origin. */
  origin: string;
  run: RunProgram;
  print: (text: string) => void;
  /** How long a check may fail before its step fails. By default, as long as the hosts and the schedule need. */
  patienceMs?: number;
};

type Step = { title: string; do: (publishing: Publishing) => Promise<void> };

const propagationMs = 60_000;
/** The schedule tests the functions every five minutes, so it reports old faults until then. */
const scheduleRoundMs = 6 * 60_000;
const pauseMs = 10_000;

const buildStep: Step = { title: 'Build the site', do: build };
/** Replaces the build when the site was built by a job without secrets. */
const builtStep: Step = {
  title: 'Check that the site is a production build',
  do: async ({ root }) => failFor(await productionBuildProblem(root)),
};

export const steps: readonly Step[] = [
  { title: 'Look for what must not be published', do: lookThrough },
  { title: 'Write the bill of materials', do: writeBill },
  {
    title: 'Find the project',
    do: (all) => supabase(all, ['link', `--project-ref=${projectRef(all.environment)}`]),
  },
  { title: 'Set up the project', do: (all) => supabase(all, ['config', 'push']) },
  // Without `--remote` it would use a local database.
  {
    title: 'Bring the database up to date',
    do: (all) => supabase(all, ['db', 'push', '--remote'], ['SUPABASE_DB_PASSWORD']),
  },
  // The next two in direct succession, because the functions refuse the schedule in between.
  {
    title: 'Set what the functions know',
    do: (all) => supabase(all, ['secrets', 'set', '--env-file', 'supabase/.env']),
  },
  { title: 'Set what the schedule knows', do: setSchedule },
  {
    title: 'Ask the advisors about the database',
    do: (all) => supabase(all, ['db', 'advisors', '--remote', '--fail-on', 'warn']),
  },
  { title: 'Publish the functions', do: (all) => supabase(all, ['functions', 'deploy', '--use-api']) },
  { title: 'Ask the functions what is wrong', do: checkFunctions },
  { title: 'Try the site where nobody sees it', do: rehearse },
  { title: 'Publish the site', do: publish },
  { title: 'Record the day', do: recordDay },
];

/** Runs the steps in order. Throws `StepFailed` at the first that fails. */
export async function publishSite(publishing: Publishing, isBuilt = false): Promise<void> {
  const all = [isBuilt ? builtStep : buildStep, ...steps];
  for (const [index, step] of all.entries()) {
    publishing.print(`\n${index + 1} of ${all.length}  ${step.title}`);
    await step.do(publishing);
  }
}

/** The software bill of materials. */
export const billFile = (root: string) => join(root, 'dist/bill-of-materials.cdx.json');

/** Settings of a build, all public. */
const buildSettings = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'HSTS_PRELOAD', 'SITE_NOW'];

async function build({ run, environment }: Publishing): Promise<void> {
  const options = environment['GITHUB_ACTIONS'] ? ['--', '--github'] : [];
  await run(['npm', 'run', 'build', ...options], {
    ...pickSettings(environment, buildSettings),
    SITE_ENV: 'production',
  });
}

async function lookThrough({ root, environment }: Publishing): Promise<void> {
  failFor(await exposedInSite(root, environment));
}

async function writeBill({ root, environment }: Publishing): Promise<void> {
  const words = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
  const options = {
    cwd: root,
    env: systemEnvironment(environment),
    maxBuffer: 64 * 2 ** 20,
    shell: process.platform === 'win32',
  };
  const { stdout } = await promisify(execFile)('npm', words, options);
  await writeFile(billFile(root), stdout);
}

async function setSchedule({ environment }: Publishing): Promise<void> {
  failFor(await setScheduleSettings(environment));
}

/** For `npm run status` and the daily e-mail, which can't read the content. */
async function recordDay({ root, environment }: Publishing): Promise<void> {
  const { site } = await loadContent({ root, now: buildClock() });
  failFor(await recordPublish(environment, site === undefined ? '' : dueWords(site)));
}

/** Undefined where the project's address does not contain it. */
export function projectRef(environment: Environment): string | undefined {
  return (
    environment['SUPABASE_PROJECT_ID'] ||
    /^https:\/\/([a-z]{20})\.supabase\.co\/?$/.exec(environment['SUPABASE_URL'] ?? '')?.[1]
  );
}

/** `settings`: those that this command needs besides the access token. */
async function supabase(
  { run, environment }: Publishing,
  words: readonly string[],
  settings: readonly string[] = [],
): Promise<void> {
  const names = ['SUPABASE_ACCESS_TOKEN', 'SUPABASE_PROJECT_ID', ...settings];
  const command = [programIn(publishingTools, 'supabase'), ...words, '--yes'];
  await run(command, pickSettings(environment, names));
}

async function rehearse(publishing: Publishing): Promise<void> {
  await lookAt(publishing, await upload(uploadOf(publishing), rehearsalBranch));
}

const uploadOf = ({ root, environment, run }: Publishing) => ({ folder: siteFolder(root), environment, run });

/** Rolls back when the new site fails its checks at its own address. */
async function publish(publishing: Publishing): Promise<void> {
  const { environment, origin } = publishing;
  const { canonical_deployment: previous } = await readProject(environment);
  await upload(uploadOf(publishing), liveBranch);
  try {
    await lookAt(publishing, origin);
  } catch (error) {
    if (!previous) throw error;
    await rollBack(environment, previous.id);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StepFailed(`${reason}\nThe previous site is online again.`, { cause: error });
  }
}

/** Puts the previous site back online, and checks that functions and database answer its forms. */
export async function rollBackSite({ environment, origin, print }: Publishing): Promise<void> {
  const previous = await previousDeployment(environment);
  if (previous === undefined) throw new StepFailed('There is no earlier site to go back to.');
  await rollBack(environment, previous);
  print('The previous site is online again.');
  const functionsUrl = functionsOf(environment, origin);
  failFor([
    ...(await unansweredForms(functionsUrl, origin)),
    ...(await functionFaults(`${functionsUrl}/${functionNames.health}`)),
  ]);
  print('Its forms are answered. Revert the commit on main, or the next deploy publishes the mistake again.');
}

/** Not `npm run leads -- status`, which also fails for faults that don't block a deploy. */
async function checkFunctions({ environment, origin, patienceMs }: Publishing): Promise<void> {
  const url = `${functionsOf(environment, origin)}/${functionNames.health}`;
  failFor(await lastingFaults(() => functionFaults(url), patienceMs ?? scheduleRoundMs));
}

async function lookAt(
  { root, origin, environment, print, patienceMs }: Publishing,
  at: string,
): Promise<void> {
  const functionsUrl = functionsOf(environment, at);
  const smoke = { at, folder: siteFolder(root), origin, functionsUrl };
  failFor(await lastingFaults(() => smokeTest(smoke), patienceMs ?? propagationMs));
  print(`${at} is as it was built, and its forms are answered.`);
}

/** The URL of the functions: of the project, or of the site's own server. */
export function functionsOf(environment: Environment, at: string): string {
  return functionsUrlOf(environment['FUNCTIONS_URL'], environment['SUPABASE_URL']?.replace(/\/+$/, '') || at);
}

/** Repeats a check until it passes or times out. */
async function lastingFaults(look: () => Promise<string[]>, patienceMs: number): Promise<string[]> {
  for (const end = performance.now() + patienceMs; ; await setTimeout(pauseMs)) {
    const faults = await look();
    if (faults.length === 0 || performance.now() >= end) return faults;
  }
}
