/** Manages leads and reports problems with them, on the running local server or in the Supabase project. */
import { join } from 'node:path';
import { firmTimeZone } from '#practice/calendar.ts';
import { runLeadsCommand, usage } from '#operations/leads/command.ts';
import { LeadsError, openLeadsStore } from '#operations/leads/store.ts';
import { getBuildDate } from '#build/clock.ts';
import { parseCommandLine } from './command-line.ts';
import { readSettings } from '#operations/publishing/settings.ts';
import { buildOverview } from '#operations/report/overview.ts';

const { values, positionals } = parseCommandLine(
  {
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      yes: { type: 'boolean' },
      format: { type: 'string' },
      out: { type: 'string' },
      origin: { type: 'string' },
      help: { type: 'boolean' },
    },
  },
  usage,
);
const environment = readSettings(process.cwd(), process.env);
if (values.help === true) console.log(usage);
else await runCommand();

async function runCommand(): Promise<void> {
  try {
    const store = await openLeadsStore(environment, join(process.cwd(), '.local'));
    const print = (text: string) => console.log(text);
    await runLeadsCommand({ store, timeZone: firmTimeZone, print }, positionals, values);
    const [command = 'list'] = positionals;
    if (command !== 'list') return;
    const options = { root: process.cwd(), now: getBuildDate() };
    for (const line of ['', ...(await buildOverview(store, options))]) print(line);
  } catch (error) {
    console.error(error instanceof LeadsError ? error.message : error);
    process.exitCode = 1;
  }
}
