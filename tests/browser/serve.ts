/**
 * Serves the fixture site and the gallery in `tests/gallery`, each with its own backend, until SIGTERM. Prints their URLs
 * and the collection of each page as one line of JSON.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadContent } from '#practice/content.ts';
import { createLocalBackend } from '#operations/server/local-backend.ts';
import { startServer } from '#operations/server/local-server.ts';
import { fixtureSite } from '../fixtures/build-firm.ts';
import { fixtureDay } from '../fixtures/firm-content.ts';
import { buildGallery } from '../gallery/build.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = await mkdtemp(join(tmpdir(), 'browser-tests-'));
// All requests come from one IP address and use few phone numbers.
const raisedLimits = [
  'address_soft',
  'address_hard',
  'contact_soft',
  'contact_hard',
  'network_soft',
  'total_soft',
];
const limits = Object.fromEntries(raisedLimits.map((name) => [name, 100_000]));

async function serve(name: string, distDir: string) {
  const backend = await createLocalBackend({
    dataDir: join(folder, name),
    firmPhone: '(813) 555-0101',
    notifyEmail: 'office@example.com',
    limits,
    log: () => {},
  });
  const { url, close } = await startServer({ distDir, port: 0, backend });
  return { server: { url, token: backend.token }, close };
}

async function mapPagesToCollections() {
  const { site } = await loadContent({ root: fixtureSite, now: new Date(fixtureDay) });
  return Object.fromEntries([...(site?.pages ?? [])].map(([path, { entry }]) => [path, entry.collection]));
}

await buildGallery(root, folder);
const gallery = await serve('gallery', join(folder, 'site'));
const dist = join(root, fixtureSite, 'dist/client');
const site = existsSync(dist) ? await serve('main', dist) : undefined;
const siteServer = site && { ...site.server, collections: await mapPagesToCollections() };
process.stdout.write(`${JSON.stringify([gallery.server, ...(siteServer ? [siteServer] : [])])}\n`);

process.once('SIGTERM', async () => {
  await Promise.all([gallery.close(), site?.close()]);
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
});
