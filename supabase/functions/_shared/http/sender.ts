/** Who sends, in a form that can be counted but not looked up. */
import { addDays, utcDayOf } from '../contract/dates.ts';
import { keyedHash } from '../secrets.ts';
import type { Services } from '../services.ts';

/** Hashes of the sender's network address, different every day: today's, and yesterday's for a limit over midnight. */
export async function addressHashes(
  request: Request,
  { addressOf, now, pepper }: Services,
): Promise<{ addressHash?: string; addressHashBefore?: string }> {
  const address = addressOf(request);
  if (address === undefined || address === '') return {};
  const network = networkOf(address);
  const hashOn = (day: string) => keyedHash(pepper, `${day} ${network}`);
  const today = utcDayOf(now());
  return { addressHash: await hashOn(today), addressHashBefore: await hashOn(addDays(today, -1)) };
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
