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

test.each([
  [404, createErrorBody('PGRST202'), 'status 404, PGRST202'],
  [403, createErrorBody('42501'), 'status 403, 42501'],
  [401, '{"message":"Canary"}', 'status 401'],
  [500, createErrorBody('Canary (407)'), 'status 500'],
  [500, '<html>Canary</html>', 'status 500'],
] as const)('the log contains the code when Supabase responds with %i %s', async (status, body, fault) => {
  const url = await startTestServer((_request, response) => response.writeHead(status).end(body));
  expect(await findLoggedFault(createRestStore(url, 'sb_secret_x'))).toBe(`StoreUnavailable: ${fault}`);
});

test('the log contains the cause when Supabase refuses the connection or times out', async () => {
  const refusedFault = await findLoggedFault(
    createRestStore(`http://127.0.0.1:${await findFreePort()}`, 'sb_secret_x'),
  );
  expect(refusedFault).toBe('StoreUnavailable: no response');
  const timeoutFault = await findLoggedFault(
    createRestStore(await startTestServer(() => {}), 'sb_secret_x', 50),
  );
  expect(timeoutFault).toBe('StoreUnavailable: timed out');
});

test('the log contains the code when the local database lacks a migration or a grant', async () => {
  await db.exec('set role anon');
  expect(await findLoggedFault(store)).toBe('StoreUnavailable: submit_consultation failed, 42501');
  await db.exec('reset role; drop function public.submit_consultation(jsonb)');
  expect(await findLoggedFault(store)).toBe('StoreUnavailable: submit_consultation failed, 42883');
});
