/** In a flood of requests, no client is rejected, nothing is dropped, and the firm gets few emails. */
import { expect, test, vi } from 'vitest';
import { simulateProjects, type SimulatedProject } from '../support/simulated-project.ts';
import { createBooking, leads } from '../support/samples.ts';
import { site } from '../support/platform-fakes.ts';

let project: SimulatedProject;
const { db } = await simulateProjects((newProject) => (project = newProject));

let personCount = 0;

/** Sends a booking by a new person. */
async function book(address: string, changes: Record<string, unknown> = {}): Promise<number> {
  personCount += 1;
  const headers = { 'cf-connecting-ip': address };
  const body = createBooking(personCount, { elapsedMs: 9000, ...changes });
  return await project.send('book-consultation', body, site, headers);
}

/** Lists each request's reasons for review, in order; empty for requests that aren't under review. */
async function listReviewReasons(): Promise<string[]> {
  const { rows } = await db.query<{ reasons: string }>(
    "select array_to_string(quarantined_for, '+') as reasons from private.submission order by created_at",
  );
  return rows.map(({ reasons }) => reasons);
}

async function advanceTo(time: string): Promise<void> {
  vi.setSystemTime(new Date(time));
  await project.advanceMinutes(2);
}

test('a sender who repeats a victim’s phone number is rejected, and the victim isn’t', async () => {
  const phoneNumber = '(813) 555-0142';
  const statuses: number[] = [];
  for (let index = 0; index < 14; index += 1) statuses.push(await book('203.0.113.7', { phoneNumber }));
  expect(statuses).toEqual([...Array(12).fill(200), 429, 429]);
  for (let index = 0; index < 14; index += 1)
    expect(await book(`2001:db8:${index}::1`, { phoneNumber })).toBe(200);
  expect(await book('198.51.100.7', { phoneNumber, fullName: 'The Victim' })).toBe(200);
  expect((await listReviewReasons()).at(-1)).toBe('many-from-contact');
  const lead = { ...leads.county, phone: phoneNumber, elapsedMs: 9000 };
  expect(await project.send('submit-lead', lead, site, { 'cf-connecting-ip': '198.51.100.8' })).toBe(200);
});

test('60 bookings from one /48 are stored, and emailed in one digest with their deadlines', async () => {
  await advanceTo('2026-12-01T15:00:00Z');
  for (let index = 0; index < 60; index += 1)
    expect(await book(`2001:db8:7:${index.toString(16)}::1`, { dateServed: '2026-11-20' })).toBe(200);
  const reasons = await listReviewReasons();
  expect(reasons).toHaveLength(60);
  expect(reasons.slice(0, 10)).toEqual(Array(10).fill(''));
  expect(reasons.at(-1)).toContain('many-from-network');
  await project.advanceMinutes(35);
  expect(project.emails.length).toBeLessThanOrEqual(30);
  const digests = project.emails.filter(({ subject }) => subject.includes('under review'));
  expect(digests).toHaveLength(1);
  const text = project.emails.map((mail) => mail.text).join('\n');
  const { rows } = await db.query<{ id: string }>('select id from private.submission');
  for (const { id } of rows) expect(text.split(new RegExp(`\\b${id.slice(0, 8)}\\b`))).toHaveLength(2);
  expect(text.match(/2026-12-10/g)).toHaveLength(60);
});

test('requests above the hourly total are held for review', async () => {
  for (let index = 0; index < 60; index += 1) expect(await book(`198.51.${index}.7`)).toBe(200);
  const reasons = await listReviewReasons();
  expect(reasons.filter((reason) => reason === '')).toHaveLength(40);
  expect(reasons.slice(40)).toEqual(Array(20).fill('many-in-total'));
  vi.setSystemTime(Date.now() + 62 * 60_000);
  expect(await book('198.51.100.200')).toBe(200);
  expect((await listReviewReasons()).at(-1)).toBe('');
});

test('a digest is limited to a few hundred requests, and the rest follow in the next one', async () => {
  await db.exec(`insert into private.submission (kind, quarantined_for, fingerprint, contact_hash)
    select 'tax-intake', '{too-fast}', repeat('a', 64), repeat('b', 64) from generate_series(1, 1200);
    insert into private.lead (submission_id, kind, full_name, email, phone, property_address, county, acknowledged)
    select id, kind, 'Canary', 'x', 'x', 'x', 'x', true from private.submission;
    update private.submission set created_at = now() - interval '30 minutes'`);
  await project.advanceMinutes(5);
  const text = project.emails.map((mail) => mail.text).join('\n');
  const { rows } = await db.query<{ id: string }>('select id from private.submission');
  for (const { id } of rows) expect(text).toContain(id.slice(0, 8));
  expect(project.emails).toHaveLength(3);
});

test('a request without a valid elapsed time is held for review', async () => {
  const times = [{}, { elapsedMs: 'soon' }, { elapsedMs: -5 }, { elapsedMs: null }];
  for (const [number, time] of times.entries()) {
    await project.send('book-consultation', createBooking(number, time), site);
    const fullName = createBooking(number)['fullName'];
    await project.send('submit-lead', { ...leads.death, fullName, ...time }, site);
  }
  expect(await listReviewReasons()).toEqual(Array(8).fill('no-time'));
});

test('requests under review that are unread for four business hours raise an alarm once a day until they are read', async () => {
  const listUnreadAlarms = () =>
    project.alarms.flatMap((text) => text.split('\n').filter((line) => line.includes('unread')));
  // Friday, an hour before the office closes.
  await advanceTo('2026-12-04T21:00:00Z');
  await book('198.51.100.7', { reference: 'bait', dateServed: '2026-11-20' });
  await advanceTo('2026-12-06T20:00:00Z');
  // Monday, two hours after it opens.
  await advanceTo('2026-12-07T16:00:00Z');
  expect(listUnreadAlarms()).toEqual([]);
  await advanceTo('2026-12-07T17:20:00Z');
  expect(listUnreadAlarms()).toEqual([
    expect.stringMatching(
      /^1 request under review is unread after 4 business hours\. The earliest deadline is 2026-12-10\./,
    ),
  ]);
  await advanceTo('2026-12-07T19:30:00Z');
  expect(listUnreadAlarms()).toHaveLength(1);
  expect(project.uptimeFaults).not.toContain('unread');
  await advanceTo('2026-12-08T17:30:00Z');
  expect(listUnreadAlarms()).toHaveLength(2);
  await db.query("select public.list_leads('{}')");
  await advanceTo('2026-12-09T18:00:00Z');
  expect(listUnreadAlarms()).toHaveLength(2);
});
