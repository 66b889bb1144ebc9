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

type AddressHashes = {
  addressHash?: string | undefined;
  addressHashBefore?: string | undefined;
  networkHash?: string | undefined;
  networkHashBefore?: string | undefined;
};

/**
 * Hashes of the sender's address and of the network around it, different every day: today's, and yesterday's for a limit
 * over midnight.
 */
export async function addressHashes(
  request: Request,
  { addressOf, now, pepper }: AddressHashing,
): Promise<AddressHashes> {
  const address = addressOf(request);
  if (address === undefined || address === '') return {};
  const { sender, network } = prefixesOf(address);
  const today = utcDayOf(now());
  const before = addDays(today, -1);
  const [addressHash, addressHashBefore, networkHash, networkHashBefore] = await keyedHashes(pepper, [
    `${today} ${sender}`,
    `${before} ${sender}`,
    `${today} network ${network}`,
    `${before} network ${network}`,
  ]);
  return { addressHash, addressHashBefore, networkHash, networkHashBefore };
}

/**
 * A household has a whole /64 of IPv6 addresses and may use a new one for each request; a rented server has a /48. Of IPv4
 * the sender is the address, and the network its /24.
 */
function prefixesOf(address: string): { sender: string; network: string } {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return { sender: plain, network: plain.split('.').slice(0, 3).join('.') };
  const [head = '', tail] = plain.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  const groups = [...start, ...zeros, ...end].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
  return { sender: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}

/** A key that cannot be used is treated as absent: the content then stands in for it, and nothing is lost. */
export function attemptKey(request: Request, values: Values): string | undefined {
  const given = request.headers.get(idempotencyKeyHeader) ?? values[idempotencyKeyField];
  return typeof given === 'string' && /^[\x21-\x7e]{8,200}$/.test(given) ? given : undefined;
}
