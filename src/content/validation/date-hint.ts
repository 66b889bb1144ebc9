import { dateInWords } from '../languages/date-in-words.ts';

/** What to write in place of a date that is typed another way. */
export function dateHint(typed: unknown): string {
  const meant = typeof typed === 'string' ? daysMeant(typed.trim()) : [];
  if (meant.length < 2) return meant.map((day) => ` Write ${day}.`).join('');
  return ` Write ${meant.map((day) => `${day} for ${dateInWords(day, 'en')}`).join(', or ')}.`;
}

/**
 * With slashes, as in America, the month comes first where it can; with
 * dots, as in Ukraine, the day does, and either may be meant.
 */
function daysMeant(typed: string): string[] {
  const hyphens = typed.replaceAll(/[–—−]/g, '-');
  if (/^\d{4}-\d\d-\d\d/.test(hyphens)) return days(hyphens.slice(0, 10));
  if (/^\d\d-\d\d-\d\d$/.test(hyphens)) return days(`20${hyphens}`);
  const [, first = '', sign = '', second = '', year = ''] =
    /^(\d\d?)([./-])(\d\d?)[./-](\d{4})$/.exec(hyphens) ?? [];
  if (year === '') return days(`${typed} UTC`);
  const dayFirst = days(`${year}-${padded(second)}-${padded(first)}`);
  const monthFirst = days(`${year}-${padded(first)}-${padded(second)}`);
  if (sign === '.') return [...new Set([...dayFirst, ...monthFirst])];
  return monthFirst.length > 0 ? monthFirst : dayFirst;
}

function padded(number: string): string {
  return number.padStart(2, '0');
}

/** The day in the form that is wanted; none where the calendar has no such day. */
function days(text: string): string[] {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return [];
  const day = date.toISOString().slice(0, 10);
  // The 30th of February would be read as the 2nd of March.
  return /^\d{4}-\d\d-\d\d$/.test(text) && day !== text ? [] : [day];
}
