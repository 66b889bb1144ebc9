import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { publishedFile, siteLines } from '../../scripts/overview.ts';
import { loadContent } from '../../src/content/load.ts';
import type { Site } from '../../src/content/site.ts';

const root = process.cwd();

const { site } = await loadContent({ root, now: new Date('2027-02-02T17:00:00Z') });

async function lines(day: string, firm: Partial<Site['firm']> = {}): Promise<string[]> {
  if (site === undefined) throw new Error('The content should be right.');
  return await siteLines(root, new Date(day), { ...site, firm: { ...site.firm, ...firm } });
}

test('says what nobody knows yet, and what is due', async () => {
  vi.stubEnv('BACKUP_FOLDER', undefined);
  const [backup, publish, due] = await lines('2027-02-02T17:00:00Z');
  expect(backup).toBe(
    'Last backup:                unknown: set BACKUP_FOLDER to the folder of the nightly copies (supabase/README.md)',
  );
  expect(publish).toBe(
    'Last publish:               not yet: the address in content/site/firm.md is a sample',
  );
  expect(due).toMatch(
    /^Due: {24}[1-9]\d* reviews overdue, \d+ within 30 days; \d+ figures and \d+ offers end or begin$/,
  );
  vi.unstubAllEnvs();
});

test('says when the last copy was made, and asks when it is old', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'copies-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('BACKUP_FOLDER', folder);
  expect((await lines('2026-11-23T17:00:00Z'))[0]).toContain(`none in ${folder}`);
  for (const day of ['2026-11-20', '2026-11-22']) await writeFile(join(folder, `leads-${day}.dump.age`), '');
  expect((await lines('2026-11-23T17:00:00Z'))[0]).toMatch(/ 2026-11-22$/);
  expect((await lines('2026-11-26T17:00:00Z'))[0]).toMatch(
    / 2026-11-22, 4 days ago: is it still made every night\?$/,
  );
});

test('asks the site itself when it was published', async () => {
  const server = createServer((request, response) => {
    if (request.url === `/${publishedFile}`) response.end('{"at":"2026-11-23T08:25:00.000Z"}');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const published = async () => (await lines('2026-11-23T17:00:00Z', { placeholder: false, address }))[1];
  expect(await published()).toMatch(/Nov 23, 2026, 3:25\sAM$/);
  server.close();
  server.closeAllConnections();
  expect(await published()).toMatch(/unknown: .*published\.json does not say$/);
});
