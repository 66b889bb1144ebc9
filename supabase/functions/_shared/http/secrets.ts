/** Validates and compares the project's secrets, and computes keyed hashes. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Shorter secrets can be guessed. */
const minSecretLength = 32;

/** Returns why a secret is unusable, or undefined for a valid one. */
export function checkSecret(name: string, value: string): string | undefined {
  if (value === '') return `The secret ${name} is not set.`;
  if (value.length >= minSecretLength) return undefined;
  return `The secret ${name} is too short: it needs ${minSecretLength} or more random characters.`;
}

/** Computes a keyed hash (HMAC). */
export function computeKeyedHash(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('hex');
}

/** Compares two secrets in constant time. */
export function secretsMatch(actual: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(actual), hash(expected));
}
