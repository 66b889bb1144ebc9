/** The subcommands of `npm run leads`. */
import * as z from 'zod/mini';
import { readHealth } from '#functions/mail/outbox.ts';
import { formatRejections } from '#functions/mail/render.ts';
import { exportLeads } from './export.ts';
import type { ExportOptions } from './export.ts';
import { findRejectedForms } from './check-forms.ts';
import {
  listLeads,
  findLead,
  formatLead,
  createNotFoundError,
  stripControlCharacters,
  withUnsubscribeUrl,
} from './lead.ts';
import { LeadsError } from './store.ts';
import type { LeadsStore } from './store.ts';

export const usage = `Usage:
  npm run leads                                     unhandled leads
  npm run leads -- list --all                       all leads
  npm run leads -- show ID                          show one in full (an ID prefix is enough)
  npm run leads -- handled ID                       mark one as handled
  npm run leads -- erase ID [--yes]                 erase one permanently; without --yes it is only shown
  npm run leads -- resend                           resend the emails that failed
  npm run leads -- status [--origin URL]            problems with requests and emails; whether forms from URL are accepted
  npm run leads -- export --format csv|json [--all] [--out FILE]`;

const verbs = ['list', 'show', 'handled', 'erase', 'resend', 'status', 'export'];
const verbsWithId = ['show', 'handled', 'erase'];

/** The database accepts no shorter prefix. */
const minIdLength = 4;

const handledResponse = z.object({ outcome: z.enum(['handled', 'unknown']), id: z.nullish(z.string()) });
const erasedResponse = z.object({ outcome: z.enum(['erased', 'unknown']) });
const resentResponse = z.object({ count: z.number() });

type LeadsContext = {
  store: LeadsStore;
  timeZone: string;
  print: (text: string) => void;
};

type LeadsOptions = ExportOptions & { yes?: boolean; origin?: string };

/** Runs a subcommand. Throws `LeadsError` if it can't be run, or if `status` finds problems. */
export async function runLeadsCommand(
  context: LeadsContext,
  [verb = 'list', ...args]: readonly string[],
  options: LeadsOptions,
): Promise<void> {
  const [id] = args;
  rejectExtraArguments(verb, args);
  switch (verb) {
    case 'list':
      return await printLeads(context, options.all ?? false);
    case 'show':
      return await printLead(context, requireId(id));
    case 'handled':
      return await markHandled(context, requireId(id));
    case 'erase':
      return await eraseLead(context, requireId(id), options.yes ?? false);
    case 'resend':
      return await resendMail(context);
    case 'status':
      return await printStatus(context, options.origin);
    case 'export':
      return await exportLeads(context.store, context.print, options);
    default:
      throw new LeadsError(`"${verb}" is not a command.\n${usage}`);
  }
}

function rejectExtraArguments(verb: string, args: readonly string[]): void {
  const extraArgument = args[verbsWithId.includes(verb) ? 1 : 0];
  if (extraArgument === undefined || !verbs.includes(verb)) return;
  const hint = verb === 'export' ? ` The format is an option: npm run leads -- export --format json` : '';
  throw new LeadsError(`Unexpected argument "${extraArgument}" for "${verb}".${hint || `\n${usage}`}`);
}

function requireId(id: string | undefined): string {
  if (id === undefined) throw new LeadsError(`Add the ID of a lead.\n${usage}`);
  if (id.length < minIdLength) {
    throw new LeadsError(`"${id}" is too short: type at least ${minIdLength} characters of the ID.`);
  }
  return id.toLowerCase();
}

async function printLeads({ store, timeZone, print }: LeadsContext, all: boolean): Promise<void> {
  const leads = await listLeads(store, all);
  for (const lead of leads) print(formatLead(lead, timeZone));
  const noun = all ? 'lead' : 'unhandled lead';
  print(formatCount(leads.length, noun, `${noun}s`));
}

/** Throws an error that lists all problems, so that the command exits with 1, for scripts. */
async function printStatus({ store, print }: LeadsContext, origin: string | undefined): Promise<void> {
  const { waiting, faults, rejected } = await readHealth(store, store.isScheduled);
  const messages = faults.map(({ message }) => message);
  if (origin !== undefined) messages.push(...(await findRejectedForms(store.functionsUrl, origin)));
  for (const line of formatRejections(rejected)) print(`Rejected in the last week, ${line}`);
  if (messages.length > 0) throw new LeadsError(messages.join('\n'));
  print(`No problems. ${formatCount(waiting, 'email', 'emails')} waiting.`);
}

async function printLead({ store, print }: LeadsContext, id: string): Promise<void> {
  const lead = withUnsubscribeUrl(await findLead(store, id), store.functionsUrl);
  const width = Math.max(16, ...Object.keys(lead).map((name) => name.length + 1));
  for (const [name, value] of Object.entries(lead)) {
    print(
      `${name.padEnd(width)}${stripControlCharacters(typeof value === 'object' ? JSON.stringify(value) : value)}`,
    );
  }
}

async function markHandled({ store, print }: LeadsContext, id: string): Promise<void> {
  const response = handledResponse.parse(await store.call('mark_handled', { id }));
  if (response.outcome === 'unknown') throw createNotFoundError(id);
  print(`${stripControlCharacters(response.id)} is marked as handled.`);
}

/** Erases a lead, or only shows it unless `--yes` confirms the erasure. */
async function eraseLead(
  { store, timeZone, print }: LeadsContext,
  id: string,
  isConfirmed: boolean,
): Promise<void> {
  const lead = await findLead(store, id);
  print(formatLead(lead, timeZone));
  if (!isConfirmed)
    return print(
      `Nothing has been erased. To erase this lead permanently: npm run leads -- erase ${id} --yes`,
    );
  const { outcome } = erasedResponse.parse(await store.call('erase_lead', { id: lead.id }));
  if (outcome === 'unknown') throw createNotFoundError(id);
  print(
    'Erased. Also delete emails and exported files that contain this lead. Backups contain it until they are deleted (docs/backup.md).',
  );
}

async function resendMail({ store, print }: LeadsContext): Promise<void> {
  const { count } = resentResponse.parse(await store.call('resend_failed', {}));
  print(count === 1 ? '1 email will be sent again.' : `${count} emails will be sent again.`);
}

function formatCount(number: number, singular: string, plural: string): string {
  return `${number} ${number === 1 ? singular : plural}`;
}
