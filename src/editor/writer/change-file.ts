/** Writes changed values into a content file. In a formatted file, everything else stays identical byte for byte. */
import { isDeepStrictEqual } from 'node:util';
import type { Document, Node } from 'yaml';
import { isCollection, isScalar, isSeq, YAMLSeq } from 'yaml';
import { collections } from '#practice/collections.ts';
import { checkText } from '#content/explain/text-problems.ts';
import { listKnownKeys, findSchema } from '#content/fields/schema-parts.ts';
import { selectErrors } from '#content/report/diagnostic.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import type { Frontmatter } from '#content/source/frontmatter.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { findCollection } from '#practice/folders.ts';
import type { Change } from '../contract.ts';
import { AuthorError } from '../author-error.ts';
import { withValue } from '../fields/values.ts';
import { fitValue, trimValue } from './form-values.ts';
import { findNode, insertItem, isInFlow, moveItem, putNode, removeNode } from './nodes.ts';
import type { FieldOrder } from './nodes.ts';
import { detectLineEnding, parseHead, readFields, withFields } from './read-fields.ts';
import { createItem, createScalar, toPlainText } from './scalars.ts';

/** The text of a file after changes. A change without a value removes its field or item. */
export function applyChanges(source: SourceFile, changes: readonly Change[]): string {
  const file = readFields(source);
  const edited = changes.reduce(
    ({ values, body }, { place, value }) =>
      place.body
        ? { values, body: String(value ?? '') }
        : { values: withValue(values, place.path, value), body },
    { values: file.values, body: file.body },
  );
  return writeValues(source, edited.values, edited.body);
}

/** The file with other values and another text. Without a text, the file is new. */
export function writeValues(source: SourceFile, values: unknown, body: string): string {
  const file = readFields(source);
  const wanted = fitValue(values, file.values) ?? {};
  const text = isDeepStrictEqual(wanted, file.values) ? source.text : writeFields(source, file, wanted);
  const after = readFields({ ...source, text });
  const written = toPlainText(body);
  return written.trim() === file.body.trim() ? text : withBody({ ...source, text }, after, written);
}

/** The file with the same values in the layout that the writer uses. */
export function formatFile(source: SourceFile): string {
  const file = readFields(source);
  const text = withFields(file, parseHead(file), detectLineEnding(source));
  const formatted = readFields({ ...source, text });
  const isSame = isDeepStrictEqual(formatted.values, file.values) && formatted.body === file.body;
  return isSame ? text : source.text;
}

function writeFields(source: SourceFile, file: Frontmatter, wanted: unknown): string {
  const found = findCollection(source.path);
  if ('problem' in found) throw new AuthorError(found.problem.message, [found.problem]);
  const document = parseHead(file);
  const { schema } = collections[found.collection];
  const changed: Node[] = [];
  const order: FieldOrder = (path) => [...listKnownKeys(schema, path, wanted)];

  const setValue = (path: FieldPath, old: unknown, value: unknown): void => {
    if (isDeepStrictEqual(old, value)) return;
    if (value === undefined || value === null) return removeNode(document, path);
    if (Array.isArray(value)) {
      if (!Array.isArray(old)) removeNode(document, path);
      return setItems(path, Array.isArray(old) ? old : [], value);
    }
    if (!isRecord(value)) return setScalar(path, value);
    const before = isRecord(old) ? old : {};
    // Removed fields last, so that the group is never empty.
    for (const name of new Set([...Object.keys(value), ...Object.keys(before)]))
      setValue([...path, name], before[name], value[name]);
  };

  const setScalar = (path: FieldPath, value: unknown): void => {
    const old = findNode(document, path);
    if (isCollection(old)) throw new AuthorError('This is a group of values. Open one of them to edit it.');
    const scalar = createScalar(value, old, findSchema(schema, path, wanted), isInFlow(document, path));
    putNode(document, path, scalar, order);
    changed.push(scalar);
  };

  /** Moves unchanged items as a whole, and changes similar ones field by field. */
  const setItems = (path: FieldPath, old: readonly unknown[], items: readonly unknown[]): void => {
    const list = findOrPutList(document, path, order);
    const current = [...old];
    const isUnmoved = (item: unknown, from: number) =>
      items.slice(from).some((other) => isDeepStrictEqual(item, other));
    const remove = (index: number) => {
      current.splice(index, 1);
      removeNode(document, [...path, index]);
    };
    for (const [index, item] of items.entries()) {
      // Removes deleted items first, except an item with changed text.
      while (current.length > items.length && !isUnmoved(current[index], index)) remove(index);
      const from = current.findIndex((other, at) => at >= index && isDeepStrictEqual(other, item));
      if (from === index) continue;
      if (from > index) {
        current.splice(index, 0, ...current.splice(from, 1));
        moveItem(list, from, index);
      } else if (
        index < current.length &&
        !isUnmoved(current[index], index) &&
        (current.length === items.length || isSameKind(current[index], item))
      ) {
        setValue([...path, index], current[index], item);
        current[index] = item;
      } else {
        current.splice(index, 0, item);
        const isInside = isInFlow(document, [...path, 0]);
        const node = createItem(document, item, findSchema(schema, [...path, index], wanted), isInside);
        insertItem(list, index, node);
        changed.push(node);
      }
    }
    while (current.length > items.length) remove(current.length - 1);
  };

  setValue([], file.values, wanted);
  const text = printReadable(source, file, document, changed);
  if (isDeepStrictEqual(trimValue(readFields({ ...source, text }).values), trimValue(wanted))) return text;
  throw new AuthorError(
    'These values can’t be saved without changing something else. Change them in the file.',
  );
}

