/** Abuse of the subscription form, which sends email to any address entered. */
import { beforeEach, expect, test } from 'vitest';
import { createLeadHandler } from '#functions/handlers/submission.ts';
import type { Mail } from '#functions/mail/mail.ts';
import { drainOutbox } from '#functions/mail/outbox.ts';
import { openTestDatabase } from '../support/embedded/database.ts';
import { createBooking, leads, createName } from '../support/samples.ts';
import { createPost } from '../support/send.ts';
import { createTestServices } from '../support/services.ts';

const { db, store } = await openTestDatabase();
let address = '';
const emails: Mail[] = [];
const services = createTestServices({
  store,
  pepper: 'pepper',
  getSenderAddress: () => address,
  sendMail: async (mail) => void emails.push(mail),
});
const submit = createLeadHandler(services);

beforeEach(async () => {
  emails.length = 0;
  await db.exec('delete from private.submission');
});

let senderCount = 0;

/** Subscribes as a new sender unless `sender` is given. */
async function subscribe(email: string, changes: Record<string, unknown> = {}, sender?: string) {
  senderCount += 1;
  address = sender ?? `2001:db8:0:${senderCount.toString(16)}::1`;
  return await submit(createPost({ kind: 'subscription', email, ...changes }));
}

/** Sends all pending emails. Returns the recipients so far. */
async function sendAndListRecipients(): Promise<string[]> {
  await drainOutbox(services, 1000);
  return emails.map(({ to }) => to);
}

test.each([
  'Pay-now<victim@example.com>',
  '<victim@example.com>7',
  'victim@example.com,other@example.com',
  'victim@example.com;other',
  '"Pay now"@example.com',
  'victim@example.com>',
  'victim(now)@example.com',
  'victim@-example.com',
  'victim@example..com',
])('%s is rejected as an address by the forms and the database', async (email) => {
  const response = await subscribe(email);
  expect(response.status).toBe(400);
  expect((await submit(createPost({ ...leads.county, email }))).status).toBe(400);
  const invalidResult = { outcome: 'invalid' };
  expect(await store.call('submit_subscription', { ...leads.subscription, email })).toEqual(invalidResult);
  expect(await store.call('submit_lead', { ...leads.county, email })).toEqual(invalidResult);
  expect(await sendAndListRecipients()).toEqual([]);
});

test.each(["o'neil+law@example.co.uk", 'x_1.y@sub.example.com', 'a@b'])(
  '%s is a valid address',
  async (email) => {
    expect((await subscribe(email)).status).toBe(200);
    expect(await sendAndListRecipients()).toEqual([email]);
  },
);

test('one mailbox gets one email, regardless of tags, case and dots', async () => {
  for (let number = 0; number < 40; number += 1) await subscribe(`victim+${number}@example.com`);
  await subscribe('Victim@Example.com');
  for (const name of ['v.ictim', 'vi.ctim', 'victim+x']) await subscribe(`${name}@gmail.com`);
  await subscribe('victim@googlemail.com');
  expect(await sendAndListRecipients()).toEqual(['victim+0@example.com', 'v.ictim@gmail.com']);
});

test.each([{ reference: 'filled in' }, { elapsedMs: 10 }])(
  'a subscription held for review triggers no email: %j',
  async (botSignals) => {
    expect((await subscribe('victim@example.com', botSignals)).status).toBe(200);
    expect(await sendAndListRecipients()).toEqual([]);
    expect(await store.call('list_leads', {})).toMatchObject([{ subscription: 'pending' }]);
  },
);

test('one sender can trigger at most five emails', async () => {
  for (let number = 0; number < 40; number += 1)
    await subscribe(`someone${number}@example.com`, {}, '198.51.100.7');
  expect(await sendAndListRecipients()).toHaveLength(5);
});

