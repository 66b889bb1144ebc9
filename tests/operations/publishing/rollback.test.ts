/** Rolls back site and database as `docs/rollback.md` describes, with requests before, between and after the steps. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { rollBack } from '#operations/publishing/rollback.ts';
import { serveSite } from '../../backend/support/test-backend.ts';
import { createBooking, createName } from '../../backend/support/samples.ts';
import { distDir } from '../../site/support/site.ts';
import { startCloudflare } from './cloudflare.ts';
import type { Cloudflare } from './cloudflare.ts';

async function startProject() {
  const { url, backend, dataDir } = await serveSite(distDir);
  const cloudflare = await startCloudflare(url);
  return {
    url,
    cloudflare,
    backend,
    /** Runs a migration as the owner, between the functions' calls. */
    migrate: (sql: string) => backend.db.exec(`reset role; ${sql}; set role service_role`),
    listEmails: async () => await readdir(join(dataDir, 'outbox')).catch(() => []),
  };
}

type Project = Awaited<ReturnType<typeof startProject>>;

/** Deploys the site; the fake Cloudflare needs no files. */
async function deploySite(cloudflare: Cloudflare): Promise<string> {
  const body = new FormData();
  body.set('manifest', '{}');
  body.set('branch', 'main');
  await fetch(`${cloudflare.url}/accounts/firm/pages/projects/site/deployments`, { method: 'POST', body });
  return cloudflare.getCurrentDeployment();
}

async function book({ url }: Project, number: number): Promise<unknown> {
  const response = await fetch(`${url}/functions/v1/book-consultation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `attempt-of-${number}` },
    body: JSON.stringify({ ...createBooking(number), elapsedMs: 5000 }),
  });
  return await response.json();
}

const acceptedResponse = expect.objectContaining({ success: true });

test('site and database can be rolled back together, and every request is stored and mailed once', async () => {
  const project = await startProject();
  const { backend, cloudflare, migrate, listEmails, url } = project;
  const { rows } = await backend.db.query<{ definition: string }>(
    "select pg_get_functiondef('public.submit_consultation'::regproc) as definition",
  );
  const definition = rows[0]?.definition ?? '';

  const previousDeployment = await deploySite(cloudflare);
  expect(await book(project, 1)).toEqual(acceptedResponse);

  // The next version adds a field: database, functions, site. Its function is called as its handler would.
  await migrate('alter table private.consultation add column preferred_language text');
  await migrate(
    definition
      .replace('date_served, phone_number)', 'date_served, phone_number, preferred_language)')
      .replace("p ->> 'phoneNumber');", "p ->> 'phoneNumber', p ->> 'preferredLanguage');"),
  );
  expect(await deploySite(cloudflare)).not.toBe(previousDeployment);
  await backend.store.call('submit_consultation', {
    ...createBooking(2),
    key: 'own',
    preferredLanguage: 'es',
  });

  const environment = {
    CLOUDFLARE_API_BASE_URL: cloudflare.url,
    CLOUDFLARE_API_TOKEN: 'token-of-the-tests',
    CLOUDFLARE_ACCOUNT_ID: 'firm',
    CLOUDFLARE_PAGES_PROJECT: 'site',
    FUNCTIONS_URL: `${url}/functions/v1`,
  };
  expect(await rollBack(environment, url)).toEqual([]);
  expect(cloudflare.getCurrentDeployment()).toBe(previousDeployment);
  // The previous site and functions work with the newer database, and a repeat is still one lead.
  expect(await book(project, 1)).toEqual(acceptedResponse);
  expect(await book(project, 3)).toEqual(acceptedResponse);

  // A new migration with the previous definition undoes the old one, and removes no data.
  await migrate(definition);
  expect(await book(project, 4)).toEqual(acceptedResponse);
  const leads = (await backend.store.call('list_leads', { all: true })) as { fullName: string }[];
  expect(leads.map(({ fullName }) => fullName).toSorted()).toEqual([1, 2, 3, 4].map(createName).toSorted());
  await migrate("update private.consultation set preferred_language = 'en' where preferred_language is null");
  await vi.waitFor(async () => expect(await listEmails()).toHaveLength(4), 20_000);
});

test('a rollback without an earlier site or with a wrong token changes nothing', async () => {
  const url = 'http://127.0.0.1:1';
  const cloudflare = await startCloudflare(url);
  const firstDeployment = await deploySite(cloudflare);
  const environment = {
    CLOUDFLARE_API_BASE_URL: cloudflare.url,
    CLOUDFLARE_ACCOUNT_ID: 'firm',
    CLOUDFLARE_PAGES_PROJECT: 'site',
  };
  expect(await rollBack({ ...environment, CLOUDFLARE_API_TOKEN: 'token' }, url)).toEqual([
    'There is no earlier deployment to roll back to.',
  ]);
  await expect(rollBack({ ...environment, CLOUDFLARE_API_TOKEN: 'wrong' }, url)).rejects.toThrow(
    'Cloudflare returned 403',
  );
  expect(cloudflare.getCurrentDeployment()).toBe(firstDeployment);
});
