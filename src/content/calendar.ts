/** Returns the calendar day (YYYY-MM-DD) that is `days` days after `now`. */
export function addDays(now: Date, days: number, timeZone: string): string {
  // Counts in UTC, because days when daylight saving time starts or ends don't have 24 hours.
  return new Date(Date.parse(toLocalDate(now, timeZone)) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Cached by time zone, because creating a formatter is slow. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns the calendar day (YYYY-MM-DD) of an instant in a time zone. */
export function toLocalDate(instant: Date, timeZone: string): string {
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  dayFormats.set(timeZone, format);
  return format.format(instant);
}

type Term = { validThrough?: string | undefined; timeZone: string };
type Offer = Term & { validFrom?: string | undefined };

/** Formats the end of an offer's last day in its time zone, with the UTC offset (ISO 8601); undefined without a last day. */
export function formatEndTime({ validThrough, timeZone }: Term): string | undefined {
  if (validThrough === undefined) return undefined;
  const lastSecond = `${validThrough}T23:59:59`;
  // The second pass corrects days when daylight saving time starts or ends.
  const estimatedOffset = formatUtcOffset(new Date(`${lastSecond}Z`), timeZone);
  return lastSecond + formatUtcOffset(new Date(lastSecond + estimatedOffset), timeZone);
}

/** Formats a time zone's UTC offset at an instant, like "-05:00". */
function formatUtcOffset(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
}

/** Returns whether the last day is over in `timeZone`. Always false without a last day. */
export function hasEnded({ validThrough, timeZone }: Term, now: Date): boolean {
  return validThrough !== undefined && toLocalDate(now, timeZone) > validThrough;
}

/** Returns whether the first day has begun in `timeZone`. Always true without a first day. */
export function hasBegun({ validFrom, timeZone }: Pick<Offer, 'validFrom' | 'timeZone'>, now: Date): boolean {
  return validFrom === undefined || toLocalDate(now, timeZone) >= validFrom;
}

/** Returns whether an offer is valid now, from its first day to the end of its last day. */
export function isCurrent(offer: Offer, now: Date): boolean {
  return hasBegun(offer, now) && !hasEnded(offer, now);
}

/** Counts the days from one date to another (YYYY-MM-DD). Returns NaN if either is invalid. */
export function countDaysBetween(from: string, to: string): number {
  return (parseDay(to) - parseDay(from)) / 86_400_000;
}

function parseDay(day: string): number {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? time : Number.NaN;
}
