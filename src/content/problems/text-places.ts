import { isNode } from 'yaml';
import { linesAboveFields } from '../frontmatter/lines-above-fields.ts';
import type { Frontmatter } from '../frontmatter/read-frontmatter.ts';
import type { FieldPath } from '../validation/walk-schema.ts';
import type { Problem } from './problem.ts';

/** Where words stand inside a field's value; nothing when they can't be told apart as typed. */
export function placeInField(
  { document, head }: Frontmatter,
  path: FieldPath,
  words: string,
): Partial<ReturnType<typeof placeInBody>> {
  const node = document.getIn(path, true);
  if (!isNode(node) || !node.range) return {};
  const index = head.indexOf(words, node.range[0]);
  return index < 0 || index >= node.range[1] ? {} : placeInBody(head, linesAboveFields, index, words.length);
}

/** Line, column and underline of a stretch of the body. */
export function placeInBody(
  body: string,
  lineOffset: number,
  index: number,
  length: number,
): Required<Pick<Problem, 'line' | 'column' | 'mark'>> {
  const before = body.slice(0, index);
  const line = before.split('\n').length + lineOffset;
  const column = index - before.lastIndexOf('\n');
  return { line, column, mark: { line, column, length } };
}
