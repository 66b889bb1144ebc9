import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The initial congestion window (10 x 1,460 bytes), so that the first round trip delivers the page (RFC 6928). */
export const pageBudget = 14_336;
export const scriptBudget = 2_048;

/**
 * Up to this factor, a page over its budget is published with a warning: dated texts and overdue notices change a page's
 * size from day to day, which must not stop a nightly build.
 */
const hardLimitFactor = 1.1;

/** Quality 11 takes thirty times as long. Its result was 0.877 to 0.924 times that of quality 8 for 400 pages. */
const quickQuality = 8;
const maxSizeRatio = 0.93;

/** A window of 512 kB, larger than any page. The default of 4 MB gives the same result but needs more memory. */
const windowBits = 19;

/** Size in bytes of brotli. */
export function measureBrotli(text: string | Buffer, quality = constants.BROTLI_MAX_QUALITY): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: windowBits };
  return brotliCompressSync(text, { params }).length;
}

/** An upper bound of the brotli size, or the exact size near or over the budget. */
function measureNearBudget(budget: number, text: string): number {
  const atMost = Math.ceil(measureBrotli(text, quickQuality) * maxSizeRatio);
  return atMost > budget ? measureBrotli(text) : atMost;
}

/** Sizes in bytes of brotli. `html` is the whole page with its inline styles and scripts, `script` those scripts alone. */
export type PageWeight = { path: string; html: number; script: number; heaviest: readonly Part[] };
type Part = { name: string; bytes: number };

/** Weighs a finished page; for a page over budget, also finds its heaviest parts. */
export function weighPage(path: string, html: string): PageWeight {
  const bytes = measureNearBudget(pageBudget, html);
  const script = measureNearBudget(scriptBudget, matchParts(html, /<script>([^]*?)<\/script>/g).join(''));
  return { path, html: bytes, script, heaviest: bytes > pageBudget ? findHeaviestParts(html) : [] };
}

function matchParts(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, part = '']) => part);
}

const countWords = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The three heaviest parts of a page, each compressed separately, which is accurate enough. */
function findHeaviestParts(html: string): Part[] {
  const parts = [
    ...matchParts(html, /(<style>[^]*?<\/style>)/g).map((part) => ({ name: 'the styles', part })),
    ...matchParts(html, /(<script type="application\/ld\+json">[^]*?<\/script>)/g).map((part) => ({
      name: 'the structured data',
      part,
    })),
    ...matchParts(html, /(<section[ >][^]*?<\/section>)/g).map((part) => ({
      name: `"${countWords(/<h[12][^>]*>([^]*?)<\/h[12]>/.exec(part)?.[1] ?? part).slice(0, 60)}"`,
      part,
    })),
  ];
  const weighed = parts.map(({ name, part }) => ({ name, bytes: measureBrotli(part, quickQuality) }));
  return weighed.toSorted((a, b) => b.bytes - a.bytes).slice(0, 3);
}

export type ScriptWeight = { name: string; bytes: number };

/** The weights of the scripts in the folder, which are loaded on intent. */
export async function weighScripts(folder: string): Promise<ScriptWeight[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js')).toSorted();
  return Promise.all(
    names.map(async (name) => ({
      name,
      bytes: measureBrotli(await readFile(join(folder, name)), quickQuality),
    })),
  );
}

/** Printed last when the weight of pages stops a build. */
export const overweight = 'Nothing was published. dist/client is unchanged.';

export type SiteWeights = { pages: PageWeight[]; scripts: ScriptWeight[] };

/** Maximum number of pages in the report. */
const maxListedPages = 100;

/** Report of page weights, heaviest first, and of the scripts that are loaded on intent. */
export function formatWeightReport({ pages, scripts }: SiteWeights): string {
  const heaviest = pages.toSorted((a, b) => b.html - a.html).slice(0, maxListedPages);
  const width = Math.max(...heaviest.map(({ path }) => path.length));
  const lines = heaviest.map(
    ({ path, html }) =>
      `  ${path.padEnd(width)}  ${String(html).padStart(6)} B  ${formatBar(html / pageBudget)}`,
  );
  const which = heaviest.length < pages.length ? `, the ${heaviest.length} heaviest of ${pages.length}` : '';
  return [
    `Page weight in brotli, HTML with its styles and script, at most (limit ${pageBudget} B)${which}:`,
    ...lines,
    `Inline scripts of a page: at most ${findHeaviestScript(pages)} B (limit ${scriptBudget} B)`,
    ...scripts.map(({ name, bytes }) => `Loaded on intent only: assets/${name} at most ${bytes} B`),
  ].join('\n');
}

export type OverBudget = {
  /** A message for each exceeded budget, with what to do. */
  sentences: string[];
  /** Whether a page is too far over budget to be published. */
  isTooHeavy: boolean;
};

/** Compares the pages with their budgets; `files` maps paths to content files. */
export function findOverBudget(pages: readonly PageWeight[], files: ReadonlyMap<string, string>): OverBudget {
  const script = findHeaviestScript(pages);
  const heavy = pages.filter(({ html }) => html > pageBudget);
  const sentences = heavy.map(({ path, html, heaviest }) => {
    const parts = heaviest.map(({ name, bytes }) => `${name} (${bytes} B)`).join(', ');
    return `${path} weighs ${html} B, ${html - pageBudget} B over the limit. Its heaviest parts: ${parts}. Shorten ${files.get(path)}, or list fewer questions or cards there.`;
  });
  if (script > scriptBudget) {
    sentences.push(
      `The inline scripts of a page weigh ${script} B, ${script - scriptBudget} B over their limit.`,
    );
  }
  const isTooHeavy = script > scriptBudget || heavy.some(({ html }) => html > pageBudget * hardLimitFactor);
  return { sentences, isTooHeavy };
}

function findHeaviestScript(pages: readonly PageWeight[]): number {
  return Math.max(0, ...pages.map(({ script }) => script));
}

function formatBar(share: number): string {
  return '█'.repeat(Math.round(Math.min(1.2, share) * 20)).padEnd(20, '·');
}
