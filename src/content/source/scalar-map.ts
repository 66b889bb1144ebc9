import { isScalar } from 'yaml';
import type { Frontmatter } from './frontmatter.ts';
import type { FieldPath } from './positions.ts';

/** Where each character of a text in the fields is in the file, and behind the last one; undefined if it isn't there. */
export function offsetsIn(
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
 * Steps through a value and the way it is typed. YAML leaves out indentation, makes spaces of line ends, and reads
 * escapes: what differs is skipped in the typed text.
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
