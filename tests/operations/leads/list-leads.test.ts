import { expect, test } from 'vitest';
import { listLeads } from '#operations/leads/lead.ts';
import type { Store } from '#functions/store/store.ts';
import { openTestDatabase } from '../../backend/support/embedded/database.ts';

const { db, store } = await openTestDatabase();

// Many leads share a timestamp.
await db.exec(`
  insert into private.submission (kind, created_at, fingerprint, contact_hash)
  select 'subscription', now() - make_interval(secs => number / 100), repeat('a', 64), repeat('b', 64)
  from generate_series(1, 1200) as number`);

/** Marks some leads as handled while the list is being read. */
function createHandlingStore(seenIds: Set<string>): Store {
  return {
    async call(name, p) {
      const page = await store.call(name, p);
      for (const { id } of page as { id: string }[]) {
        if (seenIds.size % 20 === 0) await store.call('mark_handled', { id });
        seenIds.add(id);
      }
      return page;
    },
  };
}

test('a long list contains every lead once, even if leads are handled while it is read', async () => {
  const ids = (await listLeads(createHandlingStore(new Set()), false)).map(({ id }) => id);
  expect(ids).toHaveLength(1200);
  expect(new Set(ids).size).toBe(1200);
});

test('marking a lead as handled can be undone', async () => {
  const [lead] = await listLeads(store, false);
  const countLeads = async () => (await listLeads(store, false)).length;
  const count = await countLeads();
  await store.call('mark_handled', { id: lead?.id });
  expect(await countLeads()).toBe(count - 1);
  await store.call('mark_handled', { id: lead?.id, undo: true });
  expect(await countLeads()).toBe(count);
});
