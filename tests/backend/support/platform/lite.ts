/** Auth and data of a Supabase project on PGlite, from `@supabase/lite`, which has no Realtime. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import { supabaseRoles } from '#operations/server/database.ts';
import { ensureTools, toolsFolder } from '../../tools/ensure.ts';
import { freePort } from '../../tools/free-port.ts';

type App = {
  fetch: (request: Request) => Response | Promise<Response>;
  ensureSystemSchema: () => Promise<unknown>;
};
type Connection = { exec: (sql: string) => Promise<unknown> };
type Lite = { App: new (settings: object) => App };
type Pglite = { createPgliteConnection: (settings: object) => Promise<Connection> };

export type LiteProject = { url: string; close: () => void };

/** `tokenSeconds`: the lifetime of a session's token. */
export async function liteProject(schema: string, tokenSeconds: number): Promise<LiteProject> {
  await ensureTools();
  const dist = join(toolsFolder, 'node_modules/@supabase/lite/dist');
  const load = async (file: string): Promise<unknown> => await import(pathToFileURL(join(dist, file)).href);
  const { App } = (await load('index.js')) as Lite;
  const { createPgliteConnection } = (await load('db/postgres/pglite/PgliteConnection.js')) as Pglite;
  const connection = await createPgliteConnection({});
  const app = new App({
    connection,
    auth: { enabled: true, jwt_expiry: tokenSeconds, email: { enable_confirmations: false } },
  });
  await app.ensureSystemSchema();
  await connection.exec(supabaseRoles + schema);
  const port = await freePort();
  const server = serve({ port, hostname: '127.0.0.1', fetch: (request) => app.fetch(request) });
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
