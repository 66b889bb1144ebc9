/** The day in Florida, where the courts are. */
export function floridaDayOf(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(moment);
}

/** Such as "Thursday, December 10, 2026". */
export function dayInWords(day: string, language: string): string {
  return formatted(day, language, { dateStyle: 'full' });
}

/** Such as "Thursday, December 10". */
export function dayAndWeekday(day: string, language: string): string {
  return formatted(day, language, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** Such as "Thu, Dec 10, 2026". */
export function dayInBrief(day: string, language: string): string {
  return formatted(day, language, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
}

/** With no-break spaces between month and day. */
function formatted(day: string, language: string, look: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(language, { ...look, timeZone: 'UTC' }).formatToParts(new Date(day));
  const isOfDate = (index: number) => ['month', 'day'].includes(parts[index]?.type ?? '');
  return parts
    .map(({ value }, index) =>
      isOfDate(index - 1) && isOfDate(index + 1) ? value.replaceAll(' ', '\u00A0') : value,
    )
    .join('');
}

/** Whether a day (2026-11-23) lies within a season of each year; `opens` and `closes` are its ends, like 08-01. */
export function isWithin(day: string, { opens, closes }: { opens: string; closes: string }): boolean {
  const ofYear = day.slice(5);
  const [after, before] = [ofYear >= opens, ofYear <= closes];
  return opens <= closes ? after && before : after || before;
}
