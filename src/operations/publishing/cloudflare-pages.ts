/** Cloudflare Pages: uploads a site with Wrangler, and calls the API where Wrangler has no command. */
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programIn, publishingTools } from './tools.ts';
import { pickSettings } from './child-environment.ts';
import type { RunProgram } from './run-program.ts';
import type { Environment } from './settings.ts';
import { StepFailed } from './step-failed.ts';

/** Settings that Wrangler reads. */
const wranglerSettings = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_BASE_URL'];

type Project = { canonical_deployment?: { id: string } | null; production_branch?: string };

type Upload = { folder: string; environment: Environment; run: RunProgram };

/** Uploads a folder as a deployment of a branch; returns its URL. */
export async function upload({ folder, environment, run }: Upload, branch: string): Promise<string> {
  const notes = await mkdtemp(join(tmpdir(), 'wrangler-'));
  try {
    await run(
      [
        programIn(publishingTools, 'wrangler'),
        'pages',
        'deploy',
        folder,
        `--project-name=${environment['CLOUDFLARE_PAGES_PROJECT']}`,
        `--branch=${branch}`,
        '--commit-dirty=true',
      ],
      {
        ...pickSettings(environment, wranglerSettings),
        WRANGLER_OUTPUT_FILE_DIRECTORY: notes,
        WRANGLER_SEND_METRICS: 'false',
      },
    );
    const [name = ''] = await readdir(notes);
    const lines = (await readFile(join(notes, name), 'utf8')).trim().split('\n');
    const entries = lines.map((line): { type: string; url?: string; alias?: string } => JSON.parse(line));
    const done = entries.find(({ type }) => type === 'pages-deploy-detailed');
    const address = done?.alias ?? done?.url;
    if (address === undefined) throw new StepFailed('Cloudflare Pages returned no address for the upload.');
    return address.replace(/\/$/, '');
  } finally {
    await rm(notes, { recursive: true, force: true });
  }
}

/** The hosting project and its live deployment, which is missing before the first deploy. */
export async function readProject(environment: Environment): Promise<Project> {
  const { result }: { result: Project } = JSON.parse(await request(environment, 'GET', ''));
  return result;
}

/** The previous live deployment; undefined when there is none. */
export async function previousDeployment(environment: Environment): Promise<string | undefined> {
  const { result }: { result: { id: string }[] } = JSON.parse(
    await request(environment, 'GET', '/deployments?env=production'),
  );
  const { canonical_deployment: current } = await readProject(environment);
  return result[result.findIndex(({ id }) => id === current?.id) + 1]?.id;
}

/** Rolls back to an earlier deployment. Throws `StepFailed` when Cloudflare refuses. */
export async function rollBack(environment: Environment, deployment: string): Promise<void> {
  await request(environment, 'POST', `/deployments/${deployment}/rollback`);
}

async function request(environment: Environment, method: string, path: string): Promise<string> {
  // Wrangler reads the same setting.
  const api = environment['CLOUDFLARE_API_BASE_URL'] || 'https://api.cloudflare.com/client/v4';
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_PAGES_PROJECT: name } = environment;
  const response = await fetch(`${api}/accounts/${account}/pages/projects/${name}${path}`, {
    method,
    headers: { authorization: `Bearer ${environment['CLOUDFLARE_API_TOKEN']}` },
    signal: AbortSignal.timeout(30_000),
  });
  if (response.ok) return await response.text();
  throw new StepFailed(
    `Cloudflare answers ${response.status} for the project ${name}: does CLOUDFLARE_API_TOKEN have permission to edit Pages?`,
  );
}
