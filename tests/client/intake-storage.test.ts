/** The browser stores the property tax intake for 30 days. */
import { beforeEach, expect, test, vi } from 'vitest';
import { saveIntake, loadIntake } from '#client/forms/intake.ts';
import { intakeKey, removeExpiredIntake } from '#client/storage.ts';

const day = 86_400_000;
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('an intake is filled in again for 30 days, and then removed', () => {
  saveIntake({ kind: 'tax-intake', fullName: 'Jane Roe' });
  vi.setSystemTime(Date.now() + 29 * day);
  expect(loadIntake()).toMatchObject({ fullName: 'Jane Roe' });
  vi.setSystemTime(Date.now() + 2 * day);
  expect(loadIntake()).toBeUndefined();
  expect(stored.size).toBe(0);
});

test.each([
  ['no date', {}],
  ['an invalid date', { savedAt: 'soon' }],
  ['a date far in the future', { savedAt: Date.UTC(2030, 0, 1) }],
])('an intake with %s is removed on any page', (_name, date) => {
  stored.set(intakeKey, JSON.stringify({ fullName: 'Jane Roe', ...date }));
  removeExpiredIntake();
  expect(stored.size).toBe(0);
});

test('saving again starts the 30 days again', () => {
  saveIntake({ fullName: 'Jane Roe' });
  vi.setSystemTime(Date.now() + 20 * day);
  saveIntake({ fullName: 'Jane Roe' });
  vi.setSystemTime(Date.now() + 20 * day);
  expect(loadIntake()).toMatchObject({ fullName: 'Jane Roe' });
});
