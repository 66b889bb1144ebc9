import { join } from 'node:path';
import { FolderInUse, createLocalBackend, lockFolder } from '#operations/server/local-backend.ts';
import { startServer } from '#operations/server/local-server.ts';
import { buildOrExit } from './build-result.ts';
import { formatStartError, readPort, stopOnSignal, tryPort } from './server-process.ts';

const root = process.cwd();
const dataDir = join(root, '.local');
let port = 4173;
port = await exitOnError(() => readPort(process.env, port, 'npm start'));

// Locked before the build, so that a failed start doesn't change the running server's site.
const unlock = await exitOnError(() => lockFolder(dataDir));
await exitOnError(() => tryPort(port));

console.log('Building the site ...');
for (const name of Object.keys(process.env).filter(isProjectSetting)) delete process.env[name];
const { site, weights } = await buildOrExit();
console.log(`${weights.length} pages built into dist/client.`);

const office = site.entries.offices.get(site.firm.mainOffice)?.data;
const backend = await exitOnError(() =>
  createLocalBackend({ dataDir, unlock, firmPhone: office?.phone ?? '', notifyEmail: site.firm.email }),
);
const server = await exitOnError(() => startServer({ distDir: join(root, 'dist/client'), port, backend }));
console.log(`\n  ${site.firm.name} is at ${server.url}`);
console.log('  Booking works. Requests are stored in .local/, e-mails to the firm in .local/outbox/.');
console.log('  Press Ctrl-C to stop.\n');
stopOnSignal(server);

async function exitOnError<Result>(step: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    console.error(error instanceof FolderInUse ? error.message : formatStartError(error, port));
    process.exit(1);
  }
}

/** Settings to ignore: the local server handles forms itself, and its site is never a production build. */
function isProjectSetting(name: string): boolean {
  return name.startsWith('SUPABASE_') || name === 'SITE_ENV';
}
