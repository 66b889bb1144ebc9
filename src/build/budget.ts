import { hash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** One congestion window (10 x 1,460 bytes): the first round trip paints the page (RFC 6928). */
export const pageBudget = 14_336;
export const scriptBudget = 2_048;

/** Compressing takes longer than rendering, so of a very large site only the heaviest pages are weighed. */
const weighAllUpTo = 100;
const weighedOfMore = 10;

export type PageWeight = { path: string; html: number; script: number };

const compress = promisify(brotliCompress);

/** Bytes over the wire as a host would send them. */
export async function brotliSize(text: string | Buffer): Promise<number> {
  const packed = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return packed.length;
}

/** Weighs texts. One that was weighed before is known by its hash. */
export class Scales {
  readonly #known: ReadonlyMap<string, number>;
  /** What was weighed this time: hash and bytes over the wire. */
  readonly weighed = new Map<string, number>();

  constructor(known: ReadonlyMap<string, number> = new Map()) {
    this.#known = known;
  }

  async weigh(text: string | Buffer): Promise<number> {
    const key = hash('sha1', text);
    const bytes = this.weighed.get(key) ?? this.#known.get(key) ?? (await brotliSize(text));
    this.weighed.set(key, bytes);
    return bytes;
  }
}

/** Weighs pages (path to file). The HTML counts whole, with its inlined stylesheet and script. */
export async function weighPages(
  outDir: string,
  files: Map<string, string>,
  scales: Scales,
): Promise<PageWeight[]> {
  const scripts = new Map<string, Promise<number>>();
  const chosen = await heaviest(outDir, [...files]);
  return Promise.all(
    chosen.map(async ([path, file]) => {
      const html = await readFile(join(outDir, file), 'utf8');
      const script = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map((found) => found[1]).join('');
      const weight = scripts.get(script) ?? scales.weigh(script);
      scripts.set(script, weight);
      return { path, html: await scales.weigh(html), script: await weight };
    }),
  );
}

async function heaviest(outDir: string, files: [string, string][]): Promise<[string, string][]> {
  if (files.length <= weighAllUpTo) return files;
  const sized = await Promise.all(
    files.map(async (entry) => ({ entry, size: (await stat(join(outDir, entry[1]))).size })),
  );
  return sized
    .toSorted((a, b) => b.size - a.size)
    .slice(0, weighedOfMore)
    .map(({ entry }) => entry);
}

/** What `pages` pages weigh, of which `weights` were weighed, and the code that is loaded later. */
export function weightReport(weights: PageWeight[], assets: AssetWeight[], pages: number): string {
  const width = Math.max(...weights.map(({ path }) => path.length));
  const lines = weights.map(
    ({ path, html }) => `  ${path.padEnd(width)}  ${String(html).padStart(6)} B  ${bar(html / pageBudget)}`,
  );
  const which = weights.length < pages ? `, the ${weights.length} heaviest of ${pages}` : '';
  return [
    `Page weight in brotli, HTML with its styles and script (limit ${pageBudget} B)${which}:`,
    ...lines,
    `Inline scripts of a page: at most ${heaviestScript(weights)} B (limit ${scriptBudget} B)`,
    ...assets.map(({ name, bytes }) => `Loaded on intent only: assets/${name} ${bytes} B`),
  ].join('\n');
}

/** A word of running text, compressed beside its like. */
const bytesPerWord = 2.5;

/** A sentence for each budget that is overrun, with what to do; `files` are the pages' content files by path. */
export function overBudget(weights: PageWeight[], files: ReadonlyMap<string, string>): string[] {
  const script = heaviestScript(weights);
  return [
    ...weights
      .filter(({ html }) => html > pageBudget)
      .map(({ path, html }) => {
        const over = html - pageBudget;
        return (
          `${path} weighs ${html} B, ${over} B more than loads in one go on a slow phone. ` +
          `Shorten ${files.get(path)} by about ${Math.ceil(over / bytesPerWord / 10) * 10} words, or name fewer questions or cards there.`
        );
      }),
    ...(script > scriptBudget
      ? [`The inline scripts of a page weigh ${script} B, ${script - scriptBudget} B over its limit.`]
      : []),
  ];
}

export type AssetWeight = { name: string; bytes: number };

/** The code that arrives only when a visitor shows intent: each script of the folder. */
export async function weighScripts(folder: string, scales: Scales): Promise<AssetWeight[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js')).toSorted();
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await scales.weigh(await readFile(join(folder, name))) })),
  );
}

function heaviestScript(weights: PageWeight[]): number {
  return Math.max(0, ...weights.map(({ script }) => script));
}

function bar(share: number): string {
  return '█'.repeat(Math.round(Math.min(1.2, share) * 20)).padEnd(20, '·');
}
