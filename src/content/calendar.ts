/** The calendar day a number of days after `now`. */
export function addDays(now: Date, days: number, timeZone: string): string {
  return toLocalDay(new Date(now.getTime() + days * 86_400_000), timeZone);
}

/** By time zone, because creating a format takes longer than rendering most sections of a page. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day (YYYY-MM-DD) of an instant in a time zone. */
export function toLocalDay(instant: Date, timeZone: string): string {
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  dayFormats.set(timeZone, format);
  return format.format(instant);
}

type Term = { validThrough?: string | undefined; timeZone: string };
type Offer = Term & { validFrom?: string | undefined };

/** The last second of an offer (23:59:59 in its time zone); undefined when it has no end. */
function findLastMoment({ validThrough, timeZone }: Term): Date | undefined {
  if (validThrough === undefined) return undefined;
  const asUtc = new Date(`${validThrough}T23:59:59Z`);
  // The zone's offset at that moment. The second pass corrects days with a clock change.
  const first = new Date(asUtc.getTime() - measureOffset(asUtc, timeZone));
  return new Date(asUtc.getTime() - measureOffset(first, timeZone));
}

/** The last second with its UTC offset (ISO 8601), so that the date part alone is the last day. */
export function formatLastMoment(term: Term): string | undefined {
  const end = findLastMoment(term);
  if (end === undefined) return undefined;
  const minutes = Math.round(measureOffset(end, term.timeZone) / 60_000);
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${term.validThrough}T23:59:59${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
}

/** Whether the last day is over in its time zone; always false without a last day. */
export function hasEnded({ validThrough, timeZone }: Term, now: Date): boolean {
  return validThrough !== undefined && toLocalDay(now, timeZone) > validThrough;
}

/** Whether the first day has begun in its time zone. */
export function hasBegun({ validFrom, timeZone }: Pick<Offer, 'validFrom' | 'timeZone'>, now: Date): boolean {
  return validFrom === undefined || toLocalDay(now, timeZone) >= validFrom;
}

/** Whether an offer is valid now, from its first day to the end of its last. */
export function isCurrent(offer: Offer, now: Date): boolean {
  return hasBegun(offer, now) && !hasEnded(offer, now);
}

/** Milliseconds by which a time zone is ahead of UTC at an instant. */
function measureOffset(instant: Date, timeZone: string): number {
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

/** The number of days between two days (YYYY-MM-DD); NaN for an invalid one. */
export function countDaysBetween(from: string, to: string): number {
  return (toTime(to) - toTime(from)) / 86_400_000;
}

function toTime(day: string): number {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? time : Number.NaN;
}
