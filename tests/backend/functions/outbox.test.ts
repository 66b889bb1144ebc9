import { beforeEach, expect, test } from 'vitest';
import { MailFault } from '#functions/mail/mail.ts';
import type { Mail, SendMail } from '#functions/mail/mail.ts';
import { drainOutbox } from '#functions/mail/outbox.ts';
import { openTestDatabase } from '../support/embedded/database.ts';
import { createBooking, leads } from '../support/samples.ts';
import { createTestServices } from '../support/services.ts';

const { db, store } = await openTestDatabase();
const logLines: string[] = [];

beforeEach(async () => {
  await db.exec('delete from private.submission');
  await db.exec("update private.setting set value = 0 where name in ('retry_seconds', 'lease_seconds')");
});

const createServices = (sendMail: SendMail) =>
  createTestServices({ store, sendMail, log: (event) => logLines.push(JSON.stringify(event)) });

async function add40Leads(): Promise<void> {
  for (let number = 0; number < 40; number += 1)
    await store.call('submit_consultation', { ...createBooking(number), flags: [] });
}

/** Creates a fake provider with idempotency keys. Half of its calls fail, before or after it accepts the email. */
function createFailingProvider() {
  const acceptedKeys = new Set<string>();
  const deliveredEmails: Mail[] = [];
  let callCount = 0;
  const sendMail: SendMail = async (mail) => {
    callCount += 1;
    if (callCount % 4 === 1) throw new MailFault('status-500');
    if (!acceptedKeys.has(mail.key)) deliveredEmails.push(mail);
    acceptedKeys.add(mail.key);
    if (callCount % 4 === 3) throw new Error('the response was lost after the mail was accepted');
  };
  return { sendMail, deliveredEmails };
}

async function drainAll(sendMail: SendMail): Promise<void> {
  for (let round = 0; round < 30; round += 1) await drainOutbox(createServices(sendMail), 50);
}

test('with a failing provider every lead is mailed exactly once, and a message with an unexpected shape doesn’t stop the others', async () => {
  await add40Leads();
  await db.exec(
    `insert into private.outbox (kind, stats, not_before) values ('daily-report', '{}', '2020-01-01')`,
  );
  const { sendMail, deliveredEmails } = createFailingProvider();
  await drainAll(sendMail);
  const names = deliveredEmails.flatMap(({ text }) => text.match(/Canary \w+/g) ?? []);
  expect([deliveredEmails.length, names.length, new Set(names).size]).toEqual([40, 40, 40]);
  const { rows } = await db.query('select kind, last_failure from private.outbox where delivered_at is null');
  expect(rows).toEqual([{ kind: 'daily-report', last_failure: '-zoderror' }]);
  expect(logLines.join('\n')).not.toMatch(/canary|\b555[ -]?\d{4}\b|\(407\)/i);
  await db.exec("delete from private.outbox where kind = 'daily-report'");
});

test('two workers never claim the same message, and a crashed worker’s claim expires', async () => {
  await db.exec("update private.setting set value = 60 where name = 'lease_seconds'");
  await add40Leads();
  const firstClaim = (await store.call('claim_outbox', { limit: 30 })) as { id: string }[];
  const secondClaim = (await store.call('claim_outbox', { limit: 30 })) as { id: string }[];
  expect(new Set([...firstClaim, ...secondClaim].map(({ id }) => id)).size).toBe(40);
  expect(await store.call('claim_outbox', { limit: 30 })).toEqual([]);
  await db.exec("update private.outbox set not_before = not_before - interval '2 minutes'");
  expect(await store.call('claim_outbox', { limit: 100 })).toHaveLength(40);
});

test('a drain stops when the provider is busy, and the other messages don’t count as failed', async () => {
  await db.exec("update private.setting set value = 60 where name in ('retry_seconds', 'lease_seconds')");
  await add40Leads();
  let callCount = 0;
  const sendMail: SendMail = async () => {
    callCount += 1;
    if (callCount > 3) throw new MailFault('status-429');
  };
  expect(await drainOutbox(createServices(sendMail), 50)).toEqual({ sent: 3, failed: 1 });
  const { rows } = await db.query('select 1 from private.outbox where attempts = 0 and not_before <= now()');
  expect(rows).toHaveLength(36);
});

test('future timestamps from a wrong clock neither delay nor hide messages', async () => {
  await add40Leads();
  await db.exec(
    "update private.outbox set not_before = now() + interval '3 years', created_at = now() + interval '3 years'",
  );
  expect(await store.call('health', {})).toMatchObject({ waiting: 40 });
  expect(await store.call('claim_outbox', { limit: 100 })).toHaveLength(40);
});

