/** The steps of publishing, in order. Each must succeed before the next begins, so that the site that stands stays. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildClock } from '#site-build/clock.ts';
import { functionNames } from '#forms/protocol.ts';
import { recordPublish, setScheduleSettings } from '#server/project-database.ts';
import { functionsUrlOf } from '#functions/mail/links.ts';
import { loadContent } from '#content/load.ts';
import { dueWords } from '#status/overview.ts';
import { programIn, publishingTools } from './tools.ts';
import { exposedInSite, siteFolder } from './exposed.ts';
import { functionFaults } from './health.ts';
import { putBack, standingDeployment, upload } from './cloudflare-pages.ts';
import type { RunProgram } from './cloudflare-pages.ts';
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
  /** How long something may be wrong before a step fails; without it, as long as these hosts and the schedule need. */
  patienceMs?: number;
};

type Step = { title: string; do: (publishing: Publishing) => Promise<void> };

/** The part of Cloudflare Pages that shows a site before it takes the place of the one that stands. */
const rehearsal = 'next';
const live = 'main';

/** Until a new site is everywhere. */
const everywhereMs = 60_000;
/** The schedule tries the functions every five minutes: what was wrong before this deploy is said until then. */
const roundOfScheduleMs = 6 * 60_000;
const pauseMs = 10_000;

export const steps: readonly Step[] = [
  { title: 'Build the site', do: build },
  { title: 'Look for what must not be published', do: lookThrough },
  { title: 'Write the bill of materials', do: writeBill },
  {
    title: 'Find the project',
    do: (all) => supabase(all, 'link', `--project-ref=${projectRef(all.environment)}`),
  },
  { title: 'Set up the project', do: (all) => supabase(all, 'config', 'push') },
  // Without the word it would mean a database on this machine.
  { title: 'Bring the database up to date', do: (all) => supabase(all, 'db', 'push', '--remote') },
  // One right after the other: between them, the functions refuse the schedule.
  {
    title: 'Set what the functions know',
    do: (all) => supabase(all, 'secrets', 'set', '--env-file', 'supabase/.env'),
  },
  { title: 'Set what the schedule knows', do: setSchedule },
  {
    title: 'Ask the advisors about the database',
    do: (all) => supabase(all, 'db', 'advisors', '--remote', '--fail-on', 'warn'),
  },
  { title: 'Publish the functions', do: (all) => supabase(all, 'functions', 'deploy', '--use-api') },
  { title: 'Ask the functions what is wrong', do: askFunctions },
  { title: 'Try the site where nobody sees it', do: rehearse },
  { title: 'Publish the site', do: publish },
  { title: 'Record the day', do: recordDay },
];

/** Does one step after the other. Raises `StepFailed` at the first that fails. */
export async function publishSite(publishing: Publishing): Promise<void> {
  for (const [index, step] of steps.entries()) {
    publishing.print(`\n${index + 1} of ${steps.length}  ${step.title}`);
    await step.do(publishing);
  }
}

/** A bill of what the site was made with, beside the folder that is published. */
export const billFile = (root: string) => join(root, 'dist/bill-of-materials.cdx.json');

async function build({ run, environment }: Publishing): Promise<void> {
  const options = environment['GITHUB_ACTIONS'] ? ['--', '--github'] : [];
  await run(['npm', 'run', 'build', ...options], { SITE_ENV: 'production' });
}

async function lookThrough({ root, environment }: Publishing): Promise<void> {
  failFor(await exposedInSite(root, environment));
}

async function writeBill({ root }: Publishing): Promise<void> {
  const words = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
  const options = { cwd: root, maxBuffer: 64 * 2 ** 20, shell: process.platform === 'win32' };
  const { stdout } = await promisify(execFile)('npm', words, options);
  await writeFile(billFile(root), stdout);
}

async function setSchedule({ environment }: Publishing): Promise<void> {
  failFor(await setScheduleSettings(environment));
}

/** For `npm run status` and the daily e-mail, which knows no content. */
async function recordDay({ root, environment }: Publishing): Promise<void> {
  const { site } = await loadContent({ root, now: buildClock() });
  failFor(await recordPublish(environment, site === undefined ? '' : dueWords(site)));
}

/** The name by which Supabase knows the project; undefined where its address does not say it. */
export function projectRef(environment: Environment): string | undefined {
  return (
    environment['SUPABASE_PROJECT_ID'] ||
    /^https:\/\/([a-z]{20})\.supabase\.co\/?$/.exec(environment['SUPABASE_URL'] ?? '')?.[1]
  );
}

async function supabase({ run }: Publishing, ...words: string[]): Promise<void> {
  await run([programIn(publishingTools, 'supabase'), ...words, '--yes']);
}

async function rehearse(publishing: Publishing): Promise<void> {
  await lookAt(publishing, await upload(publishing, rehearsal));
}

/** Where the new site is wrong after all, the one that stood before is put online again. */
async function publish(publishing: Publishing): Promise<void> {
  const { environment, origin } = publishing;
  const before = await standingDeployment(environment);
  await upload(publishing, live);
  try {
    await lookAt(publishing, origin);
  } catch (error) {
    if (before === undefined) throw error;
    await putBack(environment, before);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StepFailed(`${reason}\nThe site that stood before is online again.`, { cause: error });
  }
}

/** Not by `npm run leads -- status`, which also fails for what a deploy need not wait for. */
async function askFunctions({ environment, origin, patienceMs }: Publishing): Promise<void> {
  const url = `${functionsOf(environment, origin)}/${functionNames.health}`;
  failFor(await lastingFaults(() => functionFaults(url), patienceMs ?? roundOfScheduleMs));
}

async function lookAt(
  { root, origin, environment, print, patienceMs }: Publishing,
  at: string,
): Promise<void> {
  const functionsUrl = functionsOf(environment, at);
  const smoke = { at, folder: siteFolder(root), origin, functionsUrl };
  failFor(await lastingFaults(() => smokeTest(smoke), patienceMs ?? everywhereMs));
  print(`${at} is as it was built, and its forms are answered.`);
}

/** Where the forms of a site are sent: to the project, or to the site's own server. */
export function functionsOf(environment: Environment, at: string): string {
  return functionsUrlOf(environment['FUNCTIONS_URL'], environment['SUPABASE_URL']?.replace(/\/+$/, '') || at);
}

/** Looks until nothing is wrong, or for as long as that may take. */
async function lastingFaults(look: () => Promise<string[]>, patienceMs: number): Promise<string[]> {
  for (const end = performance.now() + patienceMs; ; await setTimeout(pauseMs)) {
    const faults = await look();
    if (faults.length === 0 || performance.now() >= end) return faults;
  }
}
