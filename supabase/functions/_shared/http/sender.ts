/** Who sends, in a form that can be counted but not looked up. */
import { dayOf } from '../contract/dates.ts';
import type { Services } from '../services.ts';

/** Hash of the sender's network address, different every day. Undefined where the address is unknown. */
export async function addressHash(request: Request, services: Services): Promise<string | undefined> {
  const address = services.addressOf(request);
  if (address === undefined || address === '') return undefined;
  return await keyedHash(services.pepper, `${dayOf(services.now())} ${networkOf(address)}`);
}

/** A household has a whole /64 of IPv6 addresses and may use a new one for each request. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return [...start, ...zeros, ...end]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}

export async function keyedHash(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const bytes = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares two secrets without telling by the time taken how much of them agrees. */
export async function sameSecret(given: string, wanted: string): Promise<boolean> {
  const once = crypto.randomUUID();
  return (await keyedHash(once, given)) === (await keyedHash(once, wanted));
}
