import { isScalar } from 'yaml';
import type { Frontmatter } from './frontmatter.ts';
import type { FieldPath } from './positions.ts';

/** The file position of each character of a field's text, and of its end; undefined if the text isn't there. */
export function mapOffsets(
  { document, head, headAt }: Frontmatter,
  path: FieldPath,
  value: string,
): number[] | undefined {
  const node = document.getIn(path, true);
  if (!isScalar(node) || !node.range) return undefined;
  const [from, to] = node.range;
  const typed = head.slice(from, to);
  const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
  const isQuoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
  const start = isBlock ? typed.indexOf('\n') + 1 : Number(isQuoted);
  return align(value, typed, start, isQuoted ? typed.charAt(0) : '').map((at) => headAt + from + at);
}

/** The length of an escape in double quotes, by its letter. */
const escapeLength: { [letter: string]: number } = { x: 4, u: 6, U: 10 };

/**
 * Aligns a value with its source. YAML removes indentation, folds lines and decodes escapes, so differences are skipped
 * in the source.
 */
function align(value: string, typed: string, start: number, quote: string): number[] {
  let at = start;
  const offsets: number[] = [];
  for (const char of value.split('')) {
    const isSpace = /\s/.test(char);
    while (at < typed.length && typed[at] !== char && /\s/.test(typed[at] ?? '')) {
      if (isSpace) break;
      at++;
    }
    offsets.push(Math.min(at, typed.length));
    if (typed[at] === '\\' && quote === '"') at += escapeLength[typed[at + 1] ?? ''] ?? 2;
    else if (quote === "'" && typed.startsWith("''", at)) at += 2;
    else if (typed[at] === char || /\s/.test(typed[at] ?? '')) at++;
  }
  offsets.push(Math.min(at, typed.length));
  return offsets;
}
