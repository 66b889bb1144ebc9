/** The embedded database in a process that can be killed. Runs one query at a time. */
import { PGlite } from '@electric-sql/pglite';
import type { Row } from '../postgres/client.ts';
import { sessionSettingsSql, type EmbeddedResponse, type QueryRequest } from './database.ts';

const db = await PGlite.create(process.argv[2] ?? '');

async function respond({ role, now, seed, sql, values }: QueryRequest): Promise<EmbeddedResponse> {
  try {
    await db.query(sessionSettingsSql, [role, now.toISOString(), seed]);
    if (values !== undefined) return { rows: (await db.query<Row>(sql, [...values])).rows };
    const results = await db.exec(sql);
    return { rows: (results.at(-1)?.rows ?? []) as Row[] };
  } catch (error) {
    return { code: String(Reflect.get(Object(error), 'code') ?? error) };
  }
}

process.on(
  'message',
  (request: QueryRequest) => void respond(request).then((response) => process.send?.(response)),
);
process.send?.({ rows: [] } satisfies EmbeddedResponse);
