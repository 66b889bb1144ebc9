import { join } from 'node:path';
import { buildSite } from '../src/build/build-site.ts';
import { buildClock } from '../src/build/clock.ts';
import { reportProblems } from '../src/content/problem-report.ts';
import { FolderInUse, createLocalBackend, startServer } from '../src/server/index.ts';

const root = process.cwd();
const port = Number(process.env['PORT'] ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is "${process.env['PORT']}", and must be a number up to 65535: PORT=4173 npm start`);
  process.exit(1);
}

console.log('Building the site ...');
const built = await buildSite({ root, now: buildClock(), environment: process.env });
const { problems, sources, site } = built.loaded;
if (problems.length > 0) console.error(reportProblems(problems, (file) => sources.get(file)));
if (!built.done || site === undefined) process.exit(1);
console.log(`${built.pages} pages built into dist/client.`);

try {
  const office = site.entries.offices.get(site.firm.mainOffice)?.data;
  const backend = await createLocalBackend({
    dataDir: join(root, '.local'),
    firmPhone: office?.phone ?? '',
    notifyEmail: site.firm.email,
  });
  const server = await startServer({ distDir: join(root, 'dist/client'), port, backend });
  console.log(`\n  ${site.firm.name} is at ${server.url}`);
  console.log('  Booking works; requests are kept in .local/, e-mails to the firm in .local/outbox/.');
  console.log('  Ctrl-C stops it.\n');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await server.close();
      process.exit(0);
    });
  }
} catch (error) {
  console.error(plainReason(error));
  process.exit(1);
}

function plainReason(error: unknown): string {
  if (error instanceof FolderInUse) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES')
    return `This system keeps port ${port} for itself. Choose a larger one: PORT=4173 npm start`;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the other server, or choose another port: PORT=${port + 1} npm start`;
  }
  return `The server could not start: ${error instanceof Error ? error.message : String(error)}`;
}