test('a message is never abandoned, and retried within an hour', async () => {
  await db.exec("update private.setting set value = 30 where name = 'retry_seconds'");
  await store.call('submit_consultation', { ...createBooking(1), flags: [] });
  await db.exec("update private.outbox set attempts = 1000, created_at = now() - interval '3 days'");
  const { id } = ((await store.call('claim_outbox', {})) as { id: string }[])[0] ?? {};
  await store.call('release_outbox', { id, failure: 'status-500' });
  expect(await store.call('health', {})).toMatchObject({ waiting: 1, faults: [{ name: 'mail' }] });
  await db.exec("update private.outbox set not_before = not_before - interval '1 hour'");
  expect(await store.call('claim_outbox', {})).toMatchObject([{ id }]);
});

test('a subscription is pending until it is confirmed, and the confirmation is mailed once', async () => {
  const emails: Mail[] = [];
  const collect: SendMail = async (mail) => void emails.push(mail);
  await store.call('submit_subscription', { ...leads.subscription, flags: [] });
  await store.call('submit_subscription', {
    ...leads.subscription,
    email: 'Canary@Example.com',
    flags: [],
    key: 'another-key',
  });
  await drainAll(collect);
  expect(emails).toHaveLength(1);
  expect(emails[0]?.to).toBe('canary@example.com');
  const token = /confirm-subscription\?token=([0-9a-f]{64})/.exec(emails[0]?.text ?? '')?.[1];
  expect(await store.call('confirm_subscription', { token: 'f'.repeat(64) })).toEqual({ outcome: 'unknown' });
  expect(await store.call('list_leads', {})).toMatchObject([{ subscription: 'pending' }]);
  expect(await store.call('confirm_subscription', { token })).toEqual({ outcome: 'confirmed' });
  expect(await store.call('list_leads', {})).toMatchObject([{ subscription: 'confirmed' }]);
});

test('the purge erases unhandled requests held for review, but not handled ones or confirmed subscribers', async () => {
  const suspiciousFlags = { flags: ['too-fast'] };
  await store.call('submit_consultation', { ...createBooking(1), ...suspiciousFlags });
  await store.call('submit_consultation', { ...createBooking(2), ...suspiciousFlags });
  await store.call('submit_subscription', { ...leads.subscription, ...suspiciousFlags });
  await db.exec(`
    insert into private.outbox (id, kind, delivered_at)
      values ('00000000-0000-4000-8000-000000000000', 'review-notice', now() - interval '95 days');
    update private.submission set digest_id = '00000000-0000-4000-8000-000000000000' where kind = 'consultation';
    update private.subscription set state = 'confirmed', confirmed_at = now();
    update private.submission set created_at = now() - interval '100 days';
    update private.submission set handled_at = now() - interval '99 days'
      where id = (select submission_id from private.consultation order by full_name limit 1);
    update private.submission set created_at = now() - interval '3 years', handled_at = now() - interval '3 years'
      where kind = 'subscription';
    delete from private.housekeeping;
  `);
  await store.call('record_drain', {});
  await db.exec("update private.housekeeping set steady_since = steady_since - interval '40 days'");
  expect(await store.call('purge_leads', {})).toEqual({ outcome: 'purged', erased: 1 });
  expect(await store.call('list_leads', { all: true })).toMatchObject([
    { kind: 'consultation' },
    { subscription: 'confirmed' },
  ]);
});

test('unsent emails to subscribers and about handled leads don’t trigger an alarm', async () => {
  await store.call('submit_subscription', { ...leads.subscription, flags: [] });
  await store.call('submit_consultation', { ...createBooking(1), flags: [] });
  await db.exec("update private.outbox set created_at = now() - interval '1 hour'");
  expect(await store.call('health', {})).toMatchObject({ waiting: 1, faults: [{ name: 'mail' }] });
  await db.exec('update private.submission set handled_at = now()');
  expect(await store.call('health', {})).toMatchObject({ waiting: 0, oldestSeconds: 0, faults: [] });
});

test('a digest is pending until all its leads are handled, and is deleted with its last lead', async () => {
  for (const number of [1, 2])
    await store.call('submit_consultation', { ...createBooking(number), flags: ['too-fast'] });
  await db.exec("update private.submission set created_at = now() - interval '1 hour'");
  expect(await store.call('claim_outbox', {})).toMatchObject([{ kind: 'review-notice' }]);
  await db.exec("update private.outbox set created_at = now() - interval '1 hour'");
  const [first, second] = (await store.call('list_leads', {})) as { id: string }[];
  await store.call('mark_handled', { id: first?.id });
  expect(await store.call('health', {})).toMatchObject({ waiting: 1, faults: [{ name: 'mail' }] });
  await store.call('mark_handled', { id: second?.id });
  expect(await store.call('health', {})).toMatchObject({ waiting: 0, faults: [] });
  await store.call('mark_handled', { id: second?.id, undo: true });
  await store.call('erase_lead', { id: first?.id });
  expect(await store.call('health', {})).toMatchObject({ waiting: 1 });
  await store.call('erase_lead', { id: second?.id });
  expect(await store.call('health', {})).toMatchObject({ waiting: 0 });
  expect(await store.call('claim_outbox', {})).toEqual([]);
});
