import type { Severity, TextDiagnostic } from '../../report/diagnostic.ts';
import { findMatches } from '../../languages/matches.ts';
import type { ParsedFile, NewDiagnostic } from '../rule.ts';
import { findInVisibleText } from '../visible-texts.ts';

/** A pattern that is never intended in text for visitors. */
export type TextPattern = {
  pattern: RegExp;
  message: (match: string) => string;
  /** `warning` when valid content may match. */
  severity: Severity;
};

/** Finds all matches of the patterns in a file's text. */
export function findPatterns(entry: ParsedFile, patterns: readonly TextPattern[]): NewDiagnostic[] {
  return findInVisibleText(entry, (text) =>
    excludeRepeatedStarts(patterns.flatMap((pattern) => findPatternMatches(text, pattern))),
  );
}

/** Drops matches that start where an earlier one does: "[NAME]" matches two patterns. */
function excludeRepeatedStarts(diagnostics: TextDiagnostic[]): TextDiagnostic[] {
  const indexes = new Set<number>();
  return diagnostics.filter(({ index }) => !indexes.has(index) && indexes.add(index));
}

function findPatternMatches(text: string, { pattern, message, severity }: TextPattern): TextDiagnostic[] {
  return findMatches(text, pattern).map(({ 0: match, index }) => ({
    index,
    length: match.length,
    message: message(match),
    severity,
  }));
}
