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

/** Weighs pages (path to file). The HTML counts whole, with its inlined stylesheet and script. */
export async function weighPages(outDir: string, files: Map<string, string>): Promise<PageWeight[]> {
  const scripts = new Map<string, Promise<number>>();
  const chosen = await heaviest(outDir, [...files]);
  return Promise.all(
    chosen.map(async ([path, file]) => {
      const html = await readFile(join(outDir, file), 'utf8');
      const script = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map((found) => found[1]).join('');
      const weight = scripts.get(script) ?? brotliSize(script);
      scripts.set(script, weight);
      return { path, html: await brotliSize(html), script: await weight };
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

export function weightReport(weights: PageWeight[], pages: number): string {
  const width = Math.max(...weights.map(({ path }) => path.length));
  const lines = weights.map(
    ({ path, html }) => `  ${path.padEnd(width)}  ${String(html).padStart(6)} B  ${bar(html / pageBudget)}`,
  );
  const which = weights.length < pages ? `, the ${weights.length} heaviest of ${pages}` : '';
  return [
    `Page weight in brotli, HTML with its styles and script (limit ${pageBudget} B)${which}:`,
    ...lines,
    `Inline scripts of a page: at most ${heaviestScript(weights)} B (limit ${scriptBudget} B)`,
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

/** The code that arrives only when a visitor shows intent: each file of `assets/` with its bytes over the wire. */
export async function weighAssets(outDir: string): Promise<[string, number][]> {
  const folder = join(outDir, 'assets');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js')).toSorted();
  return Promise.all(
    names.map(async (name): Promise<[string, number]> => [
      name,
      await brotliSize(await readFile(join(folder, name))),
    ]),
  );
}

function heaviestScript(weights: PageWeight[]): number {
  return Math.max(0, ...weights.map(({ script }) => script));
}

function bar(share: number): string {
  return '█'.repeat(Math.round(Math.min(1.2, share) * 20)).padEnd(20, '·');
}
