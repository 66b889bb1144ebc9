/** The embedded database in a process that can be killed. Runs one query at a time. */
import { PGlite } from '@electric-sql/pglite';
import { settingsOf, type QueryRequest, type Answer } from './engines.ts';

const db = await PGlite.create(process.argv[2] ?? '');

async function answer({ role, now, seed, sql, values }: QueryRequest): Promise<Answer> {
  try {
    await db.query(settingsOf, [role, now.toISOString(), seed]);
    if (values === undefined) {
      const results = await db.exec(sql);
      return { rows: (results.at(-1)?.rows ?? []) as Record<string, unknown>[] };
    }
    return { rows: (await db.query<Record<string, unknown>>(sql, [...values])).rows };
  } catch (error) {
    return { code: String(Reflect.get(Object(error), 'code') ?? error) };
  }
}

process.on(
  'message',
  (request: QueryRequest) => void answer(request).then((result) => process.send?.(result)),
);
process.send?.({ rows: [] } satisfies Answer);
