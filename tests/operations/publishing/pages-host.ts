import { join } from 'node:path';
import { publishingTools, getToolsFolder } from '../../tool-sets.ts';
import { createTemporaryFolder } from '../../fixtures/resources.ts';
import { startProcess } from '../../fixtures/run-process.ts';
import { findFreePort } from '../../backend/tools/free-port.ts';

/** Disables telemetry and network requests. */
const offlineSettings = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  CI: '1',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
};

/** Runs Cloudflare Pages locally with `wrangler pages dev`. */
export async function startPagesHost(site: string) {
  const folder = await createTemporaryFolder();
  const port = await findFreePort();
  const program = join(getToolsFolder(publishingTools), 'node_modules/wrangler/bin/wrangler.js');
  const args = `pages dev ${site} --ip 127.0.0.1 --port ${port} --inspector-port 0 --compatibility-date 2026-01-01 --show-interactive-dev-session=false`;
  const env = { PATH: process.env['PATH'], HOME: folder, ...offlineSettings };
  const { readOutput } = await startProcess(
    process.execPath,
    [program, ...args.split(' ')],
    { cwd: folder, env },
    /Ready on/,
  );
  return { url: `http://127.0.0.1:${port}`, readOutput };
}
