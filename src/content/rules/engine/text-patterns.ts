import type { Severity, TextDiagnostic } from '../../report/diagnostic.ts';
import { encodeSpecialCharacters } from '../../facts/fact-text.ts';
import { findMatches } from '../../languages/matches.ts';
import type { ParsedFile, NewDiagnostic } from '../rule.ts';
import { findInVisibleText } from '../visible-texts.ts';

/** A pattern that is never intended in text for visitors. */
export type TextPattern = {
  pattern: RegExp;
  message: (match: string) => string;
  /** `warning` if valid content may match. */
  severity: Severity;
};

/** Link targets and bare URLs. */
const urlPattern = /https?:\/\/[^\s<>"]+|(?<=\]\()[^()\s]+/g;

/** Finds all matches of the patterns in a file's text, outside URLs. */
export function findPatterns(entry: ParsedFile, patterns: readonly TextPattern[]): NewDiagnostic[] {
  return findInVisibleText(entry, (text) => {
    const maskedText = text.replaceAll(urlPattern, encodeSpecialCharacters);
    return excludeRepeatedStarts(
      patterns.flatMap((pattern) => findPatternMatches(maskedText, text, pattern)),
    );
  });
}

/** Drops matches that start where an earlier one does: "[NAME]" matches two patterns. */
function excludeRepeatedStarts(diagnostics: TextDiagnostic[]): TextDiagnostic[] {
  const indexes = new Set<number>();
  return diagnostics.filter(({ index }) => !indexes.has(index) && indexes.add(index));
}

function findPatternMatches(
  maskedText: string,
  text: string,
  { pattern, message, severity }: TextPattern,
): TextDiagnostic[] {
  return findMatches(maskedText, pattern).map(({ 0: { length }, index }) => ({
    index,
    length,
    message: message(text.slice(index, index + length)),
    severity,
  }));
}
