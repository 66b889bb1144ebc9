import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isReviewed, reviewedAxeResults } from './reviewed.ts';

/** The minified build, because parsing the full one takes as long as running it. It runs once per page. */
const axeSource = `if (window.axe === undefined) {
${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
}`;

/** The rules that depend on layout. Only they run at every width. */
const layoutRules = ['target-size', 'scrollable-region-focusable'];
const allTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on the page or on parts of it. Returns rule, element and reason of each violation and of each incomplete result
 * that has not been reviewed.
 */
export function findAxeViolations(page: Page, ...parts: string[]): Promise<string[]> {
  return findViolations(page, parts, { type: 'tag', values: allTags });
}

/** Runs only the layout rules. */
export function findAxeLayoutViolations(page: Page, ...parts: string[]): Promise<string[]> {
  return findViolations(page, parts, { type: 'rule', values: layoutRules });
}

type Rules = { type: 'tag' | 'rule'; values: string[] };

async function findViolations(page: Page, parts: string[], runOnly: Rules): Promise<string[]> {
  const builder = new AxeBuilder({ page, axeSource })
    // The default mode opens a tab for each run.
    .setLegacyMode(true)
    .options({
      runOnly,
      ...(runOnly.type === 'tag' && { rules: { 'target-size': { enabled: true } } }),
      resultTypes: ['violations', 'incomplete'],
      // The enabled rules don't read stylesheets, and preloading them takes a tenth of the time.
      preload: { assets: ['media'] },
    });
  for (const part of parts) builder.include(part);
  const { violations, incomplete } = await builder.analyze();
  const violationLines = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')} ${joinLines(failureSummary)}`),
  );
  const incompleteResults = incomplete.flatMap(({ id, nodes }) =>
    nodes.map(({ any, all, none, target }) => {
      // The message key doesn't depend on the language.
      const keys = [...any, ...all, ...none].map((check) => check.data?.messageKey ?? check.id);
      return { rule: id, target: target.join(' '), reason: [...new Set(keys)].join(', ') };
    }),
  );
  const unreviewed = incompleteResults.filter((result) => !isReviewed(reviewedAxeResults, result));
  return [
    ...violationLines,
    ...unreviewed.map(({ rule, target, reason }) => `unreviewed ${rule} (${reason}) ${target}`),
  ];
}

function joinLines(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 240);
}
