/** Runs the functions' entry points unchanged in Deno, with PostgreSQL behind a fake Data API. */
import { fileURLToPath } from 'node:url';
import { type StoreFunction } from '#functions/store/store.ts';
import { startTestServer } from '../../fixtures/resources.ts';
import { startProcess, type RunningProcess } from '../../fixtures/run-process.ts';
import { backendTools, ensureTools, findProgram } from '../../tool-sets.ts';
import { functionSettings, site } from './platform-fakes.ts';
import type { TestBackend } from './test-backend.ts';
import { openTestPostgres, type Database } from './postgres/database.ts';
import { send } from './send.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
export const projectFunctionsDir = `${root}supabase/functions`;
/** Deno's download settings and cache folder. */
export const denoEnvironment = {
  // Also trusts the certificate of a corporate proxy.
  DENO_TLS_CA_STORE: 'mozilla,system',
  NO_COLOR: '1',
  DENO_DIR: `${root}.cache/deno`,
};
const secretKey = 'sb_secret_test';

/** Starts this project's functions with a new database, or the functions and the database of `deployment`. */
export async function startDenoBackend(
  functionNames: readonly string[],
  deployment?: { functionsDir: string; database: Database },
): Promise<TestBackend> {
  await ensureTools(backendTools);
  const { functionsDir = projectFunctionsDir } = deployment ?? {};
  const { database, admin, store } = await openTestPostgres(20, deployment?.database);
  const api = await startFakePlatform(store.call);
  const servers = await Promise.all(functionNames.map((name) => startFunction(functionsDir, name, api)));
  return {
    name: 'Deno',
    origin: site,
    call: async (nameAndQuery, request = {}) => {
      const [name = '', query = ''] = nameAndQuery.split('?');
      const url = servers[functionNames.indexOf(name)]?.ready[0];
      return await send(`${url}/${name}?${query}`, {
        ...request,
        headers: { 'cf-connecting-ip': '198.51.100.7', ...request.headers },
      });
    },
    sql: (text) => admin.query(text),
    log: async () => [...servers.map(({ readOutput }) => readOutput()), await database.log()].join('\n'),
  };
}

/** Starts a function as a process. */
async function startFunction(functionsDir: string, name: string, apiUrl: string): Promise<RunningProcess> {
  const flags = ['serve', '--no-lock', '--port', '0', '--host', '127.0.0.1', '--allow-env', '--allow-net'];
  const options = {
    cwd: `${functionsDir}/${name}`,
    env: {
      ...process.env,
      ...denoEnvironment,
      ...functionSettings,
      SUPABASE_URL: apiUrl,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
      MAIL_API_URL: `${apiUrl}/mail`,
      ALARM_URL: `${apiUrl}/alarm`,
    },
  };
  const args = [...flags, `${functionsDir}/${name}/index.ts`];
  return await startProcess(findProgram(backendTools, 'deno'), args, options, /http:\/\/127\.0\.0\.1:\d+/);
}

/** Fakes the Data API, the mail provider and the alarm receiver. Returns their URL. */
async function startFakePlatform(
  call: (name: StoreFunction, p: Record<string, unknown>) => Promise<unknown>,
): Promise<string> {
  return await startTestServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const name = (request.url ?? '').replace('/rest/v1/rpc/', '');
    if (request.url === '/mail' || request.url === '/alarm') return response.end('{}');
    if (request.headers.apikey !== secretKey) return response.writeHead(401).end('{}');
    try {
      const { p } = JSON.parse(text);
      return response.end(JSON.stringify(await call(name as StoreFunction, p)));
    } catch {
      return response.writeHead(500).end('{}');
    }
  });
}
