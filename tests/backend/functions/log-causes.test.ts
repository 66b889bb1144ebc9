/** The log contains the cause of a failed request, but no submitted data. */
import { expect, test } from 'vitest';
import { createConsultationHandler } from '#functions/handlers/submission.ts';
import type { LogEvent } from '#functions/log.ts';
import { createRestStore } from '#functions/store/rest-store.ts';
import type { Store } from '#functions/store/store.ts';
import { startTestServer } from '../../fixtures/resources.ts';
import { findFreePort } from '../tools/free-port.ts';
import { openTestDatabase } from '../support/embedded/database.ts';
import { createBooking } from '../support/samples.ts';
import { createPost } from '../support/send.ts';
import { createTestServices } from '../support/services.ts';

const { db, store } = await openTestDatabase();

/** Returns the fault that is logged for a booking when the store fails. */
async function findLoggedFault(failingStore: Store): Promise<string | undefined> {
  const events: LogEvent[] = [];
  const services = createTestServices({ store: failingStore, log: (event) => events.push(event) });
  const response = await createConsultationHandler(services)(createPost(createBooking(1)));
  expect(response.status).toBe(503);
  expect(JSON.stringify(events)).not.toMatch(/canary|\(407\)/i);
  expect(await response.text()).not.toMatch(/canary|migration|PGRST|status/i);
  const [event] = events;
  expect(event).toMatchObject({ event: 'book-consultation', outcome: 'fault', alarm: true });
  return event?.fault;
}

function createErrorBody(code: string): string {
  const details = 'Canary aaaaab, (407) 200-0001';
  return JSON.stringify({ code, message: `Canary: ${details}`, details, hint: details });
}

const cases: readonly (readonly [number, string, RegExp])[] = [
  [404, createErrorBody('PGRST202'), /: the migration is missing: supabase db push --remote \(PGRST202\)$/],
  [404, createErrorBody('42883'), /: the migration is missing: supabase db push --remote \(42883\)$/],
  [403, createErrorBody('42501'), /: permission denied: .*secret key.*\(42501\)$/],
  [401, '{"message":"Canary"}', /: permission denied: .*secret key/],
  [500, createErrorBody('57014'), /: the database took too long \(57014\)$/],
  [500, createErrorBody('XX000'), /: code XX000$/],
];

test.each(cases)(
  'the log contains the cause when Supabase responds with %i %s',
  async (status, body, fault) => {
    const url = await startTestServer((_request, response) => response.writeHead(status).end(body));
    expect(await findLoggedFault(createRestStore(url, 'sb_secret_x'))).toMatch(fault);
  },
);

test.each([createErrorBody('Canary (407)'), '<html>Canary</html>'])(
  'the log names only the error when the response has no valid code: %s',
  async (body) => {
    const url = await startTestServer((_request, response) => response.writeHead(500).end(body));
    expect(await findLoggedFault(createRestStore(url, 'sb_secret_x'))).toBe('StoreUnavailable');
  },
);

test('the log contains the cause when Supabase refuses the connection or times out', async () => {
  const refusedFault = await findLoggedFault(
    createRestStore(`http://127.0.0.1:${await findFreePort()}`, 'sb_secret_x'),
  );
  expect(refusedFault).toMatch(/^StoreUnavailable: connection refused/);
  const timeoutFault = await findLoggedFault(
    createRestStore(await startTestServer(() => {}), 'sb_secret_x', 50),
  );
  expect(timeoutFault).toBe('StoreUnavailable: timed out');
});

test('the log contains the cause when the local database lacks a migration or a grant', async () => {
  await db.exec('set role anon');
  expect(await findLoggedFault(store)).toMatch(/^StoreUnavailable: permission denied: .*\(42501\)$/);
  await db.exec('reset role; drop function public.submit_consultation(jsonb)');
  expect(await findLoggedFault(store)).toBe(
    'StoreUnavailable: the migration is missing: supabase db push --remote (42883)',
  );
});