test('confirmations have a daily limit, and later ones are held for review', async () => {
  await db.exec("update private.setting set value = 3 where name = 'confirmations_per_day'");
  for (let number = 0; number < 5; number += 1) await subscribe(`person${number}@example.com`);
  expect(await sendAndListRecipients()).toHaveLength(3);
  expect(await store.call('list_leads', {})).toMatchObject([
    { quarantinedFor: ['many-confirmations'] },
    { quarantinedFor: ['many-confirmations'] },
    {},
    {},
    {},
  ]);
  await db.exec("update private.outbox set created_at = created_at - interval '25 hours'");
  await subscribe('later@example.com');
  expect(await sendAndListRecipients()).toHaveLength(4);
  await db.exec("update private.setting set value = 100 where name = 'confirmations_per_day'");
});

test('unsubscribed addresses get no email for a year, and only their hashes are stored', async () => {
  await subscribe('victim@example.com');
  const [subscription] = (await db.query<{ token: string }>('select token from private.subscription')).rows;
  await store.call('end_subscription', { token: subscription?.token });
  await subscribe('erased@example.com');
  const [lead] = (await store.call('list_leads', {})) as { id: string }[];
  await store.call('erase_lead', { id: lead?.id });
  emails.length = 0;
  for (const email of ['victim@example.com', 'VICTIM+1@example.com', 'erased@example.com'])
    expect((await subscribe(email)).status).toBe(200);
  expect(await sendAndListRecipients()).toEqual([]);
  const storedRows = JSON.stringify((await db.query('select * from private.suppression')).rows);
  expect(storedRows).not.toMatch(/victim|erased/i);
  await db.exec("update private.suppression set ended_at = now() - interval '366 days'");
  await subscribe('victim@example.com');
  expect(await sendAndListRecipients()).toEqual(['victim@example.com']);
});

test('the notice of a regular request is sent before the digest and confirmations', async () => {
  await db.exec(
    "update private.setting set value = 5000 where name in ('confirmations_per_day', 'total_soft')",
  );
  for (let number = 0; number < 60; number += 1)
    await store.call('submit_subscription', { ...leads.subscription, email: `flood${number}@example.com` });
  for (let number = 0; number < 60; number += 1)
    await store.call('submit_consultation', { ...createBooking(number), flags: ['too-fast'] });
  await db.exec("update private.submission set created_at = created_at - interval '1 hour'");
  await store.call('submit_consultation', createBooking(999));
  await drainOutbox(services, 2);
  expect(emails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Consultation request/),
    '[please check] 60 requests under review',
  ]);
  expect(emails[0]?.text).toContain(createName(999));
  expect(emails[1]?.text.match(/Canary/g)).toHaveLength(60);
  await db.exec("update private.setting set value = 100 where name = 'confirmations_per_day'");
  await db.exec("update private.setting set value = 40 where name = 'total_soft'");
});

test('a failed digest is retried with the same leads, except erased ones', async () => {
  await db.exec(
    "update private.setting set value = 0 where name in ('retry_seconds', 'lease_seconds', 'digest_minutes')",
  );
  for (let number = 0; number < 3; number += 1)
    await store.call('submit_consultation', { ...createBooking(number), flags: ['honeypot'] });
  const claimDigests = async () =>
    (await store.call('claim_outbox', { limit: 10 })) as {
      id: string;
      leads: { id: string }[];
    }[];
  const [firstDigest, ...otherDigests] = await claimDigests();
  expect([firstDigest?.leads.length, otherDigests]).toEqual([3, []]);
  await store.call('submit_consultation', { ...createBooking(3), flags: ['honeypot'] });
  await store.call('release_outbox', { id: firstDigest?.id, failure: 'status-500' });
  expect((await claimDigests()).map((message) => message.leads.length).sort()).toEqual([1, 3]);
  await db.exec(`delete from private.submission where id = '${firstDigest?.leads[0]?.id}'`);
  const remainingDigests = await claimDigests();
  expect(remainingDigests.flatMap((message) => message.leads)).toHaveLength(3);
  for (const { id } of remainingDigests) await store.call('ack_outbox', { id });
  expect(await claimDigests()).toEqual([]);
});
