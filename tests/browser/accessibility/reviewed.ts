import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Why a kind of inconclusive result is acceptable, by rule and reason. */
type ReviewedResults = Readonly<Record<string, string>>;

const reviewedResults: { axe: ReviewedResults; secondEngine: ReviewedResults } = parse(
  readFileSync(join(import.meta.dirname, 'reviewed.yaml'), 'utf8'),
);
export const { axe: reviewedAxeResults, secondEngine: reviewedEngineResults } = reviewedResults;

export function isReviewed(results: ReviewedResults, result: { rule: string; reason: string }): boolean {
  return `${result.rule} ${result.reason}` in results;
}
