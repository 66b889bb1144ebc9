/** Returns the date in Florida as YYYY-MM-DD (the format of the sv-SE locale). */
export function toFloridaDate(date: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(date);
}

/** Formats a date like "Thursday, December 10", with a non-breaking space between month and day. */
export function formatDay(
  day: string,
  language: string,
  style: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric' },
): string {
  const parts = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).formatToParts(new Date(day));
  const isMonthOrDay = (index: number) => ['month', 'day'].includes(parts[index]?.type ?? '');
  return parts
    .map(({ value }, index) =>
      isMonthOrDay(index - 1) && isMonthOrDay(index + 1) ? value.replaceAll(' ', '\u00A0') : value,
    )
    .join('');
}

/** Returns whether a date field is complete: a partially typed year has leading zeros, like 0202. */
export function isComplete({ value }: HTMLInputElement): boolean {
  return value !== '' && !value.startsWith('0');
}

/** Counts the days from one date to another (YYYY-MM-DD). */
export function countDaysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** Returns whether a date (2026-11-23) falls in a yearly season. `opens` and `closes` are its first and last day (MM-DD). */
export function isInSeason(day: string, { opens, closes }: { opens: string; closes: string }): boolean {
  const monthDay = day.slice(5);
  const [hasOpened, hasNotClosed] = [monthDay >= opens, monthDay <= closes];
  return opens <= closes ? hasOpened && hasNotClosed : hasOpened || hasNotClosed;
}
