/** `npm run leads`: what the office does with its enquiries, in plain text. */
import { erase, markHandled, resend } from './change-leads.ts';
import type { Desk } from './desk.ts';
import { type ExportOptions, exportLeads } from './export-leads.ts';
import { OfficeRefusal } from './office-client.ts';
import { list, show } from './show-leads.ts';

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

export type LeadsOptions = ExportOptions & { yes?: boolean };

/** Runs one command of `npm run leads`. Raises `OfficeRefusal` for a request that can't be met. */
export async function leadsCommand(
  desk: Desk,
  [verb = 'list', ...words]: readonly string[],
  options: LeadsOptions,
): Promise<void> {
  const [id] = words;
  refuseExtra(verb, words);
  switch (verb) {
    case 'list':
      return await list(desk, options.all ?? false);
    case 'show':
      return await show(desk, neededId(id));
    case 'handled':
      return await markHandled(desk, neededId(id));
    case 'erase':
      return await erase(desk, neededId(id), options.yes ?? false);
    case 'resend':
      return await resend(desk);
    case 'export':
      return await exportLeads(desk, options);
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
