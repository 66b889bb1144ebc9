import type { Severity, TextDiagnostic } from '../../report/diagnostic.ts';
import { encodeSpecialCharacters } from '../../facts/fact-text.ts';
import { findMatches } from '../../languages/matches.ts';
import type { Block } from '../../markdown/blocks.ts';
import type { ParsedFile, NewDiagnostic } from '../rule.ts';
import { findInVisibleText } from '../visible-texts.ts';

/** Patterns that text for visitors should never match. */
export type TextPattern = {
  /** Each $& is replaced with the match. */
  message: string;
  patterns: readonly RegExp[];
  /** Overrides the rule's severity. */
  severity?: Severity;
};

/** Finds all matches of the patterns in a block. `source` is its Markdown, which messages quote. */
export function findPatterns(
  { text, toSourceSpan }: Block,
  source: string,
  textPatterns: readonly TextPattern[],
): TextDiagnostic[] {
  return textPatterns.flatMap(({ message, patterns, severity }) =>
    patterns
      .flatMap((pattern) => findMatches(text, pattern))
      .map((match) => {
        const span = toSourceSpan(match.index, match[0].length);
        const quote = truncate(source.slice(span.index, span.index + span.length));
        return { ...span, message: message.replaceAll('$&', () => quote), ...(severity && { severity }) };
      }),
  );
}

function truncate(match: string): string {
  const text = match.trim().replaceAll(/\s+/g, ' ');
  return text.length > 30 ? `${text.slice(0, 30).trimEnd()}…` : text;
}

/** Drops diagnostics that overlap an earlier one, which explains them. */
export function excludeOverlaps(diagnostics: readonly TextDiagnostic[]): TextDiagnostic[] {
  const coveredIndexes = new Set<number>();
  return diagnostics.filter(({ index, length }) => {
    const indexes = Array.from({ length }, (_, offset) => index + offset);
    if (indexes.some((position) => coveredIndexes.has(position))) return false;
    for (const position of indexes) coveredIndexes.add(position);
    return true;
  });
}

/** Link targets and bare URLs. */
const urlPattern = /https?:\/\/[^\s<>"]+|(?<=\]\()[^()\s]+/g;

/** Finds all matches of the patterns in a file's text, outside URLs. */
export function findPatternsInFile(entry: ParsedFile, textPatterns: readonly TextPattern[]): NewDiagnostic[] {
  return findInVisibleText(entry, (source) => {
    const text = source.replaceAll(urlPattern, encodeSpecialCharacters);
    const toSourceSpan = (index: number, length: number) => ({ index, length });
    return excludeOverlaps(findPatterns({ text, toSourceSpan }, source, textPatterns));
  });
}