/** When items are added or removed, groups with a type, such as buttons, only change into one of the same type. */
function isSameKind(old: unknown, wanted: unknown): boolean {
  if (!isRecord(old) || !isRecord(wanted)) return !isRecord(old) && !isRecord(wanted);
  return old['type'] === wanted['type'] && old['do'] === wanted['do'];
}

/** The list at a path; creates a missing one. */
function findOrPutList(document: Document, path: FieldPath, order: FieldOrder): YAMLSeq<Node> {
  const node = findNode(document, path);
  if (isSeq<Node>(node)) {
    if (node.items.length === 0) node.flow = false;
    return node;
  }
  const list = new YAMLSeq<Node>();
  putNode(document, path, list, order);
  return list;
}

/** The file with the document's fields. Adds quotes where plain text would be parsed as something else. */
function printReadable(
  source: SourceFile,
  file: Frontmatter,
  document: Document,
  changed: readonly Node[],
): string {
  const print = () => withFields(file, document, detectLineEnding(source));
  const countMistakes = () => {
    const text = print();
    if (!isReadable({ ...source, text }, document.toJS() ?? {}, file.body)) return Infinity;
    return selectErrors(checkText({ ...source, text })).length;
  };
  const allowed = selectErrors(checkText(source)).length;
  for (const scalar of changed.filter(isScalar)) {
    const mistakes = countMistakes();
    if (mistakes <= allowed) break;
    const { type } = scalar;
    scalar.type = 'QUOTE_DOUBLE';
    if (countMistakes() >= mistakes) Object.assign(scalar, { type });
  }
  if (countMistakes() < Infinity) return print();
  throw new AuthorError('This text can’t be saved here. Change it in the file.');
}

function isReadable(source: SourceFile, values: unknown, body: string): boolean {
  try {
    const file = readFields(source);
    return isDeepStrictEqual(file.values, values) && file.body === body;
  } catch (error) {
    if (error instanceof AuthorError) return false;
    throw error;
  }
}

/** Retains the blank lines around the text. */
function withBody(source: SourceFile, file: Frontmatter, typed: string): string {
  const fields = file.text.slice(0, file.text.length - file.body.length);
  const [lead = ''] = /^\n*/.exec(file.body) ?? [];
  const written = typed.replace(/^\n+/, '');
  const isEmpty = file.body.trim() === '';
  const [, trail = ''] = /(\s*)$/.exec(file.body) ?? [];
  const lineBefore = fields.endsWith('\n') ? '' : '\n';
  const body = isEmpty ? written && `${lineBefore}\n${written}\n` : lead + written + trail;
  const text = (fields + body).replaceAll('\n', detectLineEnding(source));
  const after = readFields({ ...source, text });
  if (isDeepStrictEqual(after.values, file.values) && after.body.trim() === written.trim()) return text;
  throw new AuthorError('This text can’t be saved here. Change it in the file.');
}
