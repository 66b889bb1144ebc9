import { parseCommandLine } from '../scripts/command-line.ts';
import type { Settings } from './measure.ts';

const usage = `npm run bench                          runs everything
npm run bench -- peers --sizes=300     runs only the named parts, with their settings:
                                       peers, lighthouse, preview, backend, advertising, mutations
npm run bench -- lighthouse --runs=3   audits ten of the built pages, and compares two of them with React apps
npm run bench -- backend --sizes=200   measures the backend with 200 leads (takes minutes); a full measurement uses 10,000 (takes hours)
npm run bench -- advertising --train   trains the advertising check's classifier, then measures the check
npm run bench -- mutations --only=src  applies more than 100 mutations, or only those to files under src, and reports which test detects each

The "peers" part needs Hugo, from the system's package manager. It and the "lighthouse" part also need these packages:
npm install --prefix .cache/peers @11ty/eleventy@3.1.7 astro@7.3.5 lighthouse@13.5.0`;

// Imported on demand, because some parts import from `tests`, and the README test runs in a copy without that folder.
const parts: Readonly<Record<string, (settings: Settings) => Promise<void>>> = {
  peers: async (settings) => (await import('./peers.ts')).runPeers(settings),
  lighthouse: async (settings) => (await import('./lighthouse.ts')).runLighthouse(settings),
  preview: async (settings) =>
    (await import('../tests/editor/dev/bench/preview.ts')).measurePreview(settings),
  backend: async (settings) => (await import('../tests/backend/bench/index.ts')).runBackendBench(settings),
  advertising: async ({ train }) => {
    // Trains first, because importing the measurement loads the weights.
    if (train) (await import('./advertising/train.ts')).trainAdvertising();
    console.table((await import('./advertising/measure.ts')).measureAdvertising());
  },
  mutations: async (settings) => (await import('./mutations/mutations.ts')).runMutations(settings),
};

const options = {
  sizes: { type: 'string' },
  runs: { type: 'string', default: '1' },
  train: { type: 'boolean', default: false },
  only: { type: 'string' },
  help: { type: 'boolean' },
} as const;
const { values, positionals } = parseCommandLine({ options, allowPositionals: true }, usage);
const { sizes, runs, train, only } = values;
const unknownName = positionals.find((name) => !Object.hasOwn(parts, name));

if (values.help === true) console.log(usage);
else if (unknownName !== undefined) throw new Error(`"${unknownName}" isn’t a benchmark.\n\n${usage}`);
else {
  const settings = {
    sizes: sizes?.split(',').map(parseWholeNumber),
    runs: parseWholeNumber(runs),
    train,
    only,
  };
  for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
    console.log(`\n${name}\n${'─'.repeat(name.length)}`);
    await parts[name]?.(settings).catch((error: unknown) => {
      process.exitCode = 1;
      console.error(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
  // A failed part may have left a server running, which would prevent the process from exiting.
  process.exit();
}

function parseWholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`"${text}" isn’t a positive whole number.`);
  return number;
}
