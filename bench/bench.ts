import { readWords } from '../scripts/command-line.ts';
import { chooseParts, options, runParts, usage } from './parts.ts';

const { values, positionals } = readWords({ options, allowPositionals: true }, usage);
if (values.help === true) console.log(usage);
else if (values['install-peers'] === true) await (await import('./peers.ts')).installPeers();
// A failed part may have left a server running, which would prevent the process from exiting.
else process.exit(await runParts(chooseParts(positionals, values)));
