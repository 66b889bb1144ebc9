import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** One congestion window (10 x 1,460 bytes): the first round trip paints the page (RFC 6928). */
export const pageBudget = 14_336;
export const scriptBudget = 2_048;

/**
 * An author's page is published up to this many times its budget, with a warning. What a page weighs depends on the day
 * as well: dated words change, a notice that a check is overdue appears. No day may stop a nightly build.
 */
const tolerated = 1.1;

/** Quality 11 finds 8 to 10 % fewer bytes than quality 8, in thirty times its time. */
const quick = 8;
const leastGain = 0.94;

/** Half a megabyte, more than any page has. The default of four sets up many times the memory for the same bytes. */
const window = 19;

/** Bytes over the wire, as a host would send them. */
export function brotliSize(text: string | Buffer, quality = constants.BROTLI_MAX_QUALITY): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: window };
  return brotliCompressSync(text, { params }).length;
}

/** At most so many bytes over the wire; near a budget, or over it, exactly so many. */
function sizeWithin(budget: number, text: string): number {
  const atMost = Math.ceil(brotliSize(text, quick) * leastGain);
  return atMost > budget ? brotliSize(text) : atMost;
}

/** Sizes in bytes of brotli. `html` is the whole page with its inline styles and scripts, `script` those scripts alone. */
export type PageWeight = { path: string; html: number; script: number; heaviest: readonly Part[] };
type Part = { name: string; bytes: number };

/** Weighs a finished page; where it is over its budget, finds its heaviest parts as well. */
export function weighPage(path: string, html: string): PageWeight {
  const bytes = sizeWithin(pageBudget, html);
  const script = sizeWithin(scriptBudget, partsOf(html, /<script>([^]*?)<\/script>/g).join(''));
  return { path, html: bytes, script, heaviest: bytes > pageBudget ? heaviestParts(html) : [] };
}

function partsOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, part = '']) => part);
}

const words = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The three parts of a page that weigh most, each compressed by itself: near enough, and a page has dozens of parts. */
function heaviestParts(html: string): Part[] {
  const named = [
    ...partsOf(html, /(<style>[^]*?<\/style>)/g).map((part) => ({ name: 'the styles', part })),
    ...partsOf(html, /(<script type="application\/ld\+json">[^]*?<\/script>)/g).map((part) => ({
      name: 'the structured data',
      part,
    })),
    ...partsOf(html, /(<section[ >][^]*?<\/section>)/g).map((part) => ({
      name: `"${words(/<h[12][^>]*>([^]*?)<\/h[12]>/.exec(part)?.[1] ?? part).slice(0, 60)}"`,
      part,
    })),
  ];
  const weighed = named.map(({ name, part }) => ({ name, bytes: brotliSize(part, quick) }));
  return weighed.toSorted((a, b) => b.bytes - a.bytes).slice(0, 3);
}

export type ScriptWeight = { name: string; bytes: number };

/** The code that arrives only when a visitor shows intent: each script of the folder. */
export async function weighScripts(folder: string): Promise<ScriptWeight[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js')).toSorted();
  return Promise.all(
    names.map(async (name) => ({ name, bytes: brotliSize(await readFile(join(folder, name)), quick) })),
  );
}

/** Printed last when the weight of pages stops a build. */
export const overweight = 'Nothing was published: dist/client is as it was before.';

export type Weights = { pages: PageWeight[]; scripts: ScriptWeight[] };

/** How many pages the report lists. */
const listed = 100;

/** The weights of the pages, the heaviest first, and of the code that is loaded later. */
export function weightReport({ pages, scripts }: Weights): string {
  const shown = pages.toSorted((a, b) => b.html - a.html).slice(0, listed);
  const width = Math.max(...shown.map(({ path }) => path.length));
  const lines = shown.map(
    ({ path, html }) => `  ${path.padEnd(width)}  ${String(html).padStart(6)} B  ${bar(html / pageBudget)}`,
  );
  const which = shown.length < pages.length ? `, the ${shown.length} heaviest of ${pages.length}` : '';
  return [
    `Page weight in brotli, HTML with its styles and script, at most (limit ${pageBudget} B)${which}:`,
    ...lines,
    `Inline scripts of a page: at most ${heaviestScript(pages)} B (limit ${scriptBudget} B)`,
    ...scripts.map(({ name, bytes }) => `Loaded on intent only: assets/${name} at most ${bytes} B`),
  ].join('\n');
}

export type OverBudget = {
  /** A sentence for each budget that is exceeded, with what to do. */
  sentences: string[];
  /** Too far over to be published. */
  refused: boolean;
};

/** Compares the pages with their budgets; `files` are their content files by path. */
export function overBudget(pages: readonly PageWeight[], files: ReadonlyMap<string, string>): OverBudget {
  const script = heaviestScript(pages);
  const heavy = pages.filter(({ html }) => html > pageBudget);
  const sentences = heavy.map(({ path, html, heaviest }) => {
    const parts = heaviest.map(({ name, bytes }) => `${name} (${bytes} B)`).join(', ');
    return `${path} weighs ${html} B, ${html - pageBudget} B more than loads in one go on a slow phone. Its heaviest parts: ${parts}. Shorten ${files.get(path)}, or name fewer questions or cards there.`;
  });
  if (script > scriptBudget) {
    sentences.push(
      `The inline scripts of a page weigh ${script} B, ${script - scriptBudget} B over their limit.`,
    );
  }
  const refused = script > scriptBudget || heavy.some(({ html }) => html > pageBudget * tolerated);
  return { sentences, refused };
}

function heaviestScript(pages: readonly PageWeight[]): number {
  return Math.max(0, ...pages.map(({ script }) => script));
}

function bar(share: number): string {
  return '█'.repeat(Math.round(Math.min(1.2, share) * 20)).padEnd(20, '·');
}
