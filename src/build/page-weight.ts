import { brotliCompressSync, constants } from 'node:zlib';

/** 14 KiB fit in the initial congestion window (10 × 1,460 bytes, RFC 6928), so the first round trip delivers the page. */
export const pageBudget = 14_336;
/** The maximum size of a page's inline scripts: brotli, in bytes. */
export const scriptBudget = 2_048;

/**
 * Up to this factor, a page over its budget is published with a warning: date-dependent text and overdue notices change a page's
 * size from day to day, which must not stop a nightly build.
 */
const hardLimitFactor = 1.1;

/** Thirty times as fast as quality 11. */
const quickQuality = 8;

/** Upper bound for the ratio of the size at quality 11 to the size at `quickQuality`, which was 0.877 to 0.924 for 400 pages. */
const maxSizeRatio = 0.93;

/** A window of 512 kB, larger than any page. The default of 4 MB gives the same result but needs more memory. */
const windowBits = 19;

/** Measures the brotli size in bytes. */
export function measureBrotli(text: string | Buffer, quality = constants.BROTLI_MAX_QUALITY): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: windowBits };
  return brotliCompressSync(text, { params }).length;
}

/** Returns an upper bound for the brotli size, or the exact size if it is near or over the budget. */
function measureAgainstBudget(budget: number, text: string): number {
  const upperBound = Math.ceil(measureBrotli(text, quickQuality) * maxSizeRatio);
  return upperBound > budget ? measureBrotli(text) : upperBound;
}

/** Brotli sizes in bytes. `html` is the whole page with its inline styles and scripts, `script` only those scripts. */
export type PageWeight = { path: string; file: string; html: number; script: number; heaviestParts: Part[] };
type Part = { name: string; bytes: number };

/** Measures a finished page. If it is over budget, also finds its heaviest parts. */
export function weighPage(path: string, file: string, html: string): PageWeight {
  const bytes = measureAgainstBudget(pageBudget, html);
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text);
  const script = measureAgainstBudget(scriptBudget, scripts.join(''));
  const heaviestParts = bytes > pageBudget ? findHeaviestParts(html) : [];
  return { path, file, html: bytes, script, heaviestParts };
}

const partPattern =
  /<style>[^]*?<\/style>|<script type="application\/ld\+json">[^]*?<\/script>|<section[ >][^]*?<\/section>/g;

/** Finds the three heaviest parts of a page. They are compressed separately, which is accurate enough. */
function findHeaviestParts(html: string): Part[] {
  return [...html.matchAll(partPattern)]
    .map(([part]) => ({ name: formatPartName(part), bytes: measureBrotli(part, quickQuality) }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 3);
}

function formatPartName(part: string): string {
  if (part.startsWith('<style')) return 'the styles';
  if (part.startsWith('<script')) return 'the structured data';
  const heading = /<h[12][^>]*>([^]*?)<\/h[12]>/.exec(part)?.[1] ?? part;
  return `"${heading
    .replaceAll(/(?:<[^>]*>|\s)+/g, ' ')
    .trim()
    .slice(0, 60)}"`;
}

/** Printed last if the weight of pages stops a build. */
export const overweightMessage = 'The build failed. dist/client is unchanged.';

/** The maximum number of pages in the report. */
const maxReportedPages = 10;

/** Formats a report of the heaviest pages and inline scripts. */
export function formatWeightReport(pages: readonly PageWeight[]): string {
  const heaviestPages = pages.toSorted((a, b) => b.html - a.html).slice(0, maxReportedPages);
  const width = Math.max(...heaviestPages.map(({ path }) => path.length));
  return [
    `The heaviest pages, compressed with brotli, with styles and scripts (budget ${pageBudget} B):`,
    ...heaviestPages.map(({ path, html }) => `  ${path.padEnd(width)}  ${String(html).padStart(6)} B`),
    `Inline scripts per page: at most ${findHeaviestScript(pages)} B (budget ${scriptBudget} B)`,
  ].join('\n');
}

export type OverBudget = {
  /** A message for each page over budget, with what to do, and one for inline scripts over budget. */
  messages: string[];
  /** Whether the build must fail: a page exceeds the hard limit, or inline scripts exceed their budget. */
  isTooHeavy: boolean;
};

/** Compares the pages with their budgets. */
export function findOverBudget(pages: readonly PageWeight[]): OverBudget {
  const script = findHeaviestScript(pages);
  const overweightPages = pages.filter(({ html }) => html > pageBudget);
  const messages = overweightPages.map(({ path, file, html, heaviestParts }) => {
    const parts = heaviestParts.map(({ name, bytes }) => `${name} (${bytes} B)`).join(', ');
    return `${path} weighs ${html} B, ${html - pageBudget} B over budget. Its heaviest parts: ${parts}. Shorten ${file}, or list fewer questions or cards there.`;
  });
  if (script > scriptBudget) {
    messages.push(`The inline scripts of a page weigh ${script} B, ${script - scriptBudget} B over budget.`);
  }
  const isTooHeavy =
    script > scriptBudget || overweightPages.some(({ html }) => html > pageBudget * hardLimitFactor);
  return { messages, isTooHeavy };
}

function findHeaviestScript(pages: readonly PageWeight[]): number {
  return Math.max(0, ...pages.map(({ script }) => script));
}
