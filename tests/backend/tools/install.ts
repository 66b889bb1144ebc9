/** Installs the backend tests' tools, and downloads the functions' packages before tests start Deno concurrently. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { ensureTools as ensure, publishingTools } from '../../tool-sets.ts';
import { denoEnvironment, ownFunctions } from '../support/deno-leg.ts';
import { deno, ensureTools } from './ensure.ts';

await ensureTools();
// The backend tests also run the deploy commands.
await ensure(publishingTools);

const entries = globSync('*/index.ts', { cwd: ownFunctions });
const { status } = spawnSync(deno, ['cache', '--no-lock', ...entries], {
  cwd: ownFunctions,
  env: { ...process.env, ...denoEnvironment },
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) process.exitCode = 1;
