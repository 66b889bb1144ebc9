/** Lists, shows, marks, erases and exports enquiries, from the running local server or from the hosted project. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { firmTimeZone } from '../src/content/pages/publishing.ts';
import { leadsCommand, usage } from '../src/server/office/leads-command.ts';
import { OfficeRefusal, officeStore } from '../src/server/office/office-client.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      yes: { type: 'boolean' },
      format: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) console.log(usage);
  else {
    const store = await officeStore(process.env, join(process.cwd(), '.local'));
    const print = (text: string) => console.log(text);
    await leadsCommand({ store, timeZone: firmTimeZone, print }, positionals, values);
  }
} catch (error) {
  const expected = error instanceof OfficeRefusal || (error instanceof TypeError && 'code' in error);
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
