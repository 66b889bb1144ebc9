/** Changes values in the text of a content file. In a formatted file, everything else stays identical byte for byte. */
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
import { isBody, withValue } from '../fields/values.ts';
import { fitValue, trimValue } from './form-values.ts';
import { findNode, insertItem, isInFlow, moveItem, putNode, removeNode } from './nodes.ts';
import type { FieldOrder } from './nodes.ts';
import { detectLineEnding, parseFields, readFields, withFields } from './read-fields.ts';
import { createListItem, createScalar, normalizeLineBreaks } from './scalars.ts';

/** Applies changes to the text of a file. A change without a value removes its field or item. */
export function applyChanges(source: SourceFile, changes: readonly Change[]): string {
  const file = readFields(source);
  const newContent = changes.reduce(
    ({ values, body }, { location, value }) =>
      isBody(location.path)
        ? { values, body: String(value ?? '') }
        : { values: withValue(values, location.path, value), body },
    { values: file.values, body: file.body },
  );
  return withValues(source, newContent.values, newContent.body);
}

/** Returns the text of a file with new values and a new body. */
export function withValues(source: SourceFile, values: unknown, body: string): string {
  const file = readFields(source);
  const newValues = fitValue(values, file.values) ?? {};
  const text = isDeepStrictEqual(newValues, file.values)
    ? source.text
    : withChangedFields(source, file, newValues);
  const newFile = readFields({ ...source, text });
  const newBody = normalizeLineBreaks(body);
  return newBody.trim() === file.body.trim() ? text : withBody({ ...source, text }, newFile, newBody);
}

/** Returns a file's text in the writer's format; unchanged if that would change its values. */
export function formatFile(source: SourceFile): string {
  const file = readFields(source);
  const text = withFields(file, parseFields(file), detectLineEnding(source));
  const formatted = readFields({ ...source, text });
  const isSame = isDeepStrictEqual(formatted.values, file.values) && formatted.body === file.body;
  return isSame ? text : source.text;
}

function withChangedFields(source: SourceFile, file: Frontmatter, newValues: unknown): string {
  const collectionResult = findCollection(source.path);
  if ('problem' in collectionResult)
    throw new AuthorError(collectionResult.problem.message, [collectionResult.problem]);
  const document = parseFields(file);
  const { schema } = collections[collectionResult.collection];
  const changedNodes: Node[] = [];
  const order: FieldOrder = (path) => [...listKnownKeys(schema, path, newValues)];

  const setValue = (path: FieldPath, current: unknown, value: unknown): void => {
    if (isDeepStrictEqual(current, value)) return;
    if (value === undefined || value === null) return removeNode(document, path);
    if (Array.isArray(value)) {
      if (!Array.isArray(current)) removeNode(document, path);
      return setItems(path, Array.isArray(current) ? current : [], value);
    }
    if (!isRecord(value)) return setScalar(path, value);
    const currentFields = isRecord(current) ? current : {};
    // Removes fields last, so that the group is never empty.
    for (const name of new Set([...Object.keys(value), ...Object.keys(currentFields)]))
      setValue([...path, name], currentFields[name], value[name]);
  };

  const setScalar = (path: FieldPath, value: unknown): void => {
    const oldNode = findNode(document, path);
    if (isCollection(oldNode))
      throw new AuthorError('This is a group of values. Open one of them to edit it.');
    const scalar = createScalar(
      value,
      oldNode,
      findSchema(schema, path, newValues),
      isInFlow(document, path),
    );
    putNode(document, path, scalar, order);
    changedNodes.push(scalar);
  };

  /** Moves unchanged items as a whole, and changes similar ones field by field. */
  const setItems = (path: FieldPath, oldItems: readonly unknown[], items: readonly unknown[]): void => {
    const list = findOrPutList(document, path, order);
    const current = [...oldItems];
    const isNeededLater = (item: unknown, from: number) =>
      items.slice(from).some((other) => isDeepStrictEqual(item, other));
    const remove = (index: number) => {
      current.splice(index, 1);
      removeNode(document, [...path, index]);
    };
    for (const [index, item] of items.entries()) {
      // Removes deleted items first, except an item with changed text.
      while (current.length > items.length && !isNeededLater(current[index], index)) remove(index);
      const from = current.findIndex(
        (other, position) => position >= index && isDeepStrictEqual(other, item),
      );
      if (from === index) continue;
      if (from > index) {
        current.splice(index, 0, ...current.splice(from, 1));
        moveItem(list, from, index);
      } else if (
        index < current.length &&
        !isNeededLater(current[index], index) &&
        (current.length === items.length || isSameKind(current[index], item))
      ) {
        setValue([...path, index], current[index], item);
        current[index] = item;
      } else {
        current.splice(index, 0, item);
        const isInFlowList = isInFlow(document, [...path, 0]);
        const node = createListItem(
          document,
          item,
          findSchema(schema, [...path, index], newValues),
          isInFlowList,
        );
        insertItem(list, index, node);
        changedNodes.push(node);
      }
    }
    while (current.length > items.length) remove(current.length - 1);
  };

  setValue([], file.values, newValues);
  const text = serializeReadable(source, file, document, changedNodes);
  if (isDeepStrictEqual(trimValue(readFields({ ...source, text }).values), trimValue(newValues))) return text;
  throw new AuthorError(
    'These values can’t be saved without changing something else. Change them in the file.',
  );
}

