import type { Severity, TextDiagnostic } from '../../report/diagnostic.ts';
import { findMatches } from '../../languages/matches.ts';
import type { Parsed, NewDiagnostic } from '../rule.ts';
import { findShown } from '../visible-texts.ts';

/** A pattern that is never intended in texts for visitors. */
export type ShownPattern = {
  pattern: RegExp;
  message: (match: string) => string;
  /** `warning` when valid content may match. */
  severity: Severity;
};

/** All matches of the patterns in a file's texts. */
export function findPatterns(entry: Parsed, patterns: readonly ShownPattern[]): NewDiagnostic[] {
  return findShown(entry, (text) => selectFirstOfEach(patterns.flatMap((each) => findIn(text, each))));
}

/** Keeps the first of overlapping matches: "[NAME]" matches two patterns. */
function selectFirstOfEach(found: TextDiagnostic[]): TextDiagnostic[] {
  const indexes = new Set<number>();
  return found.filter(({ index }) => !indexes.has(index) && indexes.add(index));
}

function findIn(text: string, { pattern, message, severity }: ShownPattern): TextDiagnostic[] {
  return findMatches(text, pattern).map(({ 0: match, index }) => ({
    index,
    length: match.length,
    message: message(match),
    severity,
  }));
}
