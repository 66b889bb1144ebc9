import type { FieldPath } from '../source/positions.ts';
import { fieldName } from '../source/positions.ts';
import type { Text } from '../site.ts';
import type { At, Parsed, Report } from './rule.ts';

/** A range of a file's body. */
export function inBody(entry: Parsed, index: number, length: number): At {
  const { text, body } = entry.frontmatter;
  return stretch(entry, text.length - body.length + index, length);
}

/** A range of a file's frontmatter. */
export function inHead(entry: Parsed, index: number, length: number): At {
  return stretch(entry, entry.frontmatter.text.indexOf('\n') + 1 + index, length);
}

function stretch(entry: Parsed, from: number, length: number): At {
  return { entry, range: [from, from + length] };
}

/** A range of any text. For several lines, the first is marked. */
export function inText(
  entry: Parsed,
  { value, path, span }: Text,
  index: number,
  length: number,
): Pick<Report, 'at' | 'field'> {
  const [line = ''] = value.slice(index, index + length).split('\n', 1);
  return {
    at: { entry, range: span(index, line.trimEnd().length) },
    ...(path && { field: fieldName(path) }),
  };
}

/** The value of a field. */
export function valueAt(entry: Parsed, path: FieldPath): At {
  return { entry, path, on: 'value' };
}
