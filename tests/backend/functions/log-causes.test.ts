/** The log contains the cause of a failed request, but no submitted data. */
import { afterAll, expect, test } from 'vitest';
import { createPgliteStore } from '#operations/server/database.ts';
import { bookConsultation } from '#functions/handlers/book-consultation.ts';
import type { LogEvent } from '#functions/log.ts';
import { createRestStore } from '#functions/store/rest-store.ts';
import type { Store } from '#functions/store/store.ts';
import { listen } from '../../fixtures/resources.ts';
import { freePort } from '../tools/free-port.ts';
import { migratedDatabase } from '../support/embedded/database.ts';
import { booking } from '../support/samples.ts';
import { servicesWith } from '../support/services.ts';

const db = await migratedDatabase();
afterAll(() => db.close());

/** The fault logged for a booking when the store fails. */
async function faultLogged(store: Store): Promise<string | undefined> {
  const events: LogEvent[] = [];
  const services = servicesWith({ store, log: (event) => events.push(event) });
  const answer = await bookConsultation(services)(
    new Request('https://fn.example.com', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(booking(1)),
    }),
  );
  expect(answer.status).toBe(503);
  expect(JSON.stringify(events)).not.toMatch(/canary|\(407\)/i);
  expect(await answer.text()).not.toMatch(/canary|migration|PGRST|status/i);
  const [event] = events;
  expect(event).toMatchObject({ event: 'book-consultation', outcome: 'fault', alarm: true });
  return event?.fault;
}

function errorBody(code: string): string {
  const details = 'Canary aaaaab, (407) 200-0001';
  return JSON.stringify({ code, message: `Canary: ${details}`, details, hint: details });
}

const statuses: readonly (readonly [number, string, RegExp])[] = [
  [404, errorBody('PGRST202'), /: the migration is missing: supabase db push --remote \(PGRST202\)$/],
  [404, errorBody('42883'), /: the migration is missing: supabase db push --remote \(42883\)$/],
  [403, errorBody('42501'), /: permission denied: .*secret key.*\(42501\)$/],
  [401, '{"message":"Canary"}', /: permission denied: .*secret key/],
  [500, errorBody('57014'), /: the database took too long \(57014\)$/],
  [500, errorBody('XX000'), /: code XX000$/],
  [500, errorBody('Canary (407)'), /^StoreUnavailable$/],
  [502, '<html>Canary</html>', /^StoreUnavailable$/],
];

test.each(statuses)('the logged fault for a Supabase response of %i %s', async (status, body, fault) => {
  const url = await listen((_request, response) => response.writeHead(status).end(body));
  expect(await faultLogged(createRestStore(url, 'sb_secret_x'))).toMatch(fault);
});

test('the logged fault if Supabase refuses the connection or times out', async () => {
  const refused = await faultLogged(createRestStore(`http://127.0.0.1:${await freePort()}`, 'sb_secret_x'));
  expect(refused).toMatch(/^StoreUnavailable: connection refused/);
  const late = await faultLogged(createRestStore(await listen(() => {}), 'sb_secret_x', 50));
  expect(late).toBe('StoreUnavailable: timed out');
});

test('the logged fault if the local database lacks a migration or a grant', async () => {
  const store = createPgliteStore(db);
  await db.exec('set role anon');
  expect(await faultLogged(store)).toMatch(/^StoreUnavailable: permission denied: .*\(42501\)$/);
  await db.exec('reset role; drop function public.submit_consultation(jsonb)');
  expect(await faultLogged(store)).toBe(
    'StoreUnavailable: the migration is missing: supabase db push --remote (42883)',
  );
});
