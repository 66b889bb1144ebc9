import type { Nodes, Parents } from 'mdast';
import { getEnd, getStart, listNodes } from './blocks.ts';

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

/** Finds ranges of the Markdown that belong to neither text nor a node's syntax. */
export function findHiddenRanges(tree: Nodes, source: string): { index: number; length: number }[] {
  return listNodes(tree).flatMap((node) => {
    // GFM adds some links after parsing; these and their siblings have no position.
    if (!('children' in node) || ![node, ...node.children].every(({ position }) => position)) return [];
    const allowedPattern = syntaxPatterns[node.type] ?? blockGapPattern;
    const starts = [...node.children.map(getStart), getEnd(node)];
    return [getStart(node), ...node.children.map(getEnd)].flatMap((index, gapIndex) => {
      const gap = { index, length: (starts[gapIndex] ?? index) - index };
      return gap.length > 0 && !allowedPattern.test(source.slice(index, index + gap.length)) ? [gap] : [];
    });
  });
}
