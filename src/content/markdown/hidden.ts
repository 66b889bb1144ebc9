import type { Nodes, Parents } from 'mdast';
import { getEnd, getStart } from './blocks.ts';

/** The source allowed around and between a node's children. Anything else would be missing from the page. */
const syntaxPatterns: { [type in Parents['type']]?: RegExp } = {
  strong: /^(?:\*\*|__)$/,
  emphasis: /^[*_]$/,
  delete: /^~~$/,
  link: /^(?:[[<>]|\][([].*)$/s,
  linkReference: /^(?:\[|\].*)$/s,
  heading: /^(?:[#\s]*|\s[\s>]*(?:=+|-+)\s*)$/,
  tableCell: /^[|\s]*$/,
  tableRow: /^[|\s]*$/,
  table: /^[|\s>:-]*$/,
  listItem: /^[\s>]*(?:(?:[-+*]|\d{1,9}[.)])\s*)?$/,
  footnoteDefinition: /^(?:\[\^[^\]]+\]:)?[\s>]*$/,
  mdxJsxFlowElement: /^[\s>]*(?:<[^]*>)?[\s>]*$/,
  mdxJsxTextElement: /^(?:<[^]*>)?$/,
};

/** Line breaks, indentation and blockquote markers. */
const blockGapPattern = /^[\s>]*$/;

/** Ranges of the Markdown that belong to neither a text nor a node's syntax. */
export function findHiddenRanges(node: Nodes, source: string): { index: number; length: number }[] {
  if (!('children' in node) || node.position === undefined) return [];
  const positionedChildren = node.children.filter(({ position }) => position !== undefined);
  // GFM adds some links after parsing; their siblings have no position.
  if (positionedChildren.length < node.children.length) return [];
  const allowedPattern = syntaxPatterns[node.type] ?? blockGapPattern;
  let gapStart = getStart(node);
  const gaps = [
    ...positionedChildren.map((child) => [getStart(child), getEnd(child)]),
    [getEnd(node), 0],
  ].flatMap(([start = 0, end = 0]) => {
    const gap = { index: gapStart, length: start - gapStart };
    gapStart = end;
    return gap.length > 0 && !allowedPattern.test(source.slice(gap.index, start)) ? [gap] : [];
  });
  return [...gaps, ...node.children.flatMap((child) => findHiddenRanges(child, source))];
}
