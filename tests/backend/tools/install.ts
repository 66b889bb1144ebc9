/** Installs what the backend tests need, and downloads the functions' packages: several tests start Deno at the same time. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { ensureTools as ensure, publishingTools } from '../../../src/operations/publishing/tools.ts';
import { denoEnvironment, ownFunctions } from '../support/deno-leg.ts';
import { deno, ensureTools } from './ensure.ts';

await ensureTools();
// What publishes the functions is tried on them.
await ensure(publishingTools);

const names = readdirSync(ownFunctions).filter((name) => !name.startsWith('_'));
for (const name of names) {
  const { status } = spawnSync(deno, ['cache', 'index.ts'], {
    cwd: `${ownFunctions}/${name}`,
    env: { ...process.env, ...denoEnvironment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exitCode = 1;
}
