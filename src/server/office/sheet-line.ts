/** One enquiry on one line of a terminal. */
import type { Sheet } from './read-sheets.ts';

export function lineOf(sheet: Sheet, timeZone: string): string {
  const state = sheet['handledAt'] ? 'handled' : sheet['quarantinedFor'] ? 'check' : 'new';
  const where = sheet['county'] ?? sheet['state'] ?? '';
  const parts = [sheet.kind.padEnd(14), sheet['fullName'] ?? sheet['email'], sheet['phone'] ?? '', where];
  return [sheet.id.slice(0, 8), clockTime(sheet.createdAt, timeZone), state.padEnd(7), ...parts]
    .map(plain)
    .join('  ');
}

/**
 * A terminal obeys control characters, and marks of direction
 * turn words round: whatever was sent, none reaches it.
 */
export function plain(value: unknown): string {
  return String(value ?? '').replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ');
}

/** Such as "2026-11-22 15:30 EST". */
function clockTime(moment: string, timeZone: string): string {
  const date = new Date(moment);
  // Swedes write a day as the database does, and Americans have names for their zones.
  const time = date.toLocaleString('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const named = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(date);
  const zone = named.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${time} ${zone}`;
}
