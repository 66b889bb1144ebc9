/** Installs all test tools, and downloads the functions' packages before tests start Deno concurrently. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { backendTools, ensureTools, findProgram, parsers, publishingTools } from '../../tool-sets.ts';
import { denoEnvironment, projectFunctionsDir } from '../support/deno-backend.ts';

for (const set of [backendTools, publishingTools, parsers]) await ensureTools(set);

const entries = globSync('*/index.ts', { cwd: projectFunctionsDir });
const { status } = spawnSync(findProgram(backendTools, 'deno'), ['cache', '--no-lock', ...entries], {
  cwd: projectFunctionsDir,
  env: { ...process.env, ...denoEnvironment },
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) process.exitCode = 1;
