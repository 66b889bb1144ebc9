import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { publishingTools, getToolsFolder } from '../../tool-sets.ts';
import { createTemporaryFolder } from '../../fixtures/resources.ts';
import { findFreePort } from '../../backend/tools/free-port.ts';

export type PagesHost = { url: string; readOutput: () => string; stop: () => Promise<void> };

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
export async function startPagesHost(site: string): Promise<PagesHost> {
  const folder = await createTemporaryFolder();
  const port = await findFreePort();
  const program = join(getToolsFolder(publishingTools), 'node_modules/wrangler/bin/wrangler.js');
  const args = `pages dev ${site} --ip 127.0.0.1 --port ${port} --inspector-port 0 --compatibility-date 2026-01-01`;
  const child = spawn(
    process.execPath,
    [program, ...args.split(' '), '--show-interactive-dev-session=false'],
    {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, ...offlineSettings },
      detached: true,
    },
  );
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (data: string) => (text += data));
  }
  const processEnd = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = async () => {
    // Stops the process group, because wrangler starts a server process.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await processEnd;
  };
  for (const end = performance.now() + 60_000; !text.includes('Ready on'); await setTimeout(50)) {
    if (child.exitCode === null && performance.now() < end) continue;
    await stop();
    throw new Error(`Cloudflare Pages did not start:\n${text}`);
  }
  return { url: `http://127.0.0.1:${port}`, readOutput: () => text, stop };
}
