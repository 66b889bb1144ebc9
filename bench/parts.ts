import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { trainAdvertising } from './advertising/train.ts';
import { benchLighthouse } from './lighthouse.ts';
import type { Settings } from './measure.ts';

export const usage = `npm run bench                          everything
npm run bench -- peers --sizes=300     only the parts named, with their settings:
                                       peers, lighthouse, preview, backend, advertising, mutations
npm run bench -- lighthouse --runs=3   the scores of the built pages, and two of them next to the same page as a React app
npm run bench -- backend --sizes=200   the backend with this many leads: minutes; all bounds need 10,000, and hours
npm run bench -- advertising --train   trains the classifier of the advertising check, then measures it
npm run bench -- mutations --only=src  breaks the code in a hundred places, or in those below a folder: which test notices?
npm run bench -- --install-peers       Hugo, Eleventy, Astro and Lighthouse, for the parts "peers" and "lighthouse"`;

export const options = {
  sizes: { type: 'string' },
  runs: { type: 'string' },
  train: { type: 'boolean' },
  only: { type: 'string' },
  'install-peers': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

// Parts that share code with tests are imported on demand, because copies of the project have no tests.
const parts = {
  peers: async (settings) => (await import('./peers.ts')).benchPeers(settings),
  lighthouse: benchLighthouse,
  preview: (settings) => runFromTests('tests/editor/dev/bench/preview.ts', 'measurePreview', settings),
  backend: (settings) => runFromTests('tests/backend/bench/index.ts', 'runBackendBench', settings),
  advertising: async (settings) => {
    // Before the measurement is loaded: it reads the weights.
    if (settings.train === true) console.log(trainAdvertising());
    const { measureAdvertising } = await import('./advertising/measure.ts');
    console.table(measureAdvertising());
  },
  mutations: async (settings) => (await import('./mutations/run.ts')).benchMutations(settings),
} satisfies Record<string, (settings: Settings) => Promise<void>>;

type PartName = keyof typeof parts;

type Choice = { names: PartName[]; settings: Settings };

/** Parses parts and settings; all parts when none is named. Throws an error for an unknown part. */
export function chooseParts(
  words: readonly string[],
  given: { sizes?: string; runs?: string; train?: boolean; only?: string },
): Choice {
  const names = words.map((word) => {
    if (isPart(word)) return word;
    throw new Error(`"${word}" isn’t a benchmark.\n\n${usage}`);
  });
  const settings: Settings = {
    runs: wholeNumber(given.runs ?? '1'),
    train: given.train === true,
    ...(given.only !== undefined && { only: given.only }),
    ...(given.sizes !== undefined && { sizes: given.sizes.split(',').map(wholeNumber) }),
  };
  return { names: names.length > 0 ? names : Object.keys(parts).filter(isPart), settings };
}

/** Runs the parts in order and continues after a failure. Returns the exit code. */
export async function runParts({ names, settings }: Choice): Promise<number> {
  const failed: string[] = [];
  for (const name of names) {
    console.log(`\n${name}\n${'─'.repeat(name.length)}`);
    try {
      await parts[name](settings);
    } catch (error) {
      failed.push(name);
      console.error(error instanceof Error ? error.message : error);
    }
  }
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
}

/** Runs a measurement from a test file and prints the table that it returns. */
async function runFromTests(file: string, name: string, settings: Settings): Promise<void> {
  const path = join(process.cwd(), file);
  if (!existsSync(path)) return console.log(`Skipped: there is no ${file}.`);
  const module: Record<string, unknown> = await import(pathToFileURL(path).href);
  const measure = module[name];
  if (typeof measure !== 'function') throw new Error(`${file} has no function ${name}.`);
  const figures: unknown = await measure(settings);
  if (figures !== undefined) console.log(figures);
}

function isPart(word: string): word is PartName {
  return Object.hasOwn(parts, word);
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`"${text}" is not a whole number above 0.`);
  return number;
}
