import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Compressing takes longer than rendering, so of a very large site only the heaviest pages are weighed. */
const weighAllUpTo = 100;
const weighedOfMore = 10;

export type PageWeight = { path: string; html: number; script: number };
export type ScriptWeight = { name: string; bytes: number };

const compress = promisify(brotliCompress);

/** Bytes over the wire as a host would send them. */
export async function brotliSize(
  text: string | Buffer,
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<number> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // Told that it is text, the compressor looks for less and finds the same.
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const packed = await compress(text, { params });
  return packed.length;
}

/** Some 10 % above what the best one finds, in a twentieth of its time; and 2 % above, in a third. */
const quick = 8;
const close = constants.BROTLI_MAX_QUALITY - 1;

/** Below so many bytes, what the quick look finds is near enough, and what the close one does; else a text is weighed exactly. */
type NearEnough = { quick?: number; close?: number };

/** Compressed sizes of texts. A text that was compressed before is known by its hash. */
export class SizeCache {
  readonly #known: ReadonlyMap<string, number>;
  readonly #used = new Map<string, Promise<number>>();

  constructor(known: ReadonlyMap<string, number>) {
    this.#known = known;
  }

  /** Bytes of a text; of one that is far below what counts, what it has at most. */
  async sizeOf(text: string | Buffer, enough: NearEnough = {}): Promise<number> {
    const key = hash('sha1', text);
    const bytes = this.#used.get(key) ?? this.#remembered(key) ?? weigh(text, enough);
    this.#used.set(key, bytes);
    return bytes;
  }

  /** Hash and bytes of every text that was asked for. */
  async used(): Promise<Map<string, number>> {
    return new Map(
      await Promise.all([...this.#used].map(async ([key, bytes]) => [key, await bytes] as const)),
    );
  }

  #remembered(key: string): Promise<number> | undefined {
    const bytes = this.#known.get(key);
    return bytes === undefined ? undefined : Promise.resolve(bytes);
  }
}

async function weigh(text: string | Buffer, enough: NearEnough): Promise<number> {
  for (const [quality, below = 0] of [
    [quick, enough.quick],
    [close, enough.close],
  ] as const) {
    const most = below > 0 ? await brotliSize(text, quality) : below;
    if (most < below) return most;
  }
  return brotliSize(text);
}

/** Weighs pages (path to file), and the scripts that stand inline in each. The HTML counts whole, with its inlined stylesheet and script. */
export async function weighPages(
  outDir: string,
  files: Map<string, string>,
  scriptOf: (path: string) => string,
  sizes: SizeCache,
): Promise<PageWeight[]> {
  const chosen = heaviest(outDir, [...files]);
  return Promise.all(
    chosen.map(async ([path, file]) => {
      const html = await readFile(join(outDir, file), 'utf8');
      return {
        path,
        html: await sizes.sizeOf(html, { quick: roomyBelow, close: exactFrom }),
        script: await sizes.sizeOf(scriptOf(path)),
      };
    }),
  );
}

function heaviest(outDir: string, files: [string, string][]): [string, string][] {
  if (files.length <= weighAllUpTo) return files;
  const sized = files.map((entry) => ({ entry, size: statSync(join(outDir, entry[1])).size }));
  return sized
    .toSorted((a, b) => b.size - a.size)
    .slice(0, weighedOfMore)
    .map(({ entry }) => entry);
}

/** The code that arrives only when a visitor shows intent: each script of the folder. */
export async function weighScripts(folder: string, sizes: SizeCache): Promise<ScriptWeight[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const code = await readFile(join(folder, name));
      return { name, bytes: await sizes.sizeOf(code, { quick: Number.POSITIVE_INFINITY }) };
    }),
  );
}

/** One congestion window (10 x 1,460 bytes): the first round trip paints the page (RFC 6928). */
export const pageBudget = 14_336;
export const scriptBudget = 2_048;

/** Pages with less room than about a hundred words are weighed as exactly as can be. */
const exactFrom = pageBudget - 250;

/** A word of running text, compressed with others like it. */
export const bytesPerWord = 2.5;

/** Of pages with more room than this at the last build nobody is told: a build weighs them anyway. */
export const roomOfMany = 600;
const roomyBelow = pageBudget - roomOfMany * bytesPerWord;

/**
 * An author's page is published up to this many times its budget, with a warning. What a page weighs hangs on the day
 * as well: dated words change, a notice that a check is overdue appears. No day may stop a nightly build.
 */
export const tolerated = 1.1;

/** Said below the sentences of a build that its pages' weight has stopped. */
export const overweight = 'Nothing was published: dist/client is as it was before.';

type Weights = { pages: number; weights: PageWeight[]; scripts: ScriptWeight[] };

/** What `pages` pages weigh, of which `weights` were weighed, and the code that is loaded later. */
export function weightReport({ pages, weights, scripts }: Weights): string {
  const width = Math.max(...weights.map(({ path }) => path.length));
  const lines = weights.map(
    ({ path, html }) => `  ${path.padEnd(width)}  ${String(html).padStart(6)} B  ${bar(html / pageBudget)}`,
  );
  const which = weights.length < pages ? `, the ${weights.length} heaviest of ${pages}` : '';
  return [
    `Page weight in brotli, HTML with its styles and script (limit ${pageBudget} B; below ${exactFrom} B it is at most that)${which}:`,
    ...lines,
    `Inline scripts of a page: at most ${heaviestScript(weights)} B (limit ${scriptBudget} B)`,
    ...scripts.map(({ name, bytes }) => `Loaded on intent only: assets/${name} at most ${bytes} B`),
  ].join('\n');
}

export type OverBudget = {
  /** A sentence for each budget that is overrun, with what to do. */
  sentences: string[];
  /** Too far over to be published. */
  refused: boolean;
};

/** Holds what was weighed against the budgets; `files` are the pages' content files by path. */
export function overBudget(weights: PageWeight[], files: ReadonlyMap<string, string>): OverBudget {
  const script = heaviestScript(weights);
  const heavy = weights.filter(({ html }) => html > pageBudget);
  const sentences = heavy.map(({ path, html }) => {
    const over = html - pageBudget;
    return (
      `${path} weighs ${html} B, ${over} B more than loads in one go on a slow phone. ` +
      `Shorten ${files.get(path)} by about ${Math.ceil(over / bytesPerWord / 10) * 10} words, or name fewer questions or cards there.`
    );
  });
  if (script > scriptBudget) {
    sentences.push(
      `The inline scripts of a page weigh ${script} B, ${script - scriptBudget} B over its limit.`,
    );
  }
  const refused = script > scriptBudget || heavy.some(({ html }) => html > pageBudget * tolerated);
  return { sentences, refused };
}

function heaviestScript(weights: PageWeight[]): number {
  return Math.max(0, ...weights.map(({ script }) => script));
}

function bar(share: number): string {
  return '█'.repeat(Math.round(Math.min(1.2, share) * 20)).padEnd(20, '·');
}
