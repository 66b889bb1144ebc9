/** What the office does with an enquiry: handled, erased, its e-mail sent again. */
import * as z from 'zod/mini';
import type { Desk } from './desk.ts';
import { notFound, sheetOf } from './read-sheets.ts';
import { lineOf, plain } from './sheet-line.ts';

const handled = z.object({ outcome: z.enum(['handled', 'unknown']), id: z.nullish(z.string()) });
const erased = z.object({ outcome: z.enum(['erased', 'unknown']) });
const resent = z.object({ count: z.number() });

export async function markHandled({ store, print }: Desk, id: string): Promise<void> {
  const answer = handled.parse(await store.call('mark_handled', { id }));
  if (answer.outcome === 'unknown') throw notFound(id);
  print(`${plain(answer.id)} is marked as handled.`);
}

/** What is gone cannot be brought back, so the first call only shows what the second would take. */
export async function erase({ store, timeZone, print }: Desk, id: string, sure: boolean): Promise<void> {
  const found = await sheetOf(store, id);
  print(lineOf(found, timeZone));
  if (!sure) return print(`Nothing is erased yet. To erase it for good: npm run leads -- erase ${id} --yes`);
  const { outcome } = erased.parse(await store.call('erase_lead', { id: found.id }));
  if (outcome === 'unknown') throw notFound(id);
  print('It is erased. What was mailed or exported before is not: look into the mailbox and saved files.');
}

export async function resend({ store, print }: Desk): Promise<void> {
  const { count } = resent.parse(await store.call('resend_given_up', {}));
  print(count === 1 ? '1 e-mail goes out again.' : `${count} e-mails go out again.`);
}
