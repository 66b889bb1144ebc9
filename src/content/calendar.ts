/** The calendar day so many days after `now`. */
export function dayAhead(now: Date, days: number, timeZone: string): string {
  return dayOf(new Date(now.getTime() + days * 86_400_000), timeZone);
}

/** The calendar day (YYYY-MM-DD) of an instant in a time zone. */
export function dayOf(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
}

type Term = { validThrough?: string | undefined; timeZone: string };
type Offer = Term & { validFrom?: string | undefined };

/** The last second of an offer (23:59:59 on its own clock), or undefined when it has no end. */
function lastMoment({ validThrough, timeZone }: Term): Date | undefined {
  if (validThrough === undefined) return undefined;
  const asUtc = new Date(`${validThrough}T23:59:59Z`);
  // The zone's offset at that moment; a second look settles days on which clocks change.
  const first = new Date(asUtc.getTime() - offsetAt(asUtc, timeZone));
  return new Date(asUtc.getTime() - offsetAt(first, timeZone));
}

/** That second with its own clock's distance from UTC (ISO 8601), so that whoever reads the date alone reads the last day. */
export function lastMomentWritten(term: Term): string | undefined {
  const end = lastMoment(term);
  if (end === undefined) return undefined;
  const minutes = Math.round(offsetAt(end, term.timeZone) / 60_000);
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${term.validThrough}T23:59:59${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
}

/** Whether the last moment of its last day has passed, on its own clock; what has no last day never ends. */
export function hasEnded(term: Term, now: Date): boolean {
  const end = lastMoment(term);
  return end !== undefined && now.getTime() > end.getTime();
}

/** Whether its first day has come, on its own clock. */
export function hasBegun({ validFrom, timeZone }: Pick<Offer, 'validFrom' | 'timeZone'>, now: Date): boolean {
  return validFrom === undefined || dayOf(now, timeZone) >= validFrom;
}

/** Whether an offer holds at this moment: from its first day to the end of its last. */
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

/** How many days lie between two days (YYYY-MM-DD); not a number when one is no day of the calendar. */
export function daysBetween(from: string, to: string): number {
  return (timeOf(to) - timeOf(from)) / 86_400_000;
}

function timeOf(day: string): number {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? time : Number.NaN;
}
