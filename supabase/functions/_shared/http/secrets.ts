/** The project's own secrets: whether they will do, and what is made of them and compared with them. */

/** What is shorter can be found by trying. */
const shortestSecret = 32;

/** What is wrong with a secret of the project's own, as a sentence; undefined when it will do. */
export function secretFault(name: string, value: string): string | undefined {
  if (value === '') return `The secret ${name} is not set.`;
  if (value.length >= shortestSecret) return undefined;
  return `The secret ${name} is too short: it needs ${shortestSecret} or more random characters.`;
}

/** One for each text: the same for the same secret and text, and of no use to whoever lacks the secret. */
export async function keyedHashes(secret: string, texts: readonly string[]): Promise<string[]> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return await Promise.all(
    texts.map(async (text) => hex(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))),
  );
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares two secrets without telling by the time taken how much of them agrees. */
export async function sameSecret(given: string, wanted: string): Promise<boolean> {
  const [ofGiven, ofWanted] = await keyedHashes(crypto.randomUUID(), [given, wanted]);
  return ofGiven === ofWanted;
}
