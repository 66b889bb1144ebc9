/** Who sends, in a form that can be counted but not looked up. */
import { addDays, utcDayOf } from '../forms/dates.ts';
import { idempotencyKeyField, idempotencyKeyHeader } from '../forms/protocol.ts';
import type { Values } from './body.ts';
import { keyedHashes } from './secrets.ts';

export type AddressHashing = {
  /** The network address of the sender as the platform saw it, or undefined when it cannot be trusted. */
  addressOf: (request: Request) => string | undefined;
  now: () => Date;
  /** Secret that turns addresses into hashes nobody can look up. */
  pepper: string;
};

/** Hashes of the sender's network address, different every day: today's, and yesterday's for a limit over midnight. */
export async function addressHashes(
  request: Request,
  { addressOf, now, pepper }: AddressHashing,
): Promise<{ addressHash?: string | undefined; addressHashBefore?: string | undefined }> {
  const address = addressOf(request);
  if (address === undefined || address === '') return {};
  const network = networkOf(address);
  const today = utcDayOf(now());
  const [addressHash, addressHashBefore] = await keyedHashes(
    pepper,
    [today, addDays(today, -1)].map((day) => `${day} ${network}`),
  );
  return { addressHash, addressHashBefore };
}

/** A household has a whole /64 of IPv6 addresses and may use a new one for each request. */
function networkOf(address: string): string {
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

/** A key that cannot be used is treated as absent: the content then stands in for it, and nothing is lost. */
export function attemptKey(request: Request, values: Values): string | undefined {
  const given = request.headers.get(idempotencyKeyHeader) ?? values[idempotencyKeyField];
  return typeof given === 'string' && /^[\x21-\x7e]{8,200}$/.test(given) ? given : undefined;
}
