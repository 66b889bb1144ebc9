import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { isReviewed, reviewedByAxe } from './reviewed.ts';

type Found = { rule: string; place: string; words: string };
type Question = { rule: string; place: string; reason: string };

/** The minified build, because parsing the full one takes as long as running it. */
const engine = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe on the page or on parts of it. Returns rule, element and reason of each violation and of each incomplete result
 * that has not been reviewed.
 */
export function axeFaults(page: Page, ...parts: string[]): Promise<string[]> {
  return faultsBy(page, parts);
}

/** The rules that depend on layout. All other rules run at one width, and on one page of each kind at all widths. */
const rulesOfLayout = ['target-size', 'scrollable-region-focusable'];

/** Runs only the layout rules. */
export function axeFaultsOfLayout(page: Page, ...parts: string[]): Promise<string[]> {
  return faultsBy(page, parts, rulesOfLayout);
}

async function faultsBy(page: Page, parts: string[], rules?: string[]): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(engine);
  }
  const { found, open } = await page.evaluate(runAxe, {
    parts: parts.length === 0 ? ['html'] : parts,
    rules,
  });
  const unreviewed = open.filter((question) => !isReviewed(reviewedByAxe, question));
  return [
    ...found.map(({ rule, place, words }) => `${rule} ${place} ${oneLine(words)}`),
    ...unreviewed.map(({ rule, place, reason }) => `unreviewed ${rule} (${reason}) ${place}`),
  ];
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    axe: typeof axe;
  }
}

/** Runs in the page. */
async function runAxe(options: {
  parts: string[];
  rules: string[] | undefined;
}): Promise<{ found: Found[]; open: Question[] }> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations, incomplete } = await window.axe.run(
    { include: options.parts, exclude: [] },
    {
      runOnly: options.rules ? { type: 'rule', values: options.rules } : { type: 'tag', values: tags },
      rules: options.rules ? {} : { 'target-size': { enabled: true } },
      resultTypes: ['violations', 'incomplete'],
      // The enabled rules don't read stylesheets, and preloading them takes a tenth of the time.
      preload: { assets: ['media'] },
    },
  );
  return {
    found: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => ({
        rule: id,
        place: target.join(' '),
        words: failureSummary,
      })),
    ),
    open: incomplete.flatMap(({ id, nodes }) =>
      nodes.map(({ any, all, none, target }) => {
        // The message key doesn't depend on the language.
        const keys = [...any, ...all, ...none].map((check) => check.data?.messageKey ?? check.id);
        return { rule: id, place: target.join(' '), reason: [...new Set(keys)].join(', ') };
      }),
    ),
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 240);
}
