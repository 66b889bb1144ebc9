/** The day in Florida, where the courts are. */
export function toFloridaDay(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(moment);
}

/** Such as "Thursday, December 10", with no-break spaces between month and day. */
export function formatDay(
  day: string,
  language: string,
  style: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric' },
): string {
  const parts = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).formatToParts(new Date(day));
  const isOfDate = (index: number) => ['month', 'day'].includes(parts[index]?.type ?? '');
  return parts
    .map(({ value }, index) =>
      isOfDate(index - 1) && isOfDate(index + 1) ? value.replaceAll(' ', '\u00A0') : value,
    )
    .join('');
}

/** Whether a date field is complete: a partly typed year has leading zeros, like 0202. */
export function isComplete({ value }: HTMLInputElement): boolean {
  return value !== '' && !value.startsWith('0');
}

export function countDaysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** Whether a day (2026-11-23) lies within a season of each year; `opens` and `closes` are its ends, like 08-01. */
export function isWithin(day: string, { opens, closes }: { opens: string; closes: string }): boolean {
  const ofYear = day.slice(5);
  const [after, before] = [ofYear >= opens, ofYear <= closes];
  return opens <= closes ? after && before : after || before;
}
