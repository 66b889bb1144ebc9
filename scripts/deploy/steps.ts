/** The steps of publishing, in order. Each must succeed before the next begins, so that the site that stands stays. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readContentFiles } from '../../src/content/source/content-files.ts';
import { functionsUrlOf } from '../../supabase/functions/_shared/mail/links.ts';
import { publishedFile } from '../overview.ts';
import type { Published } from '../overview.ts';
import { toolPath } from '../tools.ts';
import { exposedIn } from './exposed.ts';
import { secretsOf } from './settings.ts';
import type { Environment } from './settings.ts';
import { smokeTest } from './smoke.ts';

/** Ends the publishing, with what was wrong. */
export class StepFailed extends Error {
  override name = 'StepFailed';
}

/** Runs a program to its end, with what it needs besides the environment; raises `StepFailed` when it ends with a fault. */
export type RunProgram = (command: readonly string[], environment?: Environment) => Promise<void>;

export type Publishing = {
  root: string;
  environment: Environment;
  /** The site's own origin. */
  origin: string;
  run: RunProgram;
  print: (text: string) => void;
};

type Step = { title: string; do: (publishing: Publishing) => Promise<void> };

/** The part of Cloudflare Pages that shows a site before it takes the place of the one that stands. */
const rehearsal = 'next';
const live = 'main';

export const steps: readonly Step[] = [
  { title: 'Build the site', do: build },
  { title: 'Look for what must not be published', do: lookThrough },
  { title: 'Write the bill of materials', do: writeBill },
  { title: 'Note the day', do: noteDay },
  {
    title: 'Find the project',
    do: (all) => supabase(all, 'link', `--project-ref=${projectRef(all.environment)}`),
  },
  {
    title: 'Tell the functions their settings',
    do: (all) => supabase(all, 'secrets', 'set', '--env-file', 'supabase/.env'),
  },
  { title: 'Set up the project', do: (all) => supabase(all, 'config', 'push') },
  // Without the word it would mean a database on this machine.
  { title: 'Bring the database up to date', do: (all) => supabase(all, 'db', 'push', '--remote') },
  { title: 'Publish the functions', do: (all) => supabase(all, 'functions', 'deploy', '--use-api') },
  { title: 'Try the site where nobody sees it', do: rehearse },
  { title: 'Publish the site', do: publish },
];

/** Does one step after the other. Raises `StepFailed` at the first that fails. */
export async function publishSite(publishing: Publishing): Promise<void> {
  for (const [index, step] of steps.entries()) {
    publishing.print(`\n${index + 1} of ${steps.length}  ${step.title}`);
    await step.do(publishing);
  }
}

export const siteFolder = (root: string) => join(root, 'dist/client');

/** A bill of what the site was made with, beside the folder that is published. */
export const billFile = (root: string) => join(root, 'dist/bill-of-materials.cdx.json');

async function build({ run, environment }: Publishing): Promise<void> {
  const options = environment['GITHUB_ACTIONS'] ? ['--', '--github'] : [];
  await run(['npm', 'run', 'build', ...options], { SITE_ENV: 'production' });
}

async function lookThrough({ root, environment }: Publishing): Promise<void> {
  const content = (await readContentFiles(root)).map(({ text }) => text);
  failFor(await exposedIn({ folder: siteFolder(root), content, secrets: secretsOf(environment) }));
}

async function writeBill({ root }: Publishing): Promise<void> {
  const words = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
  const options = { cwd: root, maxBuffer: 64 * 2 ** 20, shell: process.platform === 'win32' };
  const { stdout } = await promisify(execFile)('npm', words, options);
  await writeFile(billFile(root), stdout);
}

/** So that `npm run status` can ask the site when it was published. */
async function noteDay({ root }: Publishing): Promise<void> {
  const published: Published = { at: new Date().toISOString() };
  await writeFile(join(siteFolder(root), publishedFile), JSON.stringify(published));
}

/** The name by which Supabase knows the project; undefined where its address does not say it. */
export function projectRef(environment: Environment): string | undefined {
  return (
    environment['SUPABASE_PROJECT_ID'] ||
    /^https:\/\/([a-z]{20})\.supabase\.co\/?$/.exec(environment['SUPABASE_URL'] ?? '')?.[1]
  );
}

async function supabase({ run }: Publishing, ...words: string[]): Promise<void> {
  await run([toolPath('supabase'), ...words, '--yes']);
}

async function rehearse(publishing: Publishing): Promise<void> {
  await look(publishing, await upload(publishing, rehearsal));
}

async function publish(publishing: Publishing): Promise<void> {
  await upload(publishing, live);
  await look(publishing, publishing.origin);
}

async function look({ root, origin, environment, print }: Publishing, at: string): Promise<void> {
  const functionsUrl = functionsOf(environment, at);
  failFor(await smokeTest({ at, folder: siteFolder(root), origin, functionsUrl, tries: 6 }));
  print(`${at} is as it was built, and its forms are answered.`);
}

/** Where the forms of a site are sent: to the project, or to the site's own server. */
export function functionsOf(environment: Environment, at: string): string {
  return functionsUrlOf(environment['FUNCTIONS_URL'], environment['SUPABASE_URL']?.replace(/\/+$/, '') || at);
}

/** Puts the built site online under the name of a branch; returns its address. */
export async function upload(
  { root, environment, run }: Pick<Publishing, 'root' | 'environment' | 'run'>,
  branch: string,
): Promise<string> {
  const notes = await mkdtemp(join(tmpdir(), 'wrangler-'));
  try {
    await run(
      [
        toolPath('wrangler'),
        'pages',
        'deploy',
        siteFolder(root),
        `--project-name=${environment['CLOUDFLARE_PAGES_PROJECT']}`,
        `--branch=${branch}`,
        '--commit-dirty=true',
      ],
      { WRANGLER_OUTPUT_FILE_DIRECTORY: notes, WRANGLER_SEND_METRICS: 'false' },
    );
    const [name = ''] = await readdir(notes);
    const lines = (await readFile(join(notes, name), 'utf8')).trim().split('\n');
    const entries = lines.map((line): { type: string; url?: string; alias?: string } => JSON.parse(line));
    const done = entries.find(({ type }) => type === 'pages-deploy-detailed');
    const address = done?.alias ?? done?.url;
    if (address === undefined) throw new StepFailed('Cloudflare Pages did not say where the site is.');
    return address.replace(/\/$/, '');
  } finally {
    await rm(notes, { recursive: true, force: true });
  }
}

/** A link to the built site for whoever proposed a change. GitHub shows it when it is told as an output. */
export async function showPreview(
  publishing: Pick<Publishing, 'root' | 'environment' | 'run' | 'print'>,
  name: string,
): Promise<void> {
  const address = await upload(publishing, name);
  publishing.print(address);
  const outputs = publishing.environment['GITHUB_OUTPUT'];
  if (outputs) await writeFile(outputs, `url=${address}\n`, { flag: 'a' });
}

const faultsNamed = 20;

function failFor(faults: readonly string[]): void {
  if (faults.length === 0) return;
  const more = faults.length > faultsNamed ? [`And ${faults.length - faultsNamed} more.`] : [];
  throw new StepFailed([...faults.slice(0, faultsNamed), ...more].join('\n'));
}
