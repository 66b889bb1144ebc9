/** A fake Supabase management API for the CLI, which records uploads. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { startTestServer } from '../../../fixtures/resources.ts';

export const projectRef = 'abcdefghijklmnopqrst';

export type ManagementApi = Awaited<ReturnType<typeof startManagementApi>>;

type Upload = { metadata: { entrypoint_path: string; verify_jwt: boolean }; files: Map<string, string> };

export async function startManagementApi(folder: string) {
  const uploads = new Map<string, Upload>();
  const app = new Hono()
    .post('/:version/projects/:ref/functions/deploy', async (c) => {
      const slug = c.req.query('slug') ?? '';
      uploads.set(slug, await readUpload(await c.req.formData()));
      return c.json(buildFunctionRecord(slug), 201);
    })
    .put('/:version/projects/:ref/functions', async (c) => {
      const functions: { slug: string }[] = await c.req.json();
      return c.json({ functions: functions.map(({ slug }) => buildFunctionRecord(slug)) });
    });
  const url = await startTestServer(getRequestListener(app.fetch));
  const profile = join(folder, 'profile.yaml');
  const urls = { api_url: url, dashboard_url: url, docs_url: url };
  const hosts = {
    name: 'fake',
    project_host: '127.0.0.1',
    pooler_host: '127.0.0.1',
    studio_image: 'none',
  };
  const lines = Object.entries({ ...hosts, ...urls }).map(([name, value]) => `${name}: ${value}\n`);
  await writeFile(profile, lines.join(''));
  return {
    /** The CLI's environment. */
    env: { SUPABASE_ACCESS_TOKEN: `sbp_${'0123456789'.repeat(4)}`, SUPABASE_PROFILE: profile },
    /** Metadata and files of each uploaded function. */
    uploads,
  };
}

function buildFunctionRecord(slug: string) {
  const paths = { entrypoint_path: 'index.ts', import_map_path: 'deno.json', import_map: true };
  const times = { created_at: 1, updated_at: 1, version: 1 };
  const id = '00000000-0000-4000-8000-000000000000';
  return { id, slug, name: slug, status: 'ACTIVE', verify_jwt: false, ezbr_sha256: 'x', ...paths, ...times };
}

async function readUpload(form: FormData): Promise<Upload> {
  const files = new Map<string, string>();
  for (const file of form.getAll('file')) {
    if (typeof file !== 'string') files.set(file.name, await file.text());
  }
  return { metadata: JSON.parse(String(form.get('metadata'))), files };
}
