/** The calendar day (YYYY-MM-DD) that is `days` days after `now`. */
export function addDays(now: Date, days: number, timeZone: string): string {
  return toLocalDay(new Date(now.getTime() + days * 86_400_000), timeZone);
}

/** Cached by time zone, because creating a formatter is slow. */
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
  // The second pass corrects days with a clock change.
  const estimate = new Date(asUtc.getTime() - getUtcOffset(asUtc, timeZone));
  return new Date(asUtc.getTime() - getUtcOffset(estimate, timeZone));
}

/** The last second with its UTC offset (ISO 8601), so that the date part alone is the last day. */
export function formatLastMoment(term: Term): string | undefined {
  const end = findLastMoment(term);
  if (end === undefined) return undefined;
  const offsetMinutes = Math.round(getUtcOffset(end, term.timeZone) / 60_000);
  const [hours, minutes] = [Math.trunc(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60].map(
    (part) => String(part).padStart(2, '0'),
  );
  return `${term.validThrough}T23:59:59${offsetMinutes < 0 ? '-' : '+'}${hours}:${minutes}`;
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
function getUtcOffset(instant: Date, timeZone: string): number {
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
  const readPart = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const localTime = Date.UTC(
    readPart('year'),
    readPart('month') - 1,
    readPart('day'),
    readPart('hour'),
    readPart('minute'),
    readPart('second'),
  );
  return localTime - instant.getTime();
}

/** The number of days between two days (YYYY-MM-DD); NaN for an invalid one. */
export function countDaysBetween(from: string, to: string): number {
  return (parseDay(to) - parseDay(from)) / 86_400_000;
}

function parseDay(day: string): number {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? time : Number.NaN;
}
