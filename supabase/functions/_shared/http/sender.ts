/** Identifies senders by keyed hashes, which can be counted but not reversed. */
import { toUtcDay } from '../forms/dates.ts';
import { idempotencyKeyField, idempotencyKeyHeader } from '../forms/protocol.ts';
import type { Values } from './body.ts';
import { computeKeyedHash } from './secrets.ts';

export type AddressHashing = {
  /** The sender's IP address as reported by the platform; undefined if it isn't known. */
  getSenderAddress: (request: Request) => string | undefined;
  now: () => Date;
  /** The HMAC key of the hashes. */
  pepper: string;
};

/** Hashes the sender's address and network. The hashes change every day, so that they can't be linked over time. */
export function hashAddress(request: Request, { getSenderAddress, now, pepper }: AddressHashing) {
  const address = getSenderAddress(request);
  if (address === undefined || address === '') return {};
  const { sender, network } = splitAddress(address);
  const today = toUtcDay(now());
  return {
    addressHash: computeKeyedHash(pepper, `${today} ${sender}`),
    networkHash: computeKeyedHash(pepper, `${today} network ${network}`),
  };
}

/**
 * Returns the sender and its network. IPv6: the /64 (a household) and the /48 (a rented server). IPv4: the address and
 * its /24.
 */
function splitAddress(address: string): { sender: string; network: string } {
  const plainAddress = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plainAddress.includes(':'))
    return { sender: plainAddress, network: plainAddress.split('.').slice(0, 3).join('.') };
  const [head = '', tail] = plainAddress.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  const groups = [...start, ...zeros, ...end].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
  return { sender: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}

/** Reads the key of an attempt. An invalid one is ignored: the content is then used as the key, so nothing is lost. */
export function readAttemptKey(request: Request, values: Values): string | undefined {
  const key = request.headers.get(idempotencyKeyHeader) ?? values[idempotencyKeyField];
  return typeof key === 'string' && /^[\x21-\x7e]{8,200}$/.test(key) ? key : undefined;
}
