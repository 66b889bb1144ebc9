import { readWords } from '../scripts/command-line.ts';
import { chooseParts, options, runParts, usage } from './parts.ts';

const { values, positionals } = readWords({ options, allowPositionals: true }, usage);
if (values.help === true) console.log(usage);
else if (values['install-peers'] === true) await (await import('./peers.ts')).installPeers();
// A part that failed may have left a server running, which would keep this process alive.
else process.exit(await runParts(chooseParts(positionals, values)));
