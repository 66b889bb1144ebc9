import { isAlias, isNode, visit } from 'yaml';
import type { Diagnostic } from '../report/diagnostic.ts';
import { createError, createErrorInText, formatQuoteAdvice, quoteValue } from './diagnosis.ts';
import { findClosingFence } from '../source/frontmatter.ts';
import type { Frontmatter } from '../source/frontmatter.ts';
import { toSpan } from '../source/positions.ts';
import { findBlockScalarLines } from '../source/repair.ts';

/** Matches everything that may precede a value: indentation, hyphens and a key. Before quotes, the key may be a sentence. */
const beforeValuePattern = /^\s*(?:- +)*(?:[\w-]+: +|[^\s"'#][^#:]*: +(?=["']))?/;

/**
 * Finds a # in an unquoted value that the author meant as text: "Miami #1", "Unit # 5". Returns its index, or -1. A real comment has
 * a space and a word after the #.
 */
function findAccidentalComment(value: string): number {
  if (/^#[^\s#]/.test(value)) return 0;
  const start = /^[^\s"'|>[{#&*!]/.test(value) ? value.search(/\S #[^\s#]|\p{L} # \d/u) : -1;
  return start < 0 ? -1 : start + 2;
}

/** Reports accidental comments: YAML ignores text after a space and #, so "Miami #1" would silently become "Miami". */
export function checkComments({ file, text }: Frontmatter): Diagnostic[] {
  const allLines = text.split('\n');
  const lines = allLines.slice(0, findClosingFence(allLines));
  const blockScalarLines = findBlockScalarLines(lines);
  return lines.flatMap((line, index): Diagnostic[] => {
    const prefix = beforeValuePattern.exec(line)?.[0] ?? '';
    const value = line.slice(prefix.length);
    const commentIndex = prefix.trim() === '' && value.startsWith('#') ? -1 : findAccidentalComment(value);
    if (blockScalarLines.has(index) || commentIndex < 0) return [];
    const place = { line: index + 1, column: prefix.length + commentIndex + 1 };
    const message = `Everything after # is ignored here. Put the whole value in quotes: ${quoteValue(value)}.`;
    return [createError(file, place, value.length - commentIndex, message)];
  });
}

/**
 * Reports words that start with *, & or !, which YAML treats as aliases, anchors and tags, so they would vanish from the page.
 * Content uses none of these.
 */
export function checkIndicators({ document, file, text }: Frontmatter): Diagnostic[] {
  const problems = new Map<number, Diagnostic>();
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return;
    const hasIndicator =
      isAlias(node) || ('anchor' in node && node.anchor !== undefined) || node.tag !== undefined;
    if (!hasIndicator) return;
    // An anchor or a tag precedes its node, and may be on the line above it.
    const start = /[*&!]*(?:[&!]\S*\s+)?$/.exec(text.slice(0, node.range[0]))?.index ?? node.range[0];
    const [value = ''] = text.slice(start).split('\n', 1);
    const problem = createErrorInText(file, text, start, value.length, formatQuoteAdvice(value));
    problems.set(problem.line, problem);
  });
  return [...problems.values()];
}

/** Reports misindented list items that YAML joins to the text above them. */
export function checkMisindentedItems({ document, file, text }: Frontmatter): Diagnostic[] {
  const problems: Diagnostic[] = [];
  visit(document, {
    Scalar: (_key, { type, range, value }) => {
      if (type !== 'PLAIN' || !range) return;
      const match = /\n\s*(?<item>- .*)/d.exec(text.slice(range[0], range[1]));
      const [from, to] = match?.indices?.groups?.['item'] ?? [0, 0];
      // Text that begins with a list marker was meant as a list, which the schema check reports.
      if (match === null || /^\s*[-•·▪●◦‣*–—]/.test(String(value))) return;
      const message = `This item would become part of the text on line ${toSpan(text, range[0], 0).line}. Line it up with the items of its list, or remove the hyphen.`;
      problems.push(createErrorInText(file, text, range[0] + from, to - from, message));
    },
  });
  return problems;
}
