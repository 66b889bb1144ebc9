import { isScalar } from 'yaml';
import type { Span } from '../report/diagnostic.ts';
import type { Frontmatter } from './frontmatter.ts';
import { toSpan } from './positions.ts';
import type { FieldPath } from './positions.ts';

/** Locates a range of a field's value in the file; undefined if the field isn't in the file. */
export function findSpanInField(
  frontmatter: Frontmatter,
  path: FieldPath,
  index: number,
  length: number,
): Span | undefined {
  const offsets = mapOffsets(frontmatter, path, String(frontmatter.document.getIn(path)));
  const from = offsets?.[index];
  const last = offsets?.[index + length - 1];
  return from === undefined || last === undefined
    ? undefined
    : toSpan(frontmatter.text, from, last + 1 - from);
}

/** Maps each character of a field's text, and its end, to an index in the file; undefined if the field isn't in the file. */
export function mapOffsets(
  { document, text }: Frontmatter,
  path: FieldPath,
  value: string,
): number[] | undefined {
  const node = document.getIn(path, true);
  if (!isScalar(node) || !node.range) return undefined;
  const [from, to] = node.range;
  const source = text.slice(from, to);
  const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
  const isQuoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
  const start = isBlock ? source.indexOf('\n') + 1 : Number(isQuoted);
  return alignValue(value, source, start, isQuoted ? source.charAt(0) : '').map(
    (position) => from + position,
  );
}

/** The lengths of escapes in double quotes, by letter. */
const escapeLengths: { [letter: string]: number } = { x: 4, u: 6, U: 10 };

/**
 * Aligns a value with its source. YAML removes indentation, folds lines and decodes escapes, so characters that
 * appear only in the source are skipped.
 */
function alignValue(value: string, source: string, start: number, quote: string): number[] {
  let position = start;
  const offsets: number[] = [];
  for (const char of value.split('')) {
    const isSpace = /\s/.test(char);
    while (position < source.length && source[position] !== char && /\s/.test(source[position] ?? '')) {
      if (isSpace) break;
      position++;
    }
    offsets.push(Math.min(position, source.length));
    if (source[position] === '\\' && quote === '"')
      position += escapeLengths[source[position + 1] ?? ''] ?? 2;
    else if (quote === "'" && source.startsWith("''", position)) position += 2;
    else if (source[position] === char || /\s/.test(source[position] ?? '')) position++;
  }
  offsets.push(Math.min(position, source.length));
  return offsets;
}
