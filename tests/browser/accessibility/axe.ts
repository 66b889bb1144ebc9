import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { isReviewed, reviewedByAxe } from './reviewed.ts';

type Found = { rule: string; place: string; words: string };
type Question = { rule: string; place: string; reason: string };

/** Sent to each page once, and short: parsing it took as long as its answers. */
const engine = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page as it stands, or in parts of it: rule,
 * place and reason. What it leaves open counts until it is reviewed.
 */
export function axeFaults(page: Page, ...parts: string[]): Promise<string[]> {
  return faultsBy(page, parts);
}

/**
 * The rules whose answer hangs on where things lie. Names and roles are the same at every width: a page is
 * asked for them at one, and a page of each kind at all, for what only narrow screens show.
 */
const rulesOfLayout = ['target-size', 'scrollable-region-focusable'];

/** What axe finds by these rules alone, on a page that it has been asked of at another width. */
export function axeFaultsOfLayout(page: Page, ...parts: string[]): Promise<string[]> {
  return faultsBy(page, parts, rulesOfLayout);
}

async function faultsBy(page: Page, parts: string[], rules?: string[]): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(engine);
  }
  const { found, open } = await page.evaluate(askAxe, {
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
async function askAxe(asked: {
  parts: string[];
  rules: string[] | undefined;
}): Promise<{ found: Found[]; open: Question[] }> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations, incomplete } = await window.axe.run(
    { include: asked.parts, exclude: [] },
    {
      runOnly: asked.rules ? { type: 'rule', values: asked.rules } : { type: 'tag', values: tags },
      rules: asked.rules ? {} : { 'target-size': { enabled: true } },
      resultTypes: ['violations', 'incomplete'],
      // No rule that is asked reads stylesheets, and gathering them takes a tenth of all.
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
        // The key of axe's message stays the same from language to language; the message does not.
        const keys = [...any, ...all, ...none].map((check) => check.data?.messageKey ?? check.id);
        return { rule: id, place: target.join(' '), reason: [...new Set(keys)].join(', ') };
      }),
    ),
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 240);
}
