import { join } from 'node:path';
import { createLocalBackend, lockFolder } from '#operations/server/local-backend.ts';
import { startServer } from '#operations/server/local-server.ts';
import { buildOrExit } from './build-result.ts';
import { checkPort, readPort, stopOnSignal } from './server-process.ts';

const root = process.cwd();
const dataDir = join(root, '.local');
const port = readPort(process.env, 4173, 'npm start');

// Locked before the build, so that a failed start doesn't change the running server's site.
const unlock = await lockFolder(dataDir);
await checkPort(port, 'npm start');

console.log('Building the site ...');
for (const name of Object.keys(process.env).filter(isProjectSetting)) delete process.env[name];
const { site, weights } = await buildOrExit();
console.log(`${weights.length} pages built into dist/client.`);

const office = site.entries.offices.get(site.firm.mainOffice)?.data;
const firmPhone = office?.phone ?? '';
const backend = await createLocalBackend({ dataDir, unlock, firmPhone, notifyEmail: site.firm.email });
const server = await startServer({ distDir: join(root, 'dist/client'), port, backend });
console.log(`\n  ${site.firm.name} is at ${server.url}`);
console.log('  Booking works. Requests are stored in .local/, emails to the firm in .local/outbox/.');
console.log('  The email about a request submitted without JavaScript follows within half an hour.');
console.log('  Press Ctrl-C to stop.\n');
stopOnSignal(server);

/** Returns whether to ignore a setting: the local server handles forms itself, and its site is never a production build. */
function isProjectSetting(name: string): boolean {
  return name.startsWith('SUPABASE_') || name === 'SITE_ENV';
}
