/** The subcommands of `npm run leads`. */
import * as z from 'zod/mini';
import { readHealth } from '#functions/mail/outbox.ts';
import { exportLeads } from './export.ts';
import type { ExportOptions } from './export.ts';
import { findFormProblems } from './check-forms.ts';
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
  npm run leads -- status [--origin URL]            problems with requests and emails; whether forms from URL are accepted
  npm run leads -- export --format csv|json [--all] [--out FILE]`;

/** The database accepts no shorter prefix. */
const minIdLength = 4;

const handledResponse = z.object({ outcome: z.enum(['handled', 'unknown']), id: z.nullish(z.string()) });
const erasedResponse = z.object({ outcome: z.enum(['erased', 'unknown']) });

type LeadsContext = {
  store: LeadsStore;
  timeZone: string;
  print: (text: string) => void;
};

type LeadsOptions = ExportOptions & { yes?: boolean; origin?: string };

type Command = (context: LeadsContext, options: LeadsOptions) => Promise<void>;
const commands: ReadonlyMap<string, Command> = new Map([
  ['list', printLeads],
  ['status', printStatus],
  ['export', exportLeads],
]);

type LeadCommand = (context: LeadsContext, id: string, options: LeadsOptions) => Promise<void>;
const leadCommands: ReadonlyMap<string, LeadCommand> = new Map([
  ['show', printLead],
  ['handled', markHandled],
  ['erase', eraseLead],
]);

/** Runs a subcommand. Throws `LeadsError` if it can't be run, or if `status` finds problems. */
export async function runLeadsCommand(
  context: LeadsContext,
  [verb = 'list', ...args]: readonly string[],
  options: LeadsOptions,
): Promise<void> {
  const [command, leadCommand] = [commands.get(verb), leadCommands.get(verb)];
  if (command === undefined && leadCommand === undefined)
    throw new LeadsError(`"${verb}" is not a command.\n${usage}`);
  const extraArgument = args[leadCommand === undefined ? 0 : 1];
  if (extraArgument !== undefined)
    throw new LeadsError(`Unexpected argument "${extraArgument}" for "${verb}".\n${usage}`);
  await command?.(context, options);
  await leadCommand?.(context, requireId(args[0]), options);
}

function requireId(id: string | undefined): string {
  if (id === undefined) throw new LeadsError(`Add the ID of a lead.\n${usage}`);
  if (id.length < minIdLength) {
    throw new LeadsError(`"${id}" is too short: type at least ${minIdLength} characters of the ID.`);
  }
  return id.toLowerCase();
}

async function printLeads(
  { store, timeZone, print }: LeadsContext,
  { all = false }: LeadsOptions,
): Promise<void> {
  const leads = await listLeads(store, all);
  for (const lead of leads) print(formatLead(lead, timeZone));
  const noun = all ? 'lead' : 'unhandled lead';
  print(formatCount(leads.length, noun, `${noun}s`));
}

/** Throws an error that lists all problems, so that the command exits with 1, for scripts. */
async function printStatus({ store, print }: LeadsContext, { origin }: LeadsOptions): Promise<void> {
  const { waiting, faults } = await readHealth(store, store.isScheduled);
  const messages = faults.map(({ message }) => message);
  if (origin !== undefined) messages.push(...(await findFormProblems(store.functionsUrl, origin)));
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

/** Shows a lead, and erases it if `--yes` confirms the erasure. */
async function eraseLead(
  { store, timeZone, print }: LeadsContext,
  id: string,
  { yes: isConfirmed = false }: LeadsOptions,
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

function formatCount(number: number, singular: string, plural: string): string {
  return `${number} ${number === 1 ? singular : plural}`;
}
