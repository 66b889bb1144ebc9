/** A day with its weekday, such as "Thursday, December 10, 2026". */
export function dayInWords(day: string, language: string): string {
  return formatted(day, language, { dateStyle: 'full' });
}

/** For the narrow columns of a table, such as "Thu, Dec 10, 2026". */
export function dayInBrief(day: string, language: string): string {
  return formatted(day, language, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
}

function formatted(day: string, language: string, look: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...look, timeZone: 'UTC' }).format(new Date(day));
}
