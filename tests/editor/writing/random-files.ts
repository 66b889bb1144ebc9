/** Random content files and strings for property tests of the editor. */
import * as fc from 'fast-check';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Node } from 'yaml';
import { splitFrontmatter } from '#content/source/frontmatter.ts';
import { findBlockScalarLines } from '#content/source/repair.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { formatFile } from '#editor/writer/change-file.ts';
import { fixtureFiles } from '../../content/edited-content.ts';

/** A field's value and its range in the file, counted with \n line endings. */
export type Spot = {
  path: FieldPath;
  from: number;
  to: number;
  kind: 'text' | 'list of strings' | 'list of groups';
  itemCount: number;
};

/** Lists the strings and lists in the fields of a file. */
export function listSpots(path: string, text: string): Spot[] {
  const { yaml, text: normalizedText } = splitFrontmatter({ path, text });
  const offset = normalizedText.indexOf(yaml, normalizedText.indexOf('\n') + 1);
  const spots: Spot[] = [];
  const collect = (node: Node | null, fieldPath: FieldPath): void => {
    const [from = 0, to = 0] = node?.range ?? [];
    const spot = { path: fieldPath, from: offset + from, to: offset + to };
    if (isScalar(node) && typeof node.value === 'string') spots.push({ ...spot, kind: 'text', itemCount: 0 });
    if (isMap<Node, Node | null>(node))
      for (const { key, value } of node.items)
        collect(value, [...fieldPath, isScalar(key) ? String(key.value) : '']);
    if (!isSeq<Node>(node)) return;
    const isListOfStrings = node.items.every((item) => isScalar(item) && typeof item.value === 'string');
    spots.push({
      ...spot,
      kind: isListOfStrings ? 'list of strings' : 'list of groups',
      itemCount: node.items.length,
    });
    for (const [index, item] of node.items.entries()) collect(item, [...fieldPath, index]);
  };
  collect(parseDocument(yaml).contents, []);
  return spots;
}

const confusingStrings = String.raw`the court|Fee: $500|#5| # no remark|- item|yes|true|0042|12|10:00|2026-01-31|[a]|{b}|"so"|it's|'|"|\|>|&|*x*|!|%|@|?|: |:|,|~|null|---|...|строк|“Word”|—| |  |{{x}}`;
const textParts = fc.constantFrom(
  ...confusingStrings.split('|'),
  '|',
  '`',
  '\t',
  '\n',
  '\n\n',
  '\n  ',
  '\n- ',
  '\n---\n',
);

/** Random text without trailing blank lines, which depend on a value's YAML style. */
export const textArbitrary = fc
  .array(fc.oneof(textParts, fc.string({ maxLength: 12 }), fc.string({ maxLength: 6, unit: 'binary' })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join('').replace(/(?:\n[ \t]*)+$/, ''))
  .filter((text) => text.trim() !== '' && text.isWellFormed() && !/[\r\uFEFF]|^\s*FILL IN/.test(text));

const comments = ['# Checked by hand', '#', '# - not an item: "at all"'];

const blockHeaders = ['|', '>', '|-', '>-', '|+', '> # as it was agreed'];

/** Adds comments above and after lines, and rewrites values in other YAML styles. */
function restyle(text: string, seeds: number[]): string {
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  const yaml = lines.slice(1, end);
  const blockScalarLines = findBlockScalarLines(yaml);
  const restyledLines = yaml.flatMap((line, index) => {
    const seed = seeds[index % seeds.length] ?? 0;
    if (blockScalarLines.has(index) || line.trim() === '') return [line];
    const comment = comments[seed % comments.length] ?? '';
    const indent = ' '.repeat(line.search(/\S/));
    const restyledLine = line
      .replace(/(: )\|$/, (_, before: string) => before + (blockHeaders[seed % blockHeaders.length] ?? '|'))
      .replace(/(: |- )"([^"'\\]+)"$/, (match, before: string, inner: string) =>
        seed % 3 === 0 ? `${before}'${inner}'` : match,
      )
      .replace(/: \[([^"'[\]{}]+)\]$/, (match, inner: string) =>
        seed % 2 === 0 ? `: [\n${indent}    ${inner.replaceAll(', ', `,\n${indent}    `)} ]` : match,
      );
    const trailingComment =
      seed % 7 === 1 && !/[|>]|\[$/.test(restyledLine) && !restyledLine.includes('\n') ? ` ${comment}` : '';
    return [
      ...(seed % 5 === 1 ? [indent + comment] : []),
      ...(seed % 11 === 1 ? [''] : []),
      restyledLine + trailingComment,
    ];
  });
  return ['---', ...restyledLines, ...lines.slice(end)].join('\n');
}

/** A fixture file, optionally restyled, as typed and as formatted by the editor. */
export const fileArbitrary = fc
  .record({
    path: fc.constantFrom(...fixtureFiles.keys()),
    isRestyled: fc.boolean(),
    isWindows: fc.boolean(),
    seeds: fc.array(fc.nat(1000), { minLength: 7, maxLength: 60 }),
  })
  .map(({ path, isRestyled, isWindows, seeds }) => {
    const originalText = fixtureFiles.get(path) ?? '';
    const typedText = isRestyled ? restyle(originalText, seeds) : originalText;
    const formattedText = formatFile({ path, text: typedText });
    return {
      path,
      typedText,
      formattedText,
      text: isWindows ? formattedText.replaceAll('\n', '\r\n') : formattedText,
      isWindows,
    };
  });
