/** The databases of all test files share a server and its log: each must still find all that is its own there. */
import { beforeAll, expect, test } from 'vitest';
import { connect } from '../support/postgres/client.ts';
import { newDatabase, type Database } from '../support/postgres/database.ts';

let own: Database;
let other: Database;

beforeAll(async () => {
  [own, other] = await Promise.all([newDatabase(), newDatabase()]);
}, 240_000);

test('the log of a database has its own faults with every line of them, and those of no other', async () => {
  for (const [database, word] of [
    [own, 'mine'],
    [other, 'theirs'],
  ] as const) {
    await using client = await connect(database.url('postgres'));
    await expect(client.query(`select 1,\n  '${word} in a further line'::int`)).rejects.toThrow(/integer/);
    await client.query(`do $$ begin raise log 'told of %', '${word}'; end $$`);
  }
  const log = await own.log();
  expect(log).toContain("  'mine in a further line'::int");
  expect(log).toContain('told of mine');
  expect(log).not.toContain('theirs');
  expect(log).toContain('database system is ready to accept connections');
});
