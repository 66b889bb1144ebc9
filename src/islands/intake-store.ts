/** The property tax intake in this browser, so that a visitor who comes back from paying finds it filled in. */
import type { Content } from './send/attempt.ts';
import { intakeKey } from './storage-keys.ts';
import { lastingStorage } from './send/unconfirmed.ts';

export function saveIntake({ kind: _kind, ...fields }: Content): void {
  try {
    lastingStorage()?.setItem(intakeKey, JSON.stringify(fields));
  } catch {
    // A full or forbidden storage costs the visitor the prefilled form, and nothing else.
  }
}

export function savedIntake(): Content | undefined {
  try {
    const saved: unknown = JSON.parse(lastingStorage()?.getItem(intakeKey) ?? 'null');
    return typeof saved === 'object' && saved !== null ? { ...saved } : undefined;
  } catch {
    return undefined;
  }
}

export function clearIntake(): void {
  lastingStorage()?.removeItem(intakeKey);
}
