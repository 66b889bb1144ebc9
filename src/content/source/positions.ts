import { isMap, isNode, isScalar, isSeq, LineCounter } from 'yaml';
import type { Node, Pair } from 'yaml';
import { languages } from '../languages/languages.ts';
import type { SourceLocation, Span } from '../report/diagnostic.ts';
import { fence, isRecord } from './frontmatter.ts';
import type { Frontmatter } from './frontmatter.ts';

/** A field's path: keys, and 0-based list indexes. */
export type FieldPath = (string | number)[];

/** Formats a field's name: `faqs[2]` becomes "faqs, item 3", because authors count from one. */
export function formatFieldName(path: FieldPath): string {
  const last = path.at(-1);
  if (languages.some((language) => language === last) && path.length > 1)
    return `${formatFieldName(path.slice(0, -1))}, ${last ?? ''}`;
  if (typeof last !== 'number') return last ?? 'file';
  const list = path.at(-2);
  return `${list ?? 'list'}, item ${last + 1}`;
}

/** Finds the path of the field whose value contains `index`. */
export function findFieldAt(node: unknown, index: number): FieldPath | undefined {
  if (!isNode(node) || !node.range || index < node.range[0] || index >= node.range[1]) return undefined;
  if (isScalar(node)) return [];
  if (isSeq(node)) return findStep(node.items.entries(), index);
  if (!isMap(node)) return undefined;
  return findStep(
    node.items.map(({ key, value }) => [isScalar(key) ? String(key.value) : '', value]),
    index,
  );
}

function findStep(children: Iterable<[string | number, unknown]>, index: number): FieldPath | undefined {
  for (const [key, child] of children) {
    const innerPath = findFieldAt(child, index);
    if (innerPath !== undefined) return [key, ...innerPath];
  }
  return undefined;
}

/** Finds the file that supplies the value at `path`: the defaults file for a missing field or group field. */
export function findSource(frontmatter: Frontmatter, [field, inner]: FieldPath): Frontmatter {
  const { values, defaults } = frontmatter;
  if (defaults === undefined || field === undefined) return frontmatter;
  if (!hasField(values, field)) return hasField(defaults.values, field) ? defaults : frontmatter;
  const [ownValue, defaultValue] = [
    values[field],
    hasField(defaults.values, field) && defaults.values[field],
  ];
  const isInherited =
    inner !== undefined && isRecord(ownValue) && !hasField(ownValue, inner) && hasField(defaultValue, inner);
  return isInherited ? defaults : frontmatter;
}

function hasField(group: unknown, name: string | number): group is Record<string, unknown> {
  return isRecord(group) && Object.hasOwn(group, name);
}

/** Locates the key or value of the field at `path`, or the key of its parent. Missing ones resolve to their closest ancestor in the file. */
export function locateField(
  frontmatter: Frontmatter,
  path: FieldPath,
  underline: 'key' | 'value' | 'parent',
): SourceLocation {
  const source = findSource(frontmatter, underline === 'parent' ? path.slice(0, -1) : path);
  return {
    file: source.file,
    ...(underline === 'parent' ? findParentSpan(source, path) : findFieldSpan(source, path, underline)),
    ...(source !== frontmatter && { defaults: { file: source.file, usedBy: frontmatter.file } }),
  };
}

function findParentSpan(frontmatter: Frontmatter, path: FieldPath): Span {
  if (path.length <= 1) return { line: 1, column: 1, length: fence.length };
  return findFieldSpan(frontmatter, path.slice(0, -1), 'key');
}

/** Finds the span of a key or value; of the key if the value is empty. */
function findFieldSpan(frontmatter: Frontmatter, path: FieldPath, underline: 'key' | 'value'): Span {
  let current: unknown = frontmatter.document.contents;
  let key: unknown;
  for (const step of path) {
    if (isMap(current)) {
      const pair: Pair | undefined = current.items.find(
        ({ key: name }) => isScalar(name) && String(name.value) === String(step),
      );
      if (pair === undefined) break;
      key = pair.key;
      current = pair.value;
    } else {
      const item: unknown = isSeq(current) ? current.items[Number(step)] : undefined;
      if (item === undefined) break;
      key = item;
      current = item;
    }
  }
  const keyNode = isNode(key) ? key : undefined;
  const valueNode = isNode(current) ? current : undefined;
  const underlinesValue = underline === 'value' && hasValueOrComment(valueNode, frontmatter);
  return (
    findNodeSpan(frontmatter, underlinesValue ? valueNode : (keyNode ?? valueNode)) ?? {
      line: 1,
      column: 1,
      length: 0,
    }
  );
}

/** Returns whether there is a value or comment after the colon; a comment may have been intended as the value. */
function hasValueOrComment(value: Node | undefined, { text }: Frontmatter): boolean {
  return value?.range != null && (value.range[1] > value.range[0] || text[value.range[0]] === '#');
}

function findNodeSpan({ text }: Frontmatter, node: Node | undefined): Span | undefined {
  if (!node?.range) return undefined;
  const [from, to] = node.range;
  const source = text.slice(from, to);
  // For a block scalar, underline the text instead of the | indicator.
  const isBlockScalar = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
  const textStart = /\n\s*(?=\S)/.exec(isBlockScalar ? source : '');
  const index = textStart === null ? 0 : textStart.index + textStart[0].length;
  const [line = ''] = source.slice(index).split('\n', 1);
  return toSpan(text, from + index, Math.max(1, line.trimEnd().length));
}

/** Converts a range in a file's text to line, column and length. */
export function toSpan(text: string, index: number, length: number): Span {
  const { line, col: column } = getLineCounter(text).linePos(index);
  return { line, column, length };
}

let lastText = { text: '', lineCounter: new LineCounter() };

/** Caches the last text's line starts, because a file with many problems needs many positions. */
function getLineCounter(text: string): LineCounter {
  if (lastText.text !== text) {
    const lineCounter = new LineCounter();
    // Matches the start of each line. With the m flag, ^ would also match after U+2028.
    for (const { index } of text.matchAll(/(?<![^\n])/g)) lineCounter.addNewLine(index);
    lastText = { text, lineCounter };
  }
  return lastText.lineCounter;
}
