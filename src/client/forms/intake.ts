/** Stores the property tax intake in the browser, to refill the form after payment, and delivers it in the background. */
import * as z from 'zod/mini';
import { taxIntakeForm } from '#forms/tax-intake.ts';
import {
  intakeKey,
  intakeReceiptKey,
  readStored,
  removeExpiredIntake,
  store,
  tryStorage,
} from '../storage.ts';
import type { FormsConfig } from '../published-data.ts';
import { findOrCreateAttempt } from './send/result.ts';
import type { Attempt, FieldValues, RejectedResult } from './send/result.ts';
import { deliver } from './send/deliver.ts';
import { removeStoredAttempt, storeAttempt, lifetimeMs, listStoredAttempts } from './send/unconfirmed.ts';

/** Stores the intake in the browser, replacing an earlier one. */
export function saveIntake({ kind: _kind, ...fields }: FieldValues): void {
  const savedIntake = JSON.stringify({ ...fields, savedAt: Date.now() });
  store('localStorage', intakeKey, savedIntake);
}

/** Returns the saved intake unless it has expired. */
export function loadIntake(): FieldValues | undefined {
  tryStorage(removeExpiredIntake);
  const savedIntake = readStored('localStorage', intakeKey, z.record(z.string(), z.unknown()));
  return savedIntake && { ...savedIntake, savedAt: undefined };
}

/** Removes the intake, its receipt and undelivered attempts, as the form's notice promises. */
export function clearIntake(): void {
  tryStorage(() => localStorage.removeItem(intakeKey));
  removeReceipt();
  pendingDeliveries.clear();
  for (const { key } of listStoredAttempts('localStorage', keyPrefix))
    removeStoredAttempt('localStorage', keyPrefix + key);
}

/** Removes the receipt of an earlier intake. */
export function removeReceipt(): void {
  tryStorage(() => localStorage.removeItem(intakeReceiptKey));
}

/** Prefix of each attempt's storage key. A visitor may submit intakes for several properties. */
const keyPrefix = `${taxIntakeForm.name}.`;

type PendingDelivery = {
  attempt: Attempt;
  startedAt: number;
  onAccepted: (reference: string | undefined) => void;
  onRejected: (rejection: RejectedResult) => void;
};

/** Attempts that this page must deliver. They are also stored for the next page, if the browser allows it. */
const pendingDeliveries = new Map<string, PendingDelivery>();
let isFlushing = false;

type Intake = Pick<PendingDelivery, 'onAccepted' | 'onRejected'> & Pick<Attempt, 'content' | 'botSignals'>;

/** Delivers an intake in the background, after earlier ones, and retries later if that fails. */
export function deliverIntake(config: FormsConfig, { content, botSignals, ...handlers }: Intake): void {
  const attempt = findOrCreateAttempt(content, botSignals, ...loadUndeliveredAttempts());
  const { key } = attempt;
  const startedAt = pendingDeliveries.get(key)?.startedAt ?? Date.now();
  pendingDeliveries.set(key, { attempt, startedAt, ...handlers });
  storeAttempt('localStorage', keyPrefix + key, attempt);
  void deliverPending(config);
}

/** Tries each attempt once, including those added in the meantime. Failed attempts wait for the next call. */
export async function deliverPending(config: FormsConfig): Promise<void> {
  if (isFlushing) return;
  isFlushing = true;
  const triedKeys = new Set<string>();
  const findNext = () => loadUndeliveredAttempts().find(({ key }) => !triedKeys.has(key));
  for (let attempt = findNext(); attempt; attempt = findNext()) {
    triedKeys.add(attempt.key);
    await deliverOne(config, attempt).catch((error: unknown) => console.error(error));
  }
  isFlushing = false;
}

async function deliverOne(config: FormsConfig, attempt: Attempt): Promise<void> {
  const result = await deliver({ config, functionName: taxIntakeForm.functionName, attempt });
  const entry = pendingDeliveries.get(attempt.key);
  if (result.outcome === 'accepted' || (result.outcome === 'rejected' && result.isPermanent)) {
    pendingDeliveries.delete(attempt.key);
    removeStoredAttempt('localStorage', keyPrefix + attempt.key);
  }
  if (result.outcome === 'rejected' && entry) {
    entry.onRejected(result);
    // The visitor has seen the error, so retries in the background stay silent.
    entry.onRejected = () => {};
  }
  if (result.outcome !== 'accepted' || !isLatest(attempt)) return;
  tryStorage(() => localStorage.setItem(intakeReceiptKey, 'sent'));
  entry?.onAccepted(result.reference);
}

/** Returns whether this attempt is the last saved intake. A later one needs its own receipt. */
function isLatest({ content: { kind: _kind, ...fields } }: Attempt): boolean {
  const savedIntake = loadIntake();
  return savedIntake === undefined || JSON.stringify(fields) === JSON.stringify(savedIntake);
}

function loadUndeliveredAttempts(): Attempt[] {
  const unexpiredDeliveries = [...pendingDeliveries.values()].filter(
    ({ startedAt }) => Date.now() - startedAt < lifetimeMs,
  );
  const storedAttempts = listStoredAttempts('localStorage', keyPrefix).filter(
    ({ key }) => !pendingDeliveries.has(key),
  );
  return [...storedAttempts, ...unexpiredDeliveries.map(({ attempt }) => attempt)];
}
