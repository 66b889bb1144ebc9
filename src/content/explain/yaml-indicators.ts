import { isAlias, isNode, isScalar, visit } from 'yaml';
import type { Diagnostic } from '../report/diagnostic.ts';
import { createError, formatQuoteAdvice, quoteValue } from './diagnosis.ts';
import { findClosingFence } from '../source/frontmatter.ts';
import type { Frontmatter } from '../source/frontmatter.ts';
import { toSpan } from '../source/positions.ts';
import { findBlockScalarLines } from '../source/repair.ts';

/** Everything allowed before a value. */
const beforeValuePattern = /^\s*(?:- +)*(?:[\w-]+: +)?/;

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

const indicatorPattern = /(?:^|[\s[{,:-])[*&!]/;

/**
 * Reports words that start with *, & or !, which YAML treats as aliases, anchors and tags, so they would vanish from the page.
 * Content uses none of these.
 */
export function checkIndicators({ document, file, text: fileText }: Frontmatter): Diagnostic[] {
  const lines = fileText.split('\n');
  if (!lines.some((line) => indicatorPattern.test(line))) return [];
  const problems = new Map<number, Diagnostic>();
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return;
    const hasIndicator =
      isAlias(node) || ('anchor' in node && node.anchor !== undefined) || node.tag !== undefined;
    if (!hasIndicator) return;
    // An anchor or a tag precedes its node, and may be on the line above it.
    const start = /[*&!]*(?:[&!]\S*\s+)?$/.exec(fileText.slice(0, node.range[0]))?.index ?? node.range[0];
    const { line, column } = toSpan(fileText, start, 0);
    const value = (lines[line - 1] ?? '').slice(column - 1);
    problems.set(line, createError(file, { line, column }, value.length, formatQuoteAdvice(value)));
  });
  return [...problems.values()];
}

const itemPattern = /^\s*- /;

/** Reports misindented list items that YAML joins to the text above them. */
export function checkMisindentedItems({ document, file, text }: Frontmatter): Diagnostic[] {
  const lines = text.split('\n');
  if (!lines.some((line, index) => itemPattern.test(line) && wouldJoin(line, lines[index - 1] ?? '')))
    return [];
  const problems: Diagnostic[] = [];
  visit(document, (_key, node) => {
    if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return;
    const firstLine = toSpan(text, node.range[0], 0).line;
    const lastLine = toSpan(text, node.range[1], 0).line;
    // Text that begins with a list marker was meant as a list, which the schema check reports.
    if (/^\s*[-•·▪●◦‣*–—]/.test(String(node.value))) return;
    const offset = lines.slice(firstLine, lastLine).findIndex((line) => itemPattern.test(line));
    if (offset < 0) return;
    const line = firstLine + offset + 1;
    const rawLine = lines[line - 1] ?? '';
    const place = { line, column: rawLine.search(/\S/) + 1 };
    const message = `This item would become part of the text on line ${firstLine}. Line it up with the items of its list, or remove the hyphen.`;
    problems.push(createError(file, place, rawLine.trim().length, message));
  });
  return problems;
}

/** Returns whether YAML would join an item to the text above it. */
function wouldJoin(line: string, lineAbove: string): boolean {
  const extraIndent = line.search(/\S/) - lineAbove.search(/\S/);
  return extraIndent > 0 ? !/:\s*$/.test(lineAbove) : extraIndent === 0 && !itemPattern.test(lineAbove);
}
