import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';
import { isReviewed, reviewedEngineResults } from './reviewed.ts';

declare const ace: { Checker: new () => Checker };

/** The rules of IBM's Equal Access checker and the engine that applies them, in one file for a browser. */
const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** Returns all violations on the page, and other results whose kind hasn't been reviewed. */
export async function findIbmViolations(page: Page): Promise<string[]> {
  await page.evaluate(`${engine};globalThis.ace = ace;0`);
  const findings = await page.evaluate(async (reviewed) => {
    const checker = new ace.Checker();
    // Skips rules whose findings have all been reviewed, because some are slow.
    const isFullyReviewed = (rule: string): boolean =>
      Object.keys(checker.engine.getRule(rule).messages['en-US'] ?? {})
        .filter((reason) => reason !== 'group' && !/^pass/i.test(reason))
        .every((reason) => /^(?:potential|manual)/i.test(reason) && reviewed.includes(`${rule} ${reason}`));
    const id = 'IBM_Accessibility';
    for (const guideline of checker.getGuidelines().filter((item) => item.id === id)) {
      for (const checkpoint of guideline.checkpoints)
        checkpoint.rules = checkpoint.rules?.filter((rule) => !isFullyReviewed(rule.id)) ?? [];
      checker.addGuideline(guideline);
    }
    const { results } = await checker.check(document, [id]);
    return results
      .filter(({ value }) => value[1] !== 'PASS')
      .map(({ value, ruleId, reasonId, message, snippet }) => ({
        isViolation: value[0] === 'VIOLATION' && value[1] === 'FAIL',
        rule: ruleId,
        reason: String(reasonId),
        description: `${message} ${snippet.slice(0, 120)}`,
      }));
  }, Object.keys(reviewedEngineResults));
  return findings
    .filter((finding) => finding.isViolation || !isReviewed(reviewedEngineResults, finding))
    .map(
      ({ isViolation, rule, reason, description }) =>
        `${isViolation ? '' : 'unreviewed '}${rule} (${reason}): ${description}`,
    );
}
