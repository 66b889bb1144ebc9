/** Cloudflare Pages: putting a site online by its own tool, and by its API what the tool has no command for. */
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programIn, publishingTools } from './tools.ts';
import { siteFolder } from './exposed.ts';
import type { Environment } from './settings.ts';
import { StepFailed } from './step-failed.ts';

/** Runs a program to its end, with what it needs besides the environment; raises `StepFailed` when it ends with a fault. */
export type RunProgram = (command: readonly string[], environment?: Environment) => Promise<void>;

type Project = { result: { canonical_deployment?: { id: string } | null } };

/** Puts the built site online under the name of a branch; returns its address. */
export async function upload(
  { root, environment, run }: { root: string; environment: Environment; run: RunProgram },
  branch: string,
): Promise<string> {
  const notes = await mkdtemp(join(tmpdir(), 'wrangler-'));
  try {
    await run(
      [
        programIn(publishingTools, 'wrangler'),
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

/** The deployment that visitors see; undefined before the first. */
export async function standingDeployment(environment: Environment): Promise<string | undefined> {
  const { result }: Project = JSON.parse(await ask(environment, 'GET', ''));
  return result.canonical_deployment?.id;
}

/** Puts an earlier deployment in the place of the one that visitors see. Raises `StepFailed` where Cloudflare refuses. */
export async function putBack(environment: Environment, deployment: string): Promise<void> {
  await ask(environment, 'POST', `/deployments/${deployment}/rollback`);
}

async function ask(environment: Environment, method: string, path: string): Promise<string> {
  // The tool reads the same setting.
  const api = environment['CLOUDFLARE_API_BASE_URL'] || 'https://api.cloudflare.com/client/v4';
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_PAGES_PROJECT: name } = environment;
  const answer = await fetch(`${api}/accounts/${account}/pages/projects/${name}${path}`, {
    method,
    headers: { authorization: `Bearer ${environment['CLOUDFLARE_API_TOKEN']}` },
    signal: AbortSignal.timeout(30_000),
  });
  if (answer.ok) return await answer.text();
  throw new StepFailed(
    `Cloudflare answers ${answer.status} about the project ${name}: may CLOUDFLARE_API_TOKEN edit Pages?`,
  );
}
