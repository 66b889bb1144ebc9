/** Lists, shows, marks, erases and exports enquiries, from the running local server or from the hosted project. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { leadsCommand, usage } from '../src/server/office/leads-command.ts';
import { OfficeRefusal, officeStore } from '../src/server/office/office-client.ts';

const dataDir = process.env['LOCAL_DATA_DIR'] ?? join(import.meta.dirname, '../.local');

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
    const store = await officeStore(process.env, dataDir);
    await leadsCommand(store, positionals, values, (text) => console.log(text));
  }
} catch (error) {
  const expected = error instanceof OfficeRefusal || (error instanceof TypeError && 'code' in error);
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
