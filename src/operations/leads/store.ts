/**
 * Opens the leads database: the Supabase project if its key is set, otherwise the running local server.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { chooseFunctionsUrl, isSafeUrl } from '#functions/mail/links.ts';
import { createRestStore } from '#functions/store/rest-store.ts';
import { StoreUnavailable } from '#functions/store/store.ts';
import type { Store } from '#functions/store/store.ts';

/** An error whose message is shown in the terminal unchanged. */
export class LeadsError extends Error {
  override name = 'LeadsError';
}

export type LeadsStore = Store & {
  /** The base URL of the functions, also used for links in emails to subscribers. */
  functionsUrl: string;
  /** Whether the database runs scheduled jobs, which only a Supabase project does. */
  isScheduled: boolean;
};

const timeoutMs = 30_000;

type Environment = Readonly<Record<string, string | undefined>>;

const runningServerSchema = z.object({ url: z.url(), token: z.string() });

/**
 * Opens the store. This function and the store's calls throw `LeadsError` with the cause and the fix.
 */
export async function openLeadsStore(env: Environment, dataDir: string): Promise<LeadsStore> {
  const url = env['SUPABASE_URL']?.replace(/\/+$/, '');
  const key = env['SUPABASE_SECRET_KEY'];
  if (url && !isSafeUrl(url)) {
    throw new LeadsError(
      `SUPABASE_URL is "${url}". It must be the project's URL, such as https://abcdefgh.supabase.co, because the secret key is sent there.`,
    );
  }
  if (url && key) {
    const store = createRestStore(url, key, timeoutMs);
    const functionsUrl = chooseFunctionsUrl(env['FUNCTIONS_URL'], url);
    return withExplainedErrors(
      { ...store, functionsUrl, isScheduled: true },
      (reason) =>
        `The request to the Supabase project failed (${reason}). Check SUPABASE_URL and the secret key, and that the migrations have run.`,
    );
  }
  if (url || key) {
    const missingName = url ? 'SUPABASE_SECRET_KEY' : 'SUPABASE_URL';
    throw new LeadsError(
      `To read the Supabase project, set SUPABASE_URL and SUPABASE_SECRET_KEY. ${missingName} is missing.`,
    );
  }
  const server = await readRunningServer(dataDir);
  const store = createRestStore(server.url, server.token, timeoutMs);
  const functionsUrl = chooseFunctionsUrl(undefined, server.url);
  return withExplainedErrors(
    { ...store, functionsUrl, isScheduled: false },
    () => 'The local server isn’t responding. Start it again with `npm start`.',
  );
}

async function readRunningServer(dataDir: string): Promise<z.output<typeof runningServerSchema>> {
  try {
    return runningServerSchema.parse(JSON.parse(await readFile(join(dataDir, 'server.json'), 'utf8')));
  } catch {
    throw new LeadsError(
      'No local server is running. Start it with `npm start`, or set SUPABASE_URL and SUPABASE_SECRET_KEY to read the Supabase project.',
    );
  }
}

function withExplainedErrors(store: LeadsStore, explain: (reason: string) => string): LeadsStore {
  return {
    ...store,
    async call(name, p) {
      try {
        return await store.call(name, p);
      } catch (error) {
        throw new LeadsError(explain(error instanceof StoreUnavailable ? error.message : 'no response'));
      }
    },
  };
}
