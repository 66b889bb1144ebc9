import type { SourceLocation, TextDiagnostic } from '../report/diagnostic.ts';
import { formatFieldName, locateField, toSpan } from '../source/positions.ts';
import { findSpanInField } from '../source/scalar-map.ts';
import type { FieldPath } from '../source/positions.ts';
import type { Text } from '../site.ts';
import type { NewDiagnostic, ParsedFile } from './rule.ts';

type LocatedFile = Pick<ParsedFile, 'file' | 'frontmatter'>;

/** Locates a field's value. */
export function locateValue({ frontmatter }: LocatedFile, path: FieldPath): SourceLocation {
  return { ...locateField(frontmatter, path, 'value'), field: formatFieldName(path) };
}

/** Locates a field's name. */
export function locateKey({ frontmatter }: LocatedFile, path: FieldPath): SourceLocation {
  return { ...locateField(frontmatter, path, 'key'), field: formatFieldName(path) };
}

/** Locates the group that a field is missing from. */
export function locateParent({ frontmatter }: LocatedFile, path: FieldPath): SourceLocation {
  return { ...locateField(frontmatter, path, 'parent'), field: formatFieldName(path) };
}

/** Locates a range of a field's value, or the whole value if it is inherited. */
export function locateInValue(
  entry: LocatedFile,
  path: FieldPath,
  index: number,
  length: number,
): SourceLocation {
  return { ...locateValue(entry, path), ...findSpanInField(entry.frontmatter, path, index, length) };
}

/** Locates a whole file, or a line of it. */
export function locateInFile(file: string, line = 1, length = 0): SourceLocation {
  return { file, line, column: 1, length };
}

/** Locates a range of a file's text. */
export function locateRange(
  { file, frontmatter }: LocatedFile,
  index: number,
  length: number,
): SourceLocation {
  return { file, ...toSpan(frontmatter.text, index, length) };
}

/** Locates a range of any text. If the range spans several lines, only the first is marked. */
export function locateInText(
  entry: LocatedFile,
  { value, path, toFileSpan }: Text,
  index: number,
  length: number,
): SourceLocation {
  const [line = ''] = value.slice(index, index + length).split('\n', 1);
  const [from, to] = toFileSpan(index, line.trimEnd().length);
  return { ...locateRange(entry, from, to - from), ...(path && { field: formatFieldName(path) }) };
}

/** Locates a problem in a range of any text. */
export function locateProblem(
  entry: LocatedFile,
  text: Text,
  { index, length, ...problem }: TextDiagnostic,
): NewDiagnostic {
  return { ...locateInText(entry, text, index, length), ...problem };
}
