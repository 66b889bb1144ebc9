/** The browser stores the property tax intake for 30 days. */
import { beforeEach, expect, test, vi } from 'vitest';
import { intakeKey, removeExpiredIntake } from '#client/storage.ts';

const deliver = vi.hoisted(() => vi.fn<() => Promise<object>>(async () => ({ outcome: 'failed' })));
vi.mock('#client/forms/send/deliver.ts', () => ({ deliver }));
// Other test files in the worker may have imported the intake module without the mock.
vi.resetModules();
const { clearIntake, deliverIntake, deliverPending, saveIntake, loadIntake } =
  await import('#client/forms/intake.ts');
const { storeAttempt } = await import('#client/forms/send/unconfirmed.ts');
const { storeSentRequest } = await import('#client/sent-request.ts');
const { storeServiceDate } = await import('#client/deadline/stored-date.ts');

const dayMs = 86_400_000;
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') });
  for (const area of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(area, {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('an intake is restored for 30 days, and then removed', () => {
  saveIntake({ kind: 'tax-intake', fullName: 'Jane Roe' });
  vi.setSystemTime(Date.now() + 29 * dayMs);
  expect(loadIntake()).toMatchObject({ fullName: 'Jane Roe' });
  vi.setSystemTime(Date.now() + 2 * dayMs);
  expect(loadIntake()).toBeUndefined();
  expect(storage.size).toBe(0);
});

test.each([
  ['no date', {}],
  ['an invalid date', { savedAt: 'soon' }],
  ['a date far in the future', { savedAt: Date.UTC(2030, 0, 1) }],
])('an intake with %s is removed on any page', (_name, date) => {
  storage.set(intakeKey, JSON.stringify({ fullName: 'Jane Roe', ...date }));
  removeExpiredIntake();
  expect(storage.size).toBe(0);
});

test('when storage is full, an earlier intake isn’t restored in place of the new one', () => {
  saveIntake({ fullName: 'Jane Roe' });
  Object.assign(localStorage, { setItem: () => expect.fail('Storage is full.') });
  saveIntake({ fullName: 'John Roe' });
  expect(loadIntake()).toBeUndefined();
});

test('a request or date that doesn’t fit into full storage removes the earlier one', () => {
  vi.stubGlobal('document', { querySelector: () => null });
  const storeAll = (value: string) => {
    storeAttempt('sessionStorage', 'consultation', { key: value, content: {}, botSignals: {} });
    storeSentRequest({ calendarUrl: value });
    storeServiceDate(value);
  };
  storeAll('2026-11-20');
  expect(storage.size).toBe(3);
  Object.assign(sessionStorage, { setItem: () => expect.fail('Storage is full.') });
  storeAll('2026-11-21');
  expect([...storage]).toEqual([]);
});

test('saving again restarts the 30 days', () => {
  saveIntake({ fullName: 'Jane Roe' });
  vi.setSystemTime(Date.now() + 20 * dayMs);
  saveIntake({ fullName: 'Jane Roe' });
  vi.setSystemTime(Date.now() + 20 * dayMs);
  expect(loadIntake()).toMatchObject({ fullName: 'Jane Roe' });
});

test('an intake that could not be delivered is not sent after the visitor deletes it', async () => {
  const firmPhone = { href: '', text: '' };
  const config = { functionsBase: '', supabaseUrl: '', supabaseKey: '', firmPhone, paymentUrl: '' };
  const content = { fullName: 'Jane Roe' };
  deliverIntake(config, { content, botSignals: {}, onAccepted: () => {}, onRejected: () => {} });
  await vi.waitFor(async () => {
    await deliverPending(config);
    expect(deliver.mock.calls.length).toBeGreaterThan(1);
  }, 20_000);
  deliver.mockClear();
  clearIntake();
  await deliverPending(config);
  expect(deliver).not.toHaveBeenCalled();
});
