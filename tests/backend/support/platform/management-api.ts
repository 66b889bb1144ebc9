/** A fake Supabase management API for the CLI, which records uploads. */
import type { IncomingMessage } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestServer } from '../../../fixtures/resources.ts';

export const projectRef = 'abcdefghijklmnopqrst';

export type ManagementApi = {
  /** The CLI's environment. */
  env: Readonly<Record<string, string>>;
  /** Metadata and files of each uploaded function. */
  uploads: Map<string, Upload>;
};

type Upload = { metadata: { entrypoint_path: string; verify_jwt: boolean }; files: Map<string, string> };

export async function startManagementApi(folder: string): Promise<ManagementApi> {
  const uploads = new Map<string, Upload>();

  async function handleRequest(method: string, { pathname, searchParams }: URL, request: IncomingMessage) {
    const body = await readBody(request);
    const path = pathname.replace(/^\/v\d\/projects\/[a-z]+\/?/, '');
    switch (`${method} ${path}`) {
      case 'POST functions/deploy': {
        const slug = searchParams.get('slug') ?? '';
        uploads.set(slug, await readUpload(request.headers['content-type'] ?? '', body));
        return buildFunctionRecord(slug);
      }
      case 'PUT functions':
        return {
          functions: JSON.parse(body.toString()).map(({ slug }: { slug: string }) =>
            buildFunctionRecord(slug),
          ),
        };
      default:
        return undefined;
    }
  }

  const url = await startTestServer(async (request, response) => {
    const requestUrl = new URL(request.url ?? '', 'http://localhost');
    const value = await handleRequest(request.method ?? '', requestUrl, request);
    const status = value === undefined ? 404 : request.method === 'POST' ? 201 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value ?? { message: 'not found' }));
  });
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
    env: { SUPABASE_ACCESS_TOKEN: `sbp_${'0123456789'.repeat(4)}`, SUPABASE_PROFILE: profile },
    uploads,
  };
}

function buildFunctionRecord(slug: string) {
  const paths = { entrypoint_path: 'index.ts', import_map_path: 'deno.json', import_map: true };
  const times = { created_at: 1, updated_at: 1, version: 1 };
  const id = '00000000-0000-4000-8000-000000000000';
  return { id, slug, name: slug, status: 'ACTIVE', verify_jwt: false, ezbr_sha256: 'x', ...paths, ...times };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function readUpload(type: string, body: Buffer): Promise<Upload> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const files = new Map<string, string>();
  for (const file of form.getAll('file')) {
    if (typeof file !== 'string') files.set(file.name, await file.text());
  }
  return { metadata: JSON.parse(String(form.get('metadata'))), files };
}
