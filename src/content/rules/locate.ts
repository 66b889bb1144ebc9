import type { Place } from '../report/diagnostic.ts';
import { formatFieldName, locateField, toSpan } from '../source/positions.ts';
import { findSpanInField } from '../source/scalar-map.ts';
import type { FieldPath } from '../source/positions.ts';
import type { Text } from '../site.ts';
import type { ParsedFile } from './rule.ts';

type LocatedFile = Pick<ParsedFile, 'file' | 'frontmatter'>;

/** A field's value. */
export function locateValue({ frontmatter }: LocatedFile, path: FieldPath): Place {
  return { ...locateField(frontmatter, path, 'value'), field: formatFieldName(path) };
}

/** A field's name. */
export function locateKey({ frontmatter }: LocatedFile, path: FieldPath): Place {
  return { ...locateField(frontmatter, path, 'key'), field: formatFieldName(path) };
}

/** The group that a field is missing from. */
export function locateParent({ frontmatter }: LocatedFile, path: FieldPath): Place {
  return { ...locateField(frontmatter, path, 'parent'), field: formatFieldName(path) };
}

/** A range of a field's value; the whole value when the field inherits it. */
export function locateInValue(entry: LocatedFile, path: FieldPath, index: number, length: number): Place {
  return { ...locateValue(entry, path), ...findSpanInField(entry.frontmatter, path, index, length) };
}

/** A file as a whole, or a position in it. */
export function locateInFile(file: string, line = 1, length = 0): Place {
  return { file, line, column: 1, length };
}

/** A range of a file's text. */
export function locateRange({ file, frontmatter }: LocatedFile, index: number, length: number): Place {
  return { file, ...toSpan(frontmatter.text, index, length) };
}

/** A range of any text. In a range of several lines, only the first is marked. */
export function locateInText(
  entry: LocatedFile,
  { value, path, span }: Text,
  index: number,
  length: number,
): Place {
  const [line = ''] = value.slice(index, index + length).split('\n', 1);
  const [from, to] = span(index, line.trimEnd().length);
  return { ...locateRange(entry, from, to - from), ...(path && { field: formatFieldName(path) }) };
}
