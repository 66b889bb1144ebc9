import type { PageWeight, ScriptWeight } from './weigh.ts';

/** One congestion window (10 x 1,460 bytes): the first round trip paints the page (RFC 6928). */
export const pageBudget = 14_336;
export const scriptBudget = 2_048;

/**
 * An author's page is published up to this many times its budget, with a warning. What a page weighs hangs on the day
 * as well: dated words change, a notice that a check is overdue appears. No day may stop a nightly build.
 */
const tolerated = 1.1;

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
    `Page weight in brotli, HTML with its styles and script (limit ${pageBudget} B)${which}:`,
    ...lines,
    `Inline scripts of a page: at most ${heaviestScript(weights)} B (limit ${scriptBudget} B)`,
    ...scripts.map(({ name, bytes }) => `Loaded on intent only: assets/${name} ${bytes} B`),
  ].join('\n');
}

/** A word of running text, compressed beside its like. */
const bytesPerWord = 2.5;

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