/** Whether one item may change into another: typed groups such as buttons only into groups of the same type. */
function isSameKind(current: unknown, newItem: unknown): boolean {
  if (!isRecord(current) || !isRecord(newItem)) return !isRecord(current) && !isRecord(newItem);
  return current['type'] === newItem['type'] && current['do'] === newItem['do'];
}

/** Finds the list at a path, or creates it. */
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

/** Returns the file's text with the document's fields. Adds quotes where YAML would parse plain text as something else. */
function serializeReadable(
  source: SourceFile,
  file: Frontmatter,
  document: Document,
  changedNodes: readonly Node[],
): string {
  const serialize = () => withFields(file, document, detectLineEnding(source));
  const countMistakes = () => {
    const text = serialize();
    if (!parsesTo({ ...source, text }, document.toJS() ?? {}, file.body)) return Infinity;
    return selectErrors(checkText({ ...source, text })).length;
  };
  const existingMistakes = selectErrors(checkText(source)).length;
  for (const scalar of changedNodes.filter(isScalar)) {
    const mistakes = countMistakes();
    if (mistakes <= existingMistakes) break;
    const { type } = scalar;
    scalar.type = 'QUOTE_DOUBLE';
    if (countMistakes() >= mistakes) Object.assign(scalar, { type });
  }
  if (countMistakes() < Infinity) return serialize();
  throw new AuthorError('This text can’t be saved here. Change it in the file.');
}

function parsesTo(source: SourceFile, values: unknown, body: string): boolean {
  try {
    const file = readFields(source);
    return isDeepStrictEqual(file.values, values) && file.body === body;
  } catch (error) {
    if (error instanceof AuthorError) return false;
    throw error;
  }
}

/** Replaces the body. Retains the blank lines around it. */
function withBody(source: SourceFile, file: Frontmatter, newBody: string): string {
  const fields = file.text.slice(0, file.text.length - file.body.length);
  const [leadingLines = ''] = /^\n*/.exec(file.body) ?? [];
  const trimmedBody = newBody.replace(/^\n+/, '');
  const isEmpty = file.body.trim() === '';
  const [, trailingBlanks = ''] = /(\s*)$/.exec(file.body) ?? [];
  const lineBreak = fields.endsWith('\n') ? '' : '\n';
  const body = isEmpty
    ? trimmedBody && `${lineBreak}\n${trimmedBody}\n`
    : leadingLines + trimmedBody + trailingBlanks;
  const text = (fields + body).replaceAll('\n', detectLineEnding(source));
  const newFile = readFields({ ...source, text });
  if (isDeepStrictEqual(newFile.values, file.values) && newFile.body.trim() === trimmedBody.trim())
    return text;
  throw new AuthorError('This text can’t be saved here. Change it in the file.');
}
