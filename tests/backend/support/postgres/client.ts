/** The test tools' PostgreSQL driver, with types for the methods that tests use. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Store } from '#functions/store/store.ts';
import { StoreUnavailable } from '#functions/store/store.ts';
import { backendTools, getToolsFolder } from '../../../tool-sets.ts';

export type Row = Record<string, unknown>;

export type Client = AsyncDisposable & {
  query: (sql: string, values?: readonly unknown[]) => Promise<Row[]>;
  end: () => Promise<void>;
};

type Result = { rows: Row[] };
type Driver = {
  Client: new (settings: object) => {
    connect: () => Promise<void>;
    query: (sql: string, values?: readonly unknown[]) => Promise<Result>;
    end: () => Promise<void>;
    on: (event: 'error', listener: () => void) => void;
  };
  Pool: new (settings: object) => {
    query: (sql: string, values?: readonly unknown[]) => Promise<Result>;
    end: () => Promise<void>;
    on: (event: 'error', listener: () => void) => void;
  };
};

function loadDriver(): Driver {
  // Untyped, because the driver is not installed with the site.
  return createRequire(join(getToolsFolder(backendTools), 'package.json'))('pg') as Driver;
}

export async function connect(url: string, role?: string): Promise<Client> {
  const client = new (loadDriver().Client)({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  if (role !== undefined) await client.query(`set role ${role}`);
  return {
    query: async (sql, values) => (await client.query(sql, values)).rows,
    end: () => client.end(),
    [Symbol.asyncDispose]: () => client.end(),
  };
}

/** Creates a store with the Data API's roles: connects as `authenticator` and acts as `service_role`. */
export function createPgStore(url: string, connections: number): Store & { end: () => Promise<void> } {
  const pool = new (loadDriver().Pool)({
    connectionString: url,
    max: connections,
    options: '-c role=service_role',
    connectionTimeoutMillis: 5000,
  });
  pool.on('error', () => {});
  return {
    async call(name, p) {
      try {
        const { rows } = await pool.query(`select public.${name}($1::jsonb) as answer`, [JSON.stringify(p)]);
        return rows[0]?.['answer'];
      } catch {
        throw new StoreUnavailable(name);
      }
    },
    end: () => pool.end(),
  };
}
