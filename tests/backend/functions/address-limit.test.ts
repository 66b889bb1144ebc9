import { beforeEach, expect, test } from 'vitest';
import { createConsultationHandler } from '#functions/handlers/submission.ts';
import { openTestDatabase } from '../support/embedded/database.ts';
import { createBooking } from '../support/samples.ts';
import { createPost } from '../support/send.ts';
import { createTestServices } from '../support/services.ts';

const { db, store } = await openTestDatabase();
await db.exec("update private.setting set value = 2 where name in ('address_soft', 'address_hard')");
const midnight = new Date();
midnight.setUTCHours(24, 0, 0, 0);

let address = '';
let now = midnight;
const book = createConsultationHandler(
  createTestServices({
    store,
    pepper: 'pepper',
    getSenderAddress: () => address,
    now: () => now,
  }),
);

beforeEach(() => db.exec('delete from private.submission'));

let personCount = 0;

async function sendFrom(sender: string, minutesFromMidnight = 0, query = ''): Promise<Response> {
  address = sender;
  now = new Date(midnight.getTime() + minutesFromMidnight * 60_000);
  personCount += 1;
  return await book(createPost(createBooking(personCount), query));
}

async function sendBooking(sender: string, minutesFromMidnight = 0): Promise<number> {
  return (await sendFrom(sender, minutesFromMidnight)).status;
}

test('the error message is in the form’s language', async () => {
  for (let sent = 0; sent < 2; sent += 1) await sendFrom('198.51.100.7');
  const { error } = await (await sendFrom('198.51.100.7', 0, '?language=es')).json();
  expect(error).toMatch(/^Recibimos varias solicitudes suyas\. Llame al \(\d{3}\) \d{3}-\d{4} para hablar/);
});

test.each([
  ['an IPv6 /64', '2001:db8:1:2::1', '2001:0DB8:1:2:ffff:0:0:9', '2001:db8:1:3::1'],
  ['a compressed IPv6 /64', '2001:db8::5', '2001:db8:0:0:7::', '2001:db8:0:1::5'],
  ['an IPv4 address in either notation', '198.51.100.7', '::ffff:198.51.100.7', '::ffff:198.51.100.8'],
])('%s shares one limit, and the next address has its own', async (_name, first, sameSender, nextSender) => {
  expect(await sendBooking(first)).toBe(200);
  expect(await sendBooking(sameSender)).toBe(200);
  expect(await sendBooking(first)).toBe(429);
  expect(await sendBooking(sameSender)).toBe(429);
  expect(await sendBooking(nextSender)).toBe(200);
});
