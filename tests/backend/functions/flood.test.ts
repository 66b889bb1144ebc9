/** Bulk requests: no client is refused, nothing is dropped, and the firm gets few mails. */
import { expect, test, vi } from 'vitest';
import { simulateProjects, type SimulatedProject } from '../support/simulated-project.ts';
import { booking, leads } from '../support/samples.ts';
import { site } from '../support/platform-fakes.ts';

let project: SimulatedProject;
const db = await simulateProjects((begun) => (project = begun));

let people = 0;

/** A booking by a new person. */
async function book(address: string, changes: Record<string, unknown> = {}): Promise<number> {
  people += 1;
  const headers = { 'cf-connecting-ip': address };
  const body = booking(people, { elapsedMs: 9000, ...changes });
  return await project.send('book-consultation', body, site, headers);
}

async function reviewed(): Promise<string[]> {
  const { rows } = await db.query<{ why: string }>(
    "select array_to_string(quarantined_for, '+') as why from private.submission order by created_at",
  );
  return rows.map(({ why }) => why);
}

async function passUntil(day: string): Promise<void> {
  vi.setSystemTime(new Date(day));
  await project.pass(2);
}

test('bookings that imitate trial bookings don’t make trials fail', async () => {
  await project.pass(5);
  for (let time = 0; time < 15; time += 1) {
    await book(`198.51.100.${time}`, { phoneNumber: '407-555-0100' });
    const lead = { ...leads.county, propertyAddress: `${time} Main Street`, elapsedMs: 9000 };
    await project.send('submit-lead', lead, site, { 'cf-connecting-ip': `198.51.100.${time}` });
  }
  for (let minute = 0; minute < 12; minute += 1) {
    // The next trial and its key are predictable.
    const moment = new Date(Date.now() + 60_000).toISOString().slice(0, 16).replace(/[-T:]/g, ' ');
    const trial = {
      fullName: 'Trial Booking',
      county: 'Trial',
      phoneNumber: '407-555-0100',
      caseNumber: moment,
    };
    const [last] = (
      await db.query<{ key: string }>('select key from private.attempt order by created_at desc limit 1')
    ).rows;
    const key = last?.key.replace('consultation:', '') ?? '';
    await book('203.0.113.7', trial);
    await project.send('book-consultation', booking(9, { elapsedMs: 9000 }), site, {
      'idempotency-key': key,
    });
    await project.pass(1);
  }
  expect(project.alarms).toEqual([]);
  expect(project.seenOutside).toEqual([]);
});

test('a sender who repeats a victim’s phone number is refused, and the victim is not', async () => {
  const phoneNumber = '(813) 555-0142';
  const statuses: number[] = [];
  for (let time = 0; time < 14; time += 1) statuses.push(await book('203.0.113.7', { phoneNumber }));
  expect(statuses).toEqual([...Array(12).fill(200), 429, 429]);
  for (let time = 0; time < 14; time += 1)
    expect(await book(`2001:db8:${time}::1`, { phoneNumber })).toBe(200);
  expect(await book('198.51.100.7', { phoneNumber, fullName: 'The Victim' })).toBe(200);
  expect((await reviewed()).at(-1)).toBe('many-from-contact');
  const lead = { ...leads.county, phone: phoneNumber, elapsedMs: 9000 };
  expect(await project.send('submit-lead', lead, site, { 'cf-connecting-ip': '198.51.100.8' })).toBe(200);
});

test('60 bookings from one /48 are stored, and mailed in one digest with their deadlines', async () => {
  await passUntil('2026-12-01T15:00:00Z');
  for (let time = 0; time < 60; time += 1)
    expect(await book(`2001:db8:7:${time.toString(16)}::1`, { dateServed: '2026-11-20' })).toBe(200);
  const why = await reviewed();
  expect(why).toHaveLength(60);
  expect(why.slice(0, 10)).toEqual(Array(10).fill(''));
  expect(why.at(-1)).toContain('many-from-network');
  await project.pass(35);
  expect(project.mails.length).toBeLessThanOrEqual(30);
  const digests = project.mails.filter(({ subject }) => subject.includes('under review'));
  expect(digests).toHaveLength(1);
  const text = project.mails.map((mail) => mail.text).join('\n');
  const { rows } = await db.query<{ id: string }>('select id from private.submission');
  for (const { id } of rows) expect(text.split(new RegExp(`\\b${id.slice(0, 8)}\\b`))).toHaveLength(2);
  expect(text.match(/2026-12-10/g)).toHaveLength(60);
});

test('requests above the hourly total are held for review', async () => {
  for (let time = 0; time < 60; time += 1) expect(await book(`198.51.${time}.7`)).toBe(200);
  const why = await reviewed();
  expect(why.filter((reason) => reason === '')).toHaveLength(40);
  expect(why.slice(40)).toEqual(Array(20).fill('many-in-total'));
  vi.setSystemTime(Date.now() + 62 * 60_000);
  expect(await book('198.51.100.200')).toBe(200);
  expect((await reviewed()).at(-1)).toBe('');
});

test('a digest is limited to a few hundred requests, and the rest follow in the next one', async () => {
  await db.exec(`insert into private.submission (kind, quarantined_for, fingerprint, contact_hash)
    select 'tax-intake', '{too-fast}', repeat('a', 64), repeat('b', 64) from generate_series(1, 1200);
    insert into private.lead (submission_id, kind, full_name, email, phone, property_address, county, acknowledged)
    select id, kind, 'Canary', 'x', 'x', 'x', 'x', true from private.submission;
    insert into private.outbox (submission_id, kind) select id, 'review-notice' from private.submission`);
  await project.pass(5);
  const text = project.mails.map((mail) => mail.text).join('\n');
  const { rows } = await db.query<{ id: string }>('select id from private.submission');
  for (const { id } of rows) expect(text).toContain(id.slice(0, 8));
  expect(project.mails).toHaveLength(3);
});

test('a request without a valid elapsed time is held for review', async () => {
  const times = [{}, { elapsedMs: 'soon' }, { elapsedMs: -5 }, { elapsedMs: null }];
  for (const [number, time] of times.entries()) {
    await project.send('book-consultation', booking(number, time), site);
    const fullName = booking(number)['fullName'];
    await project.send('submit-lead', { ...leads.death, fullName, ...time }, site);
  }
  expect(await reviewed()).toEqual(Array(8).fill('no-time'));
});

test('requests unread for four business hours raise an alarm once a day until they are read', async () => {
  const unread = () =>
    project.alarms.flatMap((text) => text.split('\n').filter((line) => line.includes('unread')));
  // Friday, one hour before the office closes.
  await passUntil('2026-12-04T21:00:00Z');
  await book('198.51.100.7', { reference: 'bait', dateServed: '2026-11-20' });
  await passUntil('2026-12-06T20:00:00Z');
  // Monday, two hours after it opens.
  await passUntil('2026-12-07T16:00:00Z');
  expect(unread()).toEqual([]);
  await passUntil('2026-12-07T17:20:00Z');
  expect(unread()).toEqual([
    expect.stringMatching(
      /^1 request under review is unread after 4 business hours\. The earliest deadline is 2026-12-10\./,
    ),
  ]);
  await passUntil('2026-12-07T19:30:00Z');
  expect(unread()).toHaveLength(1);
  expect(project.seenOutside).not.toContain('unread');
  await passUntil('2026-12-08T17:30:00Z');
  expect(unread()).toHaveLength(2);
  await db.query("select public.list_leads('{}')");
  await passUntil('2026-12-09T18:00:00Z');
  expect(unread()).toHaveLength(2);
});
