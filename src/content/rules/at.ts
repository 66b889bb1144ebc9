import type { Place } from '../report/diagnostic.ts';
import { fieldName, placeInField, placeOfField, spanIn } from '../source/positions.ts';
import type { FieldPath } from '../source/positions.ts';
import type { Text } from '../site.ts';
import type { Parsed } from './rule.ts';

type File = Pick<Parsed, 'file' | 'frontmatter'>;

/** A field's value. */
export function atValue({ frontmatter }: File, path: FieldPath): Place {
  return { ...placeOfField(frontmatter, path, 'value'), field: fieldName(path) };
}

/** A field's name. */
export function atKey({ frontmatter }: File, path: FieldPath): Place {
  return { ...placeOfField(frontmatter, path, 'key'), field: fieldName(path) };
}

/** The group that a field is missing from. */
export function atParent({ frontmatter }: File, path: FieldPath): Place {
  return { ...placeOfField(frontmatter, path, 'parent'), field: fieldName(path) };
}

/** Words in a field's value. `occurrence` selects one of several matches, from 0. */
export function atWords(entry: File, path: FieldPath, words: string, occurrence?: number): Place {
  return { ...atValue(entry, path), ...placeInField(entry.frontmatter, path, words, occurrence) };
}

/** A file as a whole, or a position in it. */
export function atFile(file: string, line = 1, length = 0): Place {
  return { file, line, column: 1, length };
}

/** A range of a file's text. */
export function atRange({ file, frontmatter }: File, index: number, length: number): Place {
  return { file, ...spanIn(frontmatter.text, index, length) };
}

/** A range of a file's body. */
export function inBody(entry: File, index: number, length: number): Place {
  const { text, body } = entry.frontmatter;
  return atRange(entry, text.length - body.length + index, length);
}

/** A range of a file's frontmatter. */
export function inHead(entry: File, index: number, length: number): Place {
  return atRange(entry, entry.frontmatter.text.indexOf('\n') + 1 + index, length);
}

/** A range of any text. For several lines, the first is marked. */
export function inText(entry: File, { value, path, span }: Text, index: number, length: number): Place {
  const [line = ''] = value.slice(index, index + length).split('\n', 1);
  const [from, to] = span(index, line.trimEnd().length);
  return { ...atRange(entry, from, to - from), ...(path && { field: fieldName(path) }) };
}
