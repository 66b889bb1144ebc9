/** The property tax intake in this browser, so that a visitor who comes back from paying finds it filled in. */
import { taxIntakeForm } from '#forms/tax-intake.ts';
import { allowed, intakeKey, intakeReceiptKey, lastingStorage, removeExpiredIntake } from '../storage.ts';
import type { BookingConfig } from './form-props.ts';
import { attemptFor } from './send/answer.ts';
import type { Answer, Attempt, Content } from './send/answer.ts';
import { deliver } from './send/deliver.ts';
import { forgetUnconfirmed, keepUnconfirmed, listUnconfirmed, longestMs } from './send/unconfirmed.ts';

/** Takes the place of what was saved before. Where the browser forbids storage, nothing is kept and nothing is said. */
export function saveIntake({ kind: _kind, ...fields }: Content): void {
  const saved = JSON.stringify({ ...fields, savedAt: Date.now() });
  allowed(() => lastingStorage()?.setItem(intakeKey, saved));
}

/** As last saved, by the names of the fields; undefined where nothing is kept that can be read. */
export function savedIntake(): Content | undefined {
  removeExpiredIntake();
  const saved: unknown = allowed(() => JSON.parse(lastingStorage()?.getItem(intakeKey) ?? 'null'));
  return typeof saved === 'object' && saved !== null ? { ...saved, savedAt: undefined } : undefined;
}

/** Removes it for good, as the button in the form’s notice promises. */
export function clearIntake(): void {
  allowed(() => lastingStorage()?.removeItem(intakeKey));
  forgetReceipt();
}

/** The pages after payment read it. What is sent next needs a receipt of its own. */
export function forgetReceipt(): void {
  allowed(() => lastingStorage()?.removeItem(intakeReceiptKey));
}

const { functionName } = taxIntakeForm;
/** Each under a name of its own: a second property, or a correction, takes the place of none. */
const names = `${taxIntakeForm.name}.`;

type Pending = {
  attempt: Attempt;
  since: number;
  onAccepted: (reference: string | undefined) => void;
  onRefused: (refusal: Refused) => void;
};

type Refused = Extract<Answer, { outcome: 'refused' }>;

/** What this page has to deliver. Storage only keeps it for the next page, where the browser allows that. */
const pending = new Map<string, Pending>();
let underWay = false;

type Intake = Pick<Pending, 'onAccepted' | 'onRefused'> & Pick<Attempt, 'content' | 'signs'>;

/**
 * Brings an intake to the firm without holding anyone up: in the background, after others that are on their way, and
 * again later if that fails. A refusal is shown whenever it comes.
 */
export function deliverIntake(config: BookingConfig, { content, signs, ...handlers }: Intake): void {
  const attempt = attemptFor(content, signs, ...undelivered());
  const { key } = attempt;
  const since = pending.get(key)?.since ?? Date.now();
  pending.set(key, { attempt, since, ...handlers });
  keepUnconfirmed(lastingStorage(), names + key, attempt);
  void deliverPending(config);
}

/** Tries each once. What is stored is done with, and what would be refused again; the rest waits for another try. */
export async function deliverPending(config: BookingConfig): Promise<void> {
  if (underWay) return;
  underWay = true;
  try {
    const tried = new Set<string>();
    const next = () => undelivered().find(({ key }) => !tried.has(key));
    for (let attempt = next(); attempt; attempt = next()) {
      tried.add(attempt.key);
      // What goes wrong with one holds up no other.
      await deliverOne(config, attempt).catch((error: unknown) => console.error(error));
    }
  } finally {
    underWay = false;
  }
}

async function deliverOne(config: BookingConfig, attempt: Attempt): Promise<void> {
  const answer = await deliver({ config, functionName, attempt });
  const { onAccepted, onRefused } = pending.get(attempt.key) ?? {};
  if (answer.outcome === 'accepted' || (answer.outcome === 'refused' && answer.lasting)) forget(attempt);
  if (answer.outcome === 'refused') onRefused?.(answer);
  if (answer.outcome !== 'accepted' || !isLatest(attempt)) return;
  allowed(() => lastingStorage()?.setItem(intakeReceiptKey, 'sent'));
  onAccepted?.(answer.reference);
}

/** What was saved since then has no receipt yet. */
function isLatest({ content: { kind: _kind, ...fields } }: Attempt): boolean {
  const saved = savedIntake();
  return saved === undefined || JSON.stringify(fields) === JSON.stringify(saved);
}

/** Takes what waits out of this browser's storage. What this page has sent is on its way all the same. */
export function forgetIntakes(): void {
  for (const attempt of listUnconfirmed(lastingStorage(), names)) forgetKept(attempt);
}

function undelivered(): Attempt[] {
  const fresh = [...pending.values()].filter(({ since }) => Date.now() - since < longestMs);
  const here = fresh.map(({ attempt }) => attempt);
  const kept = listUnconfirmed(lastingStorage(), names).filter(({ key }) => !pending.has(key));
  return [...kept, ...here];
}

function forget(attempt: Attempt): void {
  pending.delete(attempt.key);
  forgetKept(attempt);
}

function forgetKept({ key }: Attempt): void {
  forgetUnconfirmed(lastingStorage(), names + key);
}
