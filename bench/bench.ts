import { parseCommandLine } from '../scripts/command-line.ts';
import type { Settings } from './measure.ts';

const usage = `npm run bench                          everything
npm run bench -- peers --sizes=300     only the parts named, with their settings:
                                       peers, lighthouse, preview, backend, advertising, mutations
npm run bench -- lighthouse --runs=3   the scores of the built pages, and two of them next to the same page as a React app
npm run bench -- backend --sizes=200   the backend with this many leads: minutes; all bounds need 10,000, and hours
npm run bench -- advertising --train   trains the classifier of the advertising check, then measures it
npm run bench -- mutations --only=src  breaks the code in a hundred places, or in those below a folder: which test notices?
npm run bench -- --install-peers       Hugo, Eleventy, Astro and Lighthouse, for the parts "peers" and "lighthouse"`;

const options = {
  sizes: { type: 'string' },
  runs: { type: 'string' },
  train: { type: 'boolean' },
  only: { type: 'string' },
  'install-peers': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

// Imported on demand, because some import tests, which copies of the project don't include.
const parts: Readonly<Record<string, (settings: Settings) => Promise<void>>> = {
  peers: async (settings) => (await import('./peers.ts')).runPeers(settings),
  lighthouse: async (settings) => (await import('./lighthouse.ts')).runLighthouse(settings),
  preview: async (settings) =>
    (await import('../tests/editor/dev/bench/preview.ts')).measurePreview(settings),
  backend: async (settings) => (await import('../tests/backend/bench/index.ts')).runBackendBench(settings),
  advertising: async ({ train }) => {
    // Trained first, because loading the measurement reads the weights.
    if (train) console.log((await import('./advertising/train.ts')).trainAdvertising());
    console.table((await import('./advertising/measure.ts')).measureAdvertising());
  },
  mutations: async (settings) => (await import('./mutations/run.ts')).runMutations(settings),
};

const { values, positionals } = parseCommandLine({ options, allowPositionals: true }, usage);
const unknown = positionals.find((name) => !Object.hasOwn(parts, name));

if (values.help === true) console.log(usage);
else if (values['install-peers'] === true) await (await import('./peers.ts')).installPeers();
else if (unknown !== undefined) throw new Error(`"${unknown}" isn’t a benchmark.\n\n${usage}`);
// A failed part may have left a server running, which would prevent the process from exiting.
else process.exit(await runParts(positionals.length > 0 ? positionals : Object.keys(parts)));

/** Runs the parts in order and continues after a failure. Returns the exit code. */
async function runParts(names: readonly string[]): Promise<number> {
  const { sizes, runs = '1', train = false, only } = values;
  const settings: Settings = {
    runs: parseWholeNumber(runs),
    train,
    ...(only !== undefined && { only }),
    ...(sizes !== undefined && { sizes: sizes.split(',').map(parseWholeNumber) }),
  };
  const failed: string[] = [];
  for (const name of names) {
    console.log(`\n${name}\n${'─'.repeat(name.length)}`);
    try {
      await parts[name]?.(settings);
    } catch (error) {
      failed.push(name);
      console.error(error instanceof Error ? error.message : error);
    }
  }
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
}

function parseWholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`"${text}" is not a whole number above 0.`);
  return number;
}
