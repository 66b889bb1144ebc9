/** The property tax intake in this browser, so that a visitor who comes back from paying finds it filled in. */
import type { Content } from './send/attempt.ts';
import { allowed, lastingStorage } from './storage.ts';
import { intakeKey } from './storage-keys.ts';

export function saveIntake({ kind: _kind, ...fields }: Content): void {
  allowed(() => lastingStorage()?.setItem(intakeKey, JSON.stringify(fields)));
}

export function savedIntake(): Content | undefined {
  const saved: unknown = allowed(() => JSON.parse(lastingStorage()?.getItem(intakeKey) ?? 'null'));
  return typeof saved === 'object' && saved !== null ? { ...saved } : undefined;
}

export function clearIntake(): void {
  allowed(() => lastingStorage()?.removeItem(intakeKey));
}
