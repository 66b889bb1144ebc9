/** The property tax intake in this browser: stored for the return from payment, and delivered in the background. */
import * as z from 'zod/mini';
import { taxIntakeForm } from '#forms/tax-intake.ts';
import { intakeKey, intakeReceiptKey, readStored, removeExpiredIntake, tryStorage } from '../storage.ts';
import type { BookingConfig } from '../published-data.ts';
import { createAttempt } from './send/result.ts';
import type { SendResult, Attempt, Content } from './send/result.ts';
import { deliver } from './send/deliver.ts';
import { forgetUnconfirmed, storeUnconfirmed, lifetimeMs, listUnconfirmed } from './send/unconfirmed.ts';

/** Replaces an earlier intake. */
export function saveIntake({ kind: _kind, ...fields }: Content): void {
  const saved = JSON.stringify({ ...fields, savedAt: Date.now() });
  tryStorage(() => localStorage.setItem(intakeKey, saved));
}

export function loadIntake(): Content | undefined {
  tryStorage(removeExpiredIntake);
  const saved = readStored('localStorage', intakeKey, z.record(z.string(), z.unknown()));
  return saved && { ...saved, savedAt: undefined };
}

/** Removes the intake, its receipt and what was not delivered, as the form's notice promises. */
export function clearIntake(): void {
  tryStorage(() => localStorage.removeItem(intakeKey));
  forgetReceipt();
  for (const attempt of listUnconfirmed('localStorage', storedName)) forgetStored(attempt);
}

/** Each intake gets its own receipt. */
export function forgetReceipt(): void {
  tryStorage(() => localStorage.removeItem(intakeReceiptKey));
}

const { functionName } = taxIntakeForm;
/** A prefix of the attempt's key, because a visitor may submit several properties. */
const storedName = `${taxIntakeForm.name}.`;

type Refused = Extract<SendResult, { outcome: 'refused' }>;

type Pending = {
  attempt: Attempt;
  since: number;
  onAccepted: (reference: string | undefined) => void;
  onRefused: (refusal: Refused) => void;
};

/** Requests that this page must deliver. They are also stored for the next page, if the browser allows it. */
const pending = new Map<string, Pending>();
let isFlushing = false;

type Intake = Pick<Pending, 'onAccepted' | 'onRefused'> & Pick<Attempt, 'content' | 'botSignals'>;

/** Delivers an intake in the background, after earlier ones, and retries later if that fails. */
export function deliverIntake(config: BookingConfig, { content, botSignals, ...handlers }: Intake): void {
  const attempt = createAttempt(content, botSignals, ...loadUndelivered());
  const { key } = attempt;
  const since = pending.get(key)?.since ?? Date.now();
  pending.set(key, { attempt, since, ...handlers });
  storeUnconfirmed('localStorage', storedName + key, attempt);
  void deliverPending(config);
}

/** Tries each attempt once, including those added meanwhile. What failed waits for the next call. */
export async function deliverPending(config: BookingConfig): Promise<void> {
  if (isFlushing) return;
  isFlushing = true;
  const tried = new Set<string>();
  const next = () => loadUndelivered().find(({ key }) => !tried.has(key));
  for (let attempt = next(); attempt; attempt = next()) {
    tried.add(attempt.key);
    await deliverOne(config, attempt).catch((error: unknown) => console.error(error));
  }
  isFlushing = false;
}

async function deliverOne(config: BookingConfig, attempt: Attempt): Promise<void> {
  const result = await deliver({ config, functionName, attempt });
  const entry = pending.get(attempt.key);
  if (result.outcome === 'accepted' || (result.outcome === 'refused' && result.isPermanent)) {
    pending.delete(attempt.key);
    forgetStored(attempt);
  }
  if (result.outcome === 'refused' && entry) {
    entry.onRefused(result);
    // The visitor has seen it: retries in the background are silent.
    entry.onRefused = () => {};
  }
  if (result.outcome !== 'accepted' || !isLatest(attempt)) return;
  tryStorage(() => localStorage.setItem(intakeReceiptKey, 'sent'));
  entry?.onAccepted(result.reference);
}

/** A later intake has no receipt yet. */
function isLatest({ content: { kind: _kind, ...fields } }: Attempt): boolean {
  const saved = loadIntake();
  return saved === undefined || JSON.stringify(fields) === JSON.stringify(saved);
}

function loadUndelivered(): Attempt[] {
  const fresh = [...pending.values()].filter(({ since }) => Date.now() - since < lifetimeMs);
  const stored = listUnconfirmed('localStorage', storedName).filter(({ key }) => !pending.has(key));
  return [...stored, ...fresh.map(({ attempt }) => attempt)];
}

function forgetStored({ key }: Attempt): void {
  forgetUnconfirmed('localStorage', storedName + key);
}
