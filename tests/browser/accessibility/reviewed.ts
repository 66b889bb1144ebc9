import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Why a kind of inconclusive result is acceptable, by rule and reason. */
type Reviewed = Readonly<Record<string, string>>;

const reviewed: { axe: Reviewed; secondEngine: Reviewed } = parse(
  readFileSync(join(import.meta.dirname, 'reviewed.yaml'), 'utf8'),
);
export const { axe: reviewedByAxe, secondEngine: reviewedBySecondEngine } = reviewed;

export function isReviewed(list: Reviewed, result: { rule: string; reason: string }): boolean {
  return `${result.rule} ${result.reason}` in list;
}
