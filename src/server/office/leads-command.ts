/** `npm run leads`: what the office does with its enquiries, in plain text. */
import * as z from 'zod/mini';
import { outboxHealth } from '../../../supabase/functions/_shared/mail/health.ts';
import { endLink } from '../../../supabase/functions/_shared/mail/end-link.ts';
import { sheetSchema } from '../../../supabase/functions/_shared/mail/render.ts';
import type { Store } from '../../../supabase/functions/_shared/store/store.ts';
import { toCsv } from './csv.ts';
import { OfficeRefusal, type OfficeStore } from './office-client.ts';
import { writePrivately } from './private-file.ts';

export const usage = `Usage:
  npm run leads                                     enquiries that nobody has handled
  npm run leads -- list --all                       all of them
  npm run leads -- show ID                          one, in full (the first characters of the ID will do)
  npm run leads -- handled ID                       mark one as handled
  npm run leads -- erase ID [--yes]                 erase one for good; without --yes it is only shown
  npm run leads -- resend                           send again the e-mails that were given up
  npm run leads -- export --format csv|json [--all] [--out FILE]`;

const verbs = ['list', 'show', 'handled', 'erase', 'resend', 'export'];
const verbsOfOne = ['show', 'handled', 'erase'];

/** The database looks for no shorter beginning of an ID. */
const shortestId = 4;

const columns =
  'id kind createdAt handledAt quarantinedFor fullName phone email caseNumber dateServed county propertyAddress city zipCode state message subscription endLink'.split(
    ' ',
  );

const sheets = z.array(sheetSchema);
const handled = z.object({ outcome: z.enum(['handled', 'unknown']), id: z.nullish(z.string()) });
const erased = z.object({ outcome: z.enum(['erased', 'unknown']) });
const resent = z.object({ count: z.number() });

type Sheet = z.output<typeof sheetSchema>;
type Print = (text: string) => void;
export type LeadsOptions = { all?: boolean; yes?: boolean; format?: string; out?: string };

/** Runs one command of `npm run leads`. Raises `OfficeRefusal` for a request that can't be met. */
export async function leadsCommand(
  store: OfficeStore,
  [verb = 'list', ...words]: readonly string[],
  options: LeadsOptions,
  print: Print,
): Promise<void> {
  const [id] = words;
  refuseExtra(verb, words);
  switch (verb) {
    case 'list':
      return await list(store, options.all ?? false, print);
    case 'show':
      return await show(store, neededId(id), print);
    case 'handled':
      return await markHandled(store, neededId(id), print);
    case 'erase':
      return await erase(store, neededId(id), options.yes ?? false, print);
    case 'resend':
      return await resend(store, print);
    case 'export':
      return await exportAll(store, options, print);
    default:
      throw new OfficeRefusal(`"${verb}" is not a command.\n${usage}`);
  }
}

/** A word that is silently left out would let someone think it was heeded. */
function refuseExtra(verb: string, words: readonly string[]): void {
  const extra = words[verbsOfOne.includes(verb) ? 1 : 0];
  if (extra === undefined || !verbs.includes(verb)) return;
  const mend = verb === 'export' ? ` The format is an option: npm run leads -- export --format json` : '';
  throw new OfficeRefusal(`"${extra}" is one word too many after "${verb}".${mend || `\n${usage}`}`);
}

function neededId(id: string | undefined): string {
  if (id === undefined) throw new OfficeRefusal(`Which one? Add its ID.\n${usage}`);
  if (id.length < shortestId) {
    throw new OfficeRefusal(
      `"${id}" is too short: at least ${shortestId} characters of the ID are needed, so that no other enquiry is meant.`,
    );
  }
  return id.toLowerCase();
}

async function allSheets(store: Store, all: boolean): Promise<Sheet[]> {
  const found: Sheet[] = [];
  for (const limit = 1000; ;) {
    const page = sheets.parse(await store.call('list_leads', { all, limit, offset: found.length }));
    found.push(...page);
    if (page.length < limit) return found;
  }
}

