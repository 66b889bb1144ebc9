/** Validates and compares the project's secrets, and computes keyed hashes. */

/** Shorter secrets can be guessed. */
const minSecretLength = 32;

/** Explains why a secret is unusable; undefined for a valid one. */
export function checkSecret(name: string, value: string): string | undefined {
  if (value === '') return `The secret ${name} is not set.`;
  if (value.length >= minSecretLength) return undefined;
  return `The secret ${name} is too short: it needs ${minSecretLength} or more random characters.`;
}

/** Computes a keyed hash (HMAC) of each value. */
export async function computeKeyedHashes(secret: string, values: readonly string[]): Promise<string[]> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return await Promise.all(
    values.map(async (value) => toHex(await crypto.subtle.sign('HMAC', key, encoder.encode(value)))),
  );
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares in constant time. */
export async function secretsMatch(actual: string, expected: string): Promise<boolean> {
  const [actualHash, expectedHash] = await computeKeyedHashes(crypto.randomUUID(), [actual, expected]);
  return actualHash === expectedHash;
}
