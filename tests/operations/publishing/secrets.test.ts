/** Checks which secrets each publishing program gets, with canary values. */
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemEnvironment } from '#operations/publishing/child-environment.ts';
import { upload } from '#operations/publishing/cloudflare-pages.ts';
import { programRunner } from '#operations/publishing/run-program.ts';
import { readSettings, settingFiles } from '#operations/publishing/settings.ts';
import type { Environment } from '#operations/publishing/settings.ts';
import { publishSite, steps } from '#operations/publishing/steps.ts';
import type { Publishing } from '#operations/publishing/steps.ts';
import { ensureTools, toolsFolder } from '#operations/publishing/tools.ts';
import type { ToolSet } from '#operations/publishing/tools.ts';

const settings = Object.values(settingFiles).flat();
const secretNames = settings.filter(({ isPublic }) => isPublic !== true).map(({ name }) => name);
/** Tokens of the machine that are not settings of the project. */
const foreign = [
  'GITHUB_TOKEN',
  'ACTIONS_RUNTIME_TOKEN',
  'NPM_TOKEN',
  'NODE_AUTH_TOKEN',
  'AWS_SECRET_ACCESS_KEY',
];
const canaries = Object.fromEntries(
  [...settings.map(({ name }) => name), ...foreign].map((name) => [name, `canary-${name}`]),
);
const environment: Environment = {
  ...canaries,
  SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  SUPABASE_PROJECT_ID: 'abcdefghijklmnopqrst',
};

let folder: string;
/** The arguments of the fake npm, and the canaries in its environment. */
const calls = async () => (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canary-'));
  const program = join(folder, 'npm');
  await writeFile(
    program,
    `#!/bin/sh\nfound=$(env | grep -o '^[A-Z_]*=canary-' | tr -d '\\n')\necho "npm $1 $2 [$found]" >> ${join(folder, 'calls')}\nmkdir -p node_modules\necho '{}'\n`,
  );
  await chmod(program, 0o755);
  for (const [name, value] of Object.entries(canaries)) vi.stubEnv(name, value);
  vi.stubEnv('PATH', [folder, process.env['PATH']].join(delimiter));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** Runs the fake npm, and records the secrets of other programs. */
function publishing(secretsByProgram: Map<string, string[]>): Publishing {
  const run = programRunner(folder);
  return {
    root: folder,
    environment: { ...process.env, ...environment },
    origin: 'https://www.example.com',
    run: async ([program = '', ...words], more = {}) => {
      if (program === 'npm') return await run([program, ...words], more);
      const name = [basename(program), ...words.slice(0, 2)].join(' ');
      secretsByProgram.set(
        name,
        secretNames.concat(foreign).filter((secret) => more[secret] !== undefined),
      );
    },
    print: () => {},
    patienceMs: 0,
  };
}

test('the build and the bill of materials run without secrets', async () => {
  // Fails after the build, because the fake npm builds nothing.
  await mkdir(join(folder, 'content'));
  await expect(publishSite(publishing(new Map()))).rejects.toThrow(/ENOENT/);
  const bill = steps.find(({ title }) => title === 'Write the bill of materials');
  await mkdir(join(folder, 'dist'));
  await bill?.do(publishing(new Map()));
  // The publishable key is not a secret.
  const [build, sbom] = await calls();
  expect(build).toBe('npm run build [SUPABASE_PUBLISHABLE_KEY=canary-]');
  expect(sbom).toBe('npm sbom --sbom-format []');
});

test('tools are installed without secrets, and again when their lockfile changes', async () => {
  const set: ToolSet = { name: `canary-${process.pid}`, about: 'nothing', declaredIn: join(folder, 'tools') };
  const installed = toolsFolder(set);
  try {
    await mkdir(set.declaredIn);
    await writeFile(join(set.declaredIn, 'package.json'), '{}');
    await writeFile(join(set.declaredIn, 'package-lock.json'), '{"one":1}');
    await ensureTools(set);
    await ensureTools(set);
    expect(await calls()).toEqual(['npm ci --fetch-retries=5 []']);
    await writeFile(join(set.declaredIn, 'package-lock.json'), '{"two":2}');
    await ensureTools(set);
    expect(await calls()).toHaveLength(2);
    await writeFile(join(set.declaredIn, 'package.json'), '{"description":"reworded"}');
    await ensureTools(set);
    expect(await calls()).toHaveLength(2);
  } finally {
    await rm(installed, { recursive: true, force: true });
  }
});

test('each program gets its own secrets and no others', async () => {
  const secretsByProgram = new Map<string, string[]>();
  const all = publishing(secretsByProgram);
  for (const { title, do: act } of steps)
    if (/project|database|functions know|Publish the f/.test(title)) await act(all);
  await expect(upload({ ...all, folder }, 'pr-7')).rejects.toThrow(/EISDIR/);
  expect(Object.fromEntries(secretsByProgram)).toEqual({
    'supabase link --project-ref=abcdefghijklmnopqrst': ['SUPABASE_ACCESS_TOKEN'],
    'supabase config push': ['SUPABASE_ACCESS_TOKEN'],
    'supabase db push': ['SUPABASE_ACCESS_TOKEN', 'SUPABASE_DB_PASSWORD'],
    'supabase secrets set': ['SUPABASE_ACCESS_TOKEN'],
    'supabase db advisors': ['SUPABASE_ACCESS_TOKEN'],
    'supabase functions deploy': ['SUPABASE_ACCESS_TOKEN'],
    'wrangler pages deploy': ['CLOUDFLARE_API_TOKEN'],
  });
});

test('a program gets only system variables and its own settings', async () => {
  const report = join(folder, 'environment.json');
  const script = `require('node:fs').writeFileSync(${JSON.stringify(report)}, JSON.stringify(process.env))`;
  await programRunner(folder)([process.execPath, '-e', script], { OWN_SETTING: 'x' });
  const seen: Record<string, string> = JSON.parse(await readFile(report, 'utf8'));
  expect(Object.values(seen).filter((value) => value.startsWith('canary-'))).toEqual([]);
  expect(seen).toMatchObject({ OWN_SETTING: 'x', PATH: process.env['PATH'] });
});

test.each([...secretNames, ...foreign, 'npm_config__auth', 'npm_config_//registry/:_authToken', 'GH_TOKEN'])(
  '%s is not a system variable',
  (name) => {
    expect(systemEnvironment({ [name]: 'x' })).toEqual({});
  },
);

test('the setting files are read without adding them to the environment of this process', async () => {
  await mkdir(join(folder, 'supabase'));
  await writeFile(join(folder, '.env'), 'A_SETTING=from-env\nSHARED=first\n');
  await writeFile(join(folder, 'supabase/.env'), 'OTHER="with spaces"\nSHARED=second\n');
  expect(readSettings(folder, { OTHER: 'given' })).toEqual({
    A_SETTING: 'from-env',
    SHARED: 'first',
    OTHER: 'given',
  });
  expect(process.env).not.toHaveProperty('A_SETTING');
});
