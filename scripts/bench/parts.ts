import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { trainAdvertising } from './advertising/train.ts';
import { benchBuild } from './build.ts';
import { benchLighthouse } from './lighthouse.ts';
import type { Settings } from './measure.ts';
import { benchPeers } from './peers.ts';

const parts = {
  build: benchBuild,
  peers: benchPeers,
  lighthouse: benchLighthouse,
  preview: (settings) => runElsewhere('tests/site/dev/bench/preview.ts', 'measurePreview', settings),
  backend: (settings) => runElsewhere('tests/backend/bench/index.ts', 'runBackendBench', settings),
  advertising: benchAdvertising,
} satisfies Record<string, (settings: Settings) => Promise<void>>;

/** Trains the second reader first where that is asked: what is measured reads the new weights. */
async function benchAdvertising(settings: Settings): Promise<void> {
  if (settings.train === true) console.log(trainAdvertising());
  await runElsewhere('tests/content/advertising/bench/index.ts', 'measureAdvertising', settings);
}

type PartName = keyof typeof parts;

type Choice = { names: PartName[]; settings: Settings };

/** Reads the command line. Raises an error with the known words when one is unknown. */
export function chooseParts(words: string[]): Choice {
  const names: PartName[] = [];
  const settings: Settings = { runs: 1 };
  for (const word of words) {
    const [key, value = ''] = word.split('=');
    if (key === '--sizes') settings.sizes = value.split(',').map(wholeNumber);
    else if (key === '--runs') settings.runs = wholeNumber(value);
    else if (word === '--train') settings.train = true;
    else if (isPart(word)) names.push(word);
    else throw new Error(`"${word}" is not known here. Known: ${known()}.`);
  }
  return { names: names.length > 0 ? names : Object.keys(parts).filter(isPart), settings };
}

/** Runs each part by itself: one that fails is reported and the others go on. Returns the exit code. */
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

/**
 * Measurements that live with the tests of their part. What they return is printed after what they print.
 */
async function runElsewhere(file: string, name: string, settings: Settings): Promise<void> {
  const path = join(process.cwd(), file);
  if (!existsSync(path)) {
    console.log(`Left out: there is no ${file}.`);
    return;
  }
  const module: Record<string, unknown> = await import(pathToFileURL(path).href);
  const measure = module[name];
  if (typeof measure !== 'function') throw new Error(`${file} has no function ${name}.`);
  const figures: unknown = await measure(settings);
  if (typeof figures === 'string') console.log(figures);
  else if (figures !== undefined) console.table(figures);
}

function isPart(word: string): word is PartName {
  return Object.hasOwn(parts, word);
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`"${text}" is not a whole number above 0.`);
  return number;
}

function known(): string {
  return [...Object.keys(parts), '--sizes=200,2000', '--runs=3', '--train', '--install-peers'].join(', ');
}