async function list(store: Store, all: boolean, print: Print): Promise<void> {
  const found = await allSheets(store, all);
  for (const sheet of found) print(lineOf(sheet));
  print(found.length === 1 ? '1 enquiry' : `${found.length} enquiries`);
  const { waiting, givenUp, oldestSeconds, overdue } = await outboxHealth(store);
  if (overdue) print(`${waiting} e-mails are waiting, the oldest for ${oldestSeconds} s.`);
  if (givenUp > 0)
    print(
      `${givenUp} e-mails could not be sent and were given up. Their enquiries are listed here. Once mail works again: npm run leads -- resend`,
    );
}

function lineOf(sheet: Sheet): string {
  const state = sheet['handledAt'] ? 'handled' : sheet['quarantinedFor'] ? 'check' : 'new';
  const where = sheet['county'] ?? sheet['state'] ?? '';
  const parts = [sheet.kind.padEnd(14), sheet['fullName'] ?? sheet['email'], sheet['phone'] ?? '', where];
  return [sheet.id.slice(0, 8), sheet.createdAt.slice(0, 16).replace('T', ' '), state.padEnd(7), ...parts]
    .map(plain)
    .join('  ');
}

/**
 * A terminal obeys control characters, and marks of direction
 * turn words round: whatever was sent, none reaches it.
 */
function plain(value: unknown): string {
  return String(value ?? '').replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ');
}

/** Every e-mail to a subscriber needs the reader's own link, so it stands beside the address. */
function withEndLink({ endToken, ...sheet }: Sheet, functionsUrl: string): Sheet {
  return typeof endToken === 'string' ? { ...sheet, endLink: endLink(functionsUrl, endToken) } : sheet;
}

async function sheetOf(store: Store, id: string): Promise<Sheet> {
  const found = z.nullish(sheetSchema).parse(await store.call('show_lead', { id }));
  if (!found) throw notFound(id);
  return found;
}

function notFound(id: string): OfficeRefusal {
  return new OfficeRefusal(`No enquiry, or more than one, has an ID that starts with "${id}".`);
}

async function show(store: OfficeStore, id: string, print: Print): Promise<void> {
  const found = withEndLink(await sheetOf(store, id), store.functionsUrl);
  for (const [name, value] of Object.entries(found)) {
    print(`${name.padEnd(16)}${plain(typeof value === 'object' ? JSON.stringify(value) : value)}`);
  }
}

async function markHandled(store: Store, id: string, print: Print): Promise<void> {
  const answer = handled.parse(await store.call('mark_handled', { id }));
  if (answer.outcome === 'unknown') throw notFound(id);
  print(`${plain(answer.id)} is marked as handled.`);
}

/** What is gone cannot be brought back, so the first call only shows what the second would take. */
async function erase(store: Store, id: string, sure: boolean, print: Print): Promise<void> {
  const found = await sheetOf(store, id);
  print(lineOf(found));
  if (!sure) return print(`Nothing is erased yet. To erase it for good: npm run leads -- erase ${id} --yes`);
  const { outcome } = erased.parse(await store.call('erase_lead', { id: found.id }));
  if (outcome === 'unknown') throw notFound(id);
  print('It is erased. What was mailed or exported before is not: look into the mailbox and saved files.');
}

async function resend(store: Store, print: Print): Promise<void> {
  const { count } = resent.parse(await store.call('resend_given_up', {}));
  print(count === 1 ? '1 e-mail goes out again.' : `${count} e-mails go out again.`);
}

async function exportAll(
  store: OfficeStore,
  { all = false, format = 'csv', out }: LeadsOptions,
  print: Print,
): Promise<void> {
  if (format !== 'csv' && format !== 'json')
    throw new OfficeRefusal(`"${format}" is not a format: csv or json.`);
  const sheetsFound = await allSheets(store, all);
  const found = sheetsFound.map((sheet) => withEndLink(sheet, store.functionsUrl));
  const text = format === 'csv' ? toCsv(columns, found) : `${JSON.stringify(found, null, 2)}\n`;
  if (out === undefined) return print(text.replace(/\r?\n$/, ''));
  // It holds names and phone numbers.
  await writePrivately(out, text).catch((error: Error) => {
    throw new OfficeRefusal(
      `${out} can’t be written (${error.message.split(',')[0]}). Nothing was exported.`,
    );
  });
  print(`${found.length} written to ${out}`);
}
