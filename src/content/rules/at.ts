import type { FieldPath } from '../source/positions.ts';
import type { At, Parsed } from './rule.ts';

/** A stretch of the text below a file's fields. */
export function inBody(entry: Parsed, index: number, length: number): At {
  const { text, body } = entry.frontmatter;
  return stretch(entry, text.length - body.length + index, length);
}

/** A stretch of the lines between a file's fences. */
export function inHead(entry: Parsed, index: number, length: number): At {
  return stretch(entry, entry.frontmatter.text.indexOf('\n') + 1 + index, length);
}

function stretch(entry: Parsed, from: number, length: number): At {
  return { entry, range: [from, from + length] };
}

/** The value of a field. */
export function valueAt(entry: Parsed, path: FieldPath): At {
  return { entry, path, on: 'value' };
}
