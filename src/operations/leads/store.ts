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
import { leadsPath } from './handler.ts';

/** An error whose message is shown to the user unchanged. */
export class LeadsError extends Error {
  override name = 'LeadsError';
}

export type LeadsStore = Store & {
  /** The base URL of the links in emails to subscribers. */
  functionsUrl: string;
  /** Whether the database runs scheduled jobs, which only a Supabase project does. */
  isScheduled: boolean;
};

type Environment = Readonly<Record<string, string | undefined>>;

const runningServerSchema = z.object({ url: z.url(), token: z.string() });
const leadsResponseSchema = z.object({ result: z.unknown() });

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
  if (url && key) return openRemoteStore(url, key, chooseFunctionsUrl(env['FUNCTIONS_URL'], url));
  if (url || key) {
    const missingName = url ? 'SUPABASE_SECRET_KEY' : 'SUPABASE_URL';
    throw new LeadsError(
      `To read the Supabase project, set SUPABASE_URL and SUPABASE_SECRET_KEY. ${missingName} is missing.`,
    );
  }
  return await openLocalStore(dataDir);
}

function openRemoteStore(url: string, key: string, functionsUrl: string): LeadsStore {
  const store = createRestStore(url, key, 30_000);
  return {
    functionsUrl,
    isScheduled: true,
    async call(name, p) {
      try {
        return await store.call(name, p);
      } catch (error) {
        const reason =
          error instanceof StoreUnavailable
            ? [error.message, error.reason].filter(Boolean).join(': ')
            : 'no response';
        throw new LeadsError(
          `The request to the Supabase project failed (${reason}). Check SUPABASE_URL and the secret key, and that the migrations have run.`,
        );
      }
    },
  };
}

async function openLocalStore(dataDir: string): Promise<LeadsStore> {
  let server: z.output<typeof runningServerSchema>;
  try {
    server = runningServerSchema.parse(JSON.parse(await readFile(join(dataDir, 'server.json'), 'utf8')));
  } catch {
    throw new LeadsError(
      'No local server is running. Start it with `npm start`, or set SUPABASE_URL and SUPABASE_SECRET_KEY to read the Supabase project.',
    );
  }
  return {
    functionsUrl: chooseFunctionsUrl(undefined, server.url),
    isScheduled: false,
    async call(name, p) {
      const response = await fetch(`${server.url}${leadsPath}${name}`, {
        method: 'POST',
        // The server may close a keep-alive connection before the next call.
        headers: {
          authorization: `Bearer ${server.token}`,
          'content-type': 'application/json',
          connection: 'close',
        },
        body: JSON.stringify(p),
      }).catch(() => undefined);
      if (response?.ok !== true) {
        throw new LeadsError('The local server isn’t responding. Start it again with `npm start`.');
      }
      return leadsResponseSchema.parse(await response.json()).result;
    },
  };
}
