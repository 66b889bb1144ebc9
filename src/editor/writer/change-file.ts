import { isCollection, isScalar, isSeq, parseDocument, Scalar, YAMLSeq } from 'yaml';
import type { Document, Node } from 'yaml';
import type * as z from 'zod';
import { collections } from '#practice/collections.ts';
import { checkText } from '#content/explain/text-problems.ts';
import { listKnownKeys, findSchema, unwrap } from '#content/fields/schema-parts.ts';
import { selectErrors } from '#content/report/diagnostic.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import type { Frontmatter } from '#content/source/frontmatter.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { findCollection } from '#practice/folders.ts';
import type { ProposedChange } from '../contract.ts';
import { AuthorError } from '../author-error.ts';
import { insertItem, isInFlow, listAt, moveItem, findNode, putNode, removeNode } from './nodes.ts';
import type { FieldOrder } from './nodes.ts';
import { parseHead, detectLineEnding, readFields, withFields } from './read-fields.ts';

/** The text of a file after changes. In a formatted file, everything else stays identical byte for byte. */
export function applyChanges(source: SourceFile, changes: readonly ProposedChange[]): string {
  return changes.reduce((text, change) => applyChange({ ...source, text }, change), source.text);
}

/** The file with the same values in the layout that the writer uses. */
export function formatFile(source: SourceFile): string {
  const file = readFields(source);
  const text = withFields(file, parseHead(file), detectLineEnding(source));
  return isSame(readFields({ ...source, text }), file.values, file.body) ? text : source.text;
}

function applyChange(source: SourceFile, change: ProposedChange): string {
  const collection = findCollection(source.path);
  if ('problem' in collection) throw new AuthorError(collection.problem.message, [collection.problem]);
  const file = readFields(source);
  if ('place' in change && change.place.body) return withBody(source, file, toPlainText(change.newText));
  const document = parseHead(file);
  const changed = changeDocument(document, change, file.values, collections[collection.collection].schema);
  return findReadableText(source, file, document, isScalar(changed) ? changed : undefined);
}

/** Returns the changed node. */
function changeDocument(
  document: Document,
  change: ProposedChange,
  values: unknown,
  schema: z.ZodType,
): Node | undefined {
  const order: FieldOrder = (path) => [...listKnownKeys(schema, path, values)];
  if ('place' in change) {
    const { path } = change.place;
    const text = toPlainText(change.newText);
    if (text.trim() === '') return void removeNode(document, path);
    const old = findNode(document, path);
    if (isCollection(old)) throw new AuthorError('This is a group of values. Open one of them to edit it.');
    const node = createScalar(text, old, findSchema(schema, path, values), isInFlow(document, path));
    putNode(document, path, node, order);
    return node;
  }
  const { path } = change.list;
  if ('remove' in change) return void removeNode(document, [...path, change.remove]);
  if ('move' in change) return void moveItem(listAt(document, path), ...change.move);
  const addedText = toPlainText(change.add);
  if (addedText.trim() === '') throw new AuthorError('There is no text to add.');
  const itemSchema = findSchema(schema, [...path, 0], values);
  const isInside = isInFlow(document, [...path, 0]);
  const item = acceptsText(itemSchema)
    ? createScalar(addedText, undefined, itemSchema, isInside)
    : parseItem(addedText);
  insertItem(listFor(document, path, order), change.at, item);
  return item;
}

/** The list to add an item to; creates a missing one. */
function listFor(document: Document, path: FieldPath, order: FieldOrder): YAMLSeq<Node> {
  const node = findNode(document, path);
  if (isSeq<Node>(node)) {
    if (node.items.length === 0) node.flow = false;
    return node;
  }
  if (node !== undefined && node !== null && !(isScalar(node) && node.value === null))
    throw new AuthorError('There is no list here.');
  const list = new YAMLSeq<Node>();
  if (node?.comment) list.comment = node.comment;
  putNode(document, path, list, order);
  return list;
}

/** A scalar with the quotes and comments of the old one; a block scalar for several lines. */
function createScalar(
  text: string,
  old: Node | null | undefined,
  schema: z.core.$ZodType | undefined,
  isInFlowStyle: boolean,
): Scalar {
  const before = isScalar(old) ? old : undefined;
  const isBlock = before?.type === 'BLOCK_LITERAL' || before?.type === 'BLOCK_FOLDED';
  const isOnLines = !isInFlowStyle && (isBlock || text.includes('\n'));
  const endsLine =
    isOnLines && !(isBlock && typeof before?.value === 'string' && !before.value.endsWith('\n'));
  const value = acceptsText(schema) ? text : parseTypedValue(text);
  const scalar = new Scalar(endsLine && value === text ? `${text}\n` : value);
  if (isOnLines) scalar.type = before?.type === 'BLOCK_FOLDED' ? before.type : 'BLOCK_LITERAL';
  else if (text.includes('\n')) scalar.type = 'QUOTE_DOUBLE';
  else if (before?.type !== undefined) scalar.type = before.type;
  if (before !== undefined) {
    const { comment, commentBefore, spaceBefore } = before;
    Object.assign(scalar, { comment, commentBefore, spaceBefore });
  }
  return scalar;
}

/** Whether a value is a text, and not a number. */
function acceptsText(schema: z.core.$ZodType | undefined): boolean {
  return schema !== undefined && ['string', 'enum', 'literal'].includes(unwrap(schema)._zod.def.type);
}

/** Where no text is required, words may be a number or a boolean. */
function parseTypedValue(typed: string): unknown {
  const value: unknown = parseDocument(typed, { logLevel: 'silent' }).toJS();
  return typeof value === 'number' || typeof value === 'boolean' ? value : typed;
}

function parseItem(yaml: string): Node {
  const { contents, errors } = parseDocument(yaml, { logLevel: 'silent' });
  if (contents === null || errors.length > 0)
    throw new AuthorError('This item isn’t valid. Write each field as its name, a colon and a space.');
  return contents;
}

/** Normalizes line breaks to \n and removes trailing ones. */
function toPlainText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replace(/(?:\n[ \t]*)+$/, '');
}

/** The file with the document's fields. Adds quotes when plain text would be parsed as something else. */
function findReadableText(
  source: SourceFile,
  file: Frontmatter,
  document: Document,
  changed: Scalar | undefined,
): string {
  const findMistakes = (text: string) => selectErrors(checkText({ ...source, text })).length;
  let withMistakes: string | undefined;
  for (const type of changed === undefined ? [undefined] : [changed.type, 'QUOTE_DOUBLE' as const]) {
    if (changed !== undefined && type !== undefined) changed.type = type;
    const text = withFields(file, document, detectLineEnding(source));
    if (!isReadable({ ...source, text }, document.toJS() ?? {}, file.body)) continue;
    if (findMistakes(text) <= findMistakes(source.text)) return text;
    withMistakes ??= text;
  }
  if (withMistakes !== undefined) return withMistakes;
  throw new AuthorError('This text can’t be saved here. Change it in the file.');
}

function isReadable(source: SourceFile, values: unknown, body: string): boolean {
  try {
    return isSame(readFields(source), values, body);
  } catch (error) {
    if (error instanceof AuthorError) return false;
    throw error;
  }
}

function isSame(file: Frontmatter, values: unknown, body: string): boolean {
  return JSON.stringify(file.values) === JSON.stringify(values) && file.body === body;
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
  if (JSON.stringify(after.values) === JSON.stringify(file.values) && after.body.trim() === written.trim())
    return text;
  throw new AuthorError('This text can’t be saved here. Change it in the file.');
}
