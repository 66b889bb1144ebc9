import type { DataOf } from './collections.ts';
import { dayOf } from './publishing.ts';

type Offer = DataOf<'offers'>;
type Term = Pick<Offer, 'validThrough' | 'timeZone'>;

/** The last second of an offer (23:59:59 on its own clock), or undefined when it has no end. */
export function lastMoment({ validThrough, timeZone }: Term): Date | undefined {
  if (validThrough === undefined) return undefined;
  const asUtc = new Date(`${validThrough}T23:59:59Z`);
  // The zone's offset at that moment; a second look settles days on which clocks change.
  const first = new Date(asUtc.getTime() - offsetAt(asUtc, timeZone));
  return new Date(asUtc.getTime() - offsetAt(first, timeZone));
}

export function hasEnded(term: Term, now: Date): boolean {
  const end = lastMoment(term);
  return end !== undefined && now.getTime() > end.getTime();
}

/** Whether its first day has come, on its own clock. */
export function hasBegun({ validFrom, timeZone }: Pick<Offer, 'validFrom' | 'timeZone'>, now: Date): boolean {
  return dayOf(now, timeZone) >= validFrom;
}

export function isCurrent(offer: Offer, now: Date): boolean {
  return hasBegun(offer, now) && !hasEnded(offer, now);
}

/** Milliseconds by which a zone's clock is ahead of UTC at an instant. */
function offsetAt(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return local - instant.getTime();
}
