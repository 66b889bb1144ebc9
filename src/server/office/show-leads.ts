/** What the office reads on its screen: the list, and one enquiry in full. */
import { outboxHealth } from '../../../supabase/functions/_shared/mail/health.ts';
import type { Desk } from './desk.ts';
import { allSheets, sheetOf, withEndLink } from './read-sheets.ts';
import { lineOf, plain } from './sheet-line.ts';

export async function list({ store, timeZone, print }: Desk, all: boolean): Promise<void> {
  const found = await allSheets(store, all);
  for (const sheet of found) print(lineOf(sheet, timeZone));
  print(found.length === 1 ? '1 enquiry' : `${found.length} enquiries`);
  const { waiting, givenUp, oldestSeconds, overdue } = await outboxHealth(store);
  if (overdue) print(`${waiting} e-mails are waiting, the oldest for ${oldestSeconds} s.`);
  if (givenUp > 0)
    print(
      `${givenUp} e-mails could not be sent and were given up. Their enquiries are listed here. Once mail works again: npm run leads -- resend`,
    );
}

export async function show({ store, print }: Desk, id: string): Promise<void> {
  const found = withEndLink(await sheetOf(store, id), store.functionsUrl);
  for (const [name, value] of Object.entries(found)) {
    print(`${name.padEnd(16)}${plain(typeof value === 'object' ? JSON.stringify(value) : value)}`);
  }
}
