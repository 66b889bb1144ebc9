/** What the office reads on its screen: the list, and one enquiry in full. */
import { outboxHealth } from '../../../supabase/functions/_shared/mail/health.ts';
import type { Desk } from './desk.ts';
import { allSheets, sheetOf, withEndLink } from './read-sheets.ts';
import { lineOf, plain } from './sheet-line.ts';

export async function list({ store, timeZone, print }: Desk, all: boolean): Promise<void> {
  const found = await allSheets(store, all);
  for (const sheet of found) print(lineOf(sheet, timeZone));
  print(`${counted(found.length, 'enquiry', 'enquiries')}${all ? '' : ' that nobody has handled'}`);
  const { waiting, givenUp, oldestSeconds, overdue } = await outboxHealth(store);
  if (overdue)
    print(`${counted(waiting, 'e-mail is', 'e-mails are')} waiting, the oldest for ${oldestSeconds} s.`);
  if (givenUp > 0)
    print(
      `${counted(givenUp, 'e-mail was', 'e-mails were')} given up after a day of trying. The enquiries are kept: npm run leads -- list --all. Once mail works again: npm run leads -- resend`,
    );
}

function counted(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

export async function show({ store, print }: Desk, id: string): Promise<void> {
  const found = withEndLink(await sheetOf(store, id), store.functionsUrl);
  for (const [name, value] of Object.entries(found)) {
    print(`${name.padEnd(16)}${plain(typeof value === 'object' ? JSON.stringify(value) : value)}`);
  }
}
