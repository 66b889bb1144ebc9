import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type * as z from 'zod';
import { collections } from '#content/collections.ts';
import { isRecord, knownKeys, schemaAt, unwrap, valueAt } from '#content/fields/walk.ts';
import { collectionOf } from '#content/folders.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import type { FieldPath } from '#content/source/positions.ts';
import type { Change } from '../contract.ts';
import { Refusal } from '../refusal.ts';
import { entryRemoved, itemMoved, itemRemoved, noItem } from './entries.ts';
import { waysToAddItem, waysToSet } from './fields.ts';
import type { FieldOrder } from './fields.ts';
import { readFileText, spliced } from './file-text.ts';
import type { FileText, Splice } from './file-text.ts';
import { wordsAsTyped, yamlAsTyped } from './forms.ts';

/** The text of a file after changes: all that they do not speak of is the same, byte for byte. */
export function changedText(source: SourceFile, changes: readonly Change[]): string {
  return changes.reduce((file, change) => ({ ...file, text: oneChange(file, change) }), source).text;
}

function oneChange(source: SourceFile, change: Change): string {
  const found = collectionOf(source.path);
  if ('problem' in found) throw new Refusal(found.problem.message, [found.problem]);
  const { schema } = collections[found.collection];
  const file = readFileText(source);
  if ('place' in change) {
    const { path, body } = change.place;
    const words = plainWords(change.words);
    if (body) return bodyChanged(file, words);
    return words.trim() === '' ? leftOut(file, path) : wordsSet(file, path, words, schema);
  }
  const { path } = change.list;
  if ('remove' in change) return removed(file, itemRemoved(file, path, change.remove));
  if ('add' in change) return itemAdded(file, path, { at: change.at, item: plainWords(change.add) }, schema);
  const list = itemsAt(file, path);
  const [from, to] = change.move;
  list.splice(to, 0, ...list.splice(from, 1));
  return firstThatReads(file, [itemMoved(file, path, change.move)], (values) =>
    isDeepStrictEqual(values, withValue(file.values, path, list)),
  );
}

function wordsSet(file: FileText, path: FieldPath, words: string, schema: z.ZodType): string {
  const isWords = takesWords(schemaAt(schema, path, file.values));
  return firstThatReads(file, waysToSet(file, path, words, orderIn(file, schema)), (values) => {
    const read = valueAt(values, path);
    return readsAs(read, words, isWords) && isDeepStrictEqual(values, withValue(file.values, path, read));
  });
}

function itemAdded(
  file: FileText,
  path: FieldPath,
  { at, item }: { at: number; item: string },
  schema: z.ZodType,
): string {
  const isWords = takesWords(schemaAt(schema, [...path, 0], file.values));
  if (item.trim() === '') throw new Refusal('There are no words to add.');
  const list = itemsAt(file, path);
  if (at > list.length) throw new Refusal(noItem);
  const wanted = isWords ? item : parsedItem(item);
  list.splice(at, 0, wanted);
  const written = { at, item: isWords ? wordsAsTyped(item) : yamlAsTyped(item) };
  return firstThatReads(file, waysToAddItem(file, path, written, orderIn(file, schema)), (values) => {
    const read = valueAt(values, [...path, at]);
    const isRight = isWords ? readsAs(read, item, true) : isDeepStrictEqual(read, wanted);
    return isRight && isDeepStrictEqual(values, withValue(file.values, path, list.with(at, read)));
  });
}

function orderIn(file: FileText, schema: z.ZodType): FieldOrder {
  return (path) => [...knownKeys(schema, path, file.values)];
}

/** Whether a value is a text, which a number is not. */
function takesWords(schema: z.core.$ZodType | undefined): boolean {
  return schema !== undefined && ['string', 'enum', 'literal'].includes(unwrap(schema)._zod.def.type);
}

function itemsAt(file: FileText, path: FieldPath): unknown[] {
  const items: unknown = valueAt(file.values, path);
  return Array.isArray(items) ? [...items] : [];
}

function parsedItem(yaml: string): unknown {
  try {
    return parse(yaml, { logLevel: 'silent' });
  } catch {
    throw new Refusal('This item can’t be read as fields. Write each as its name, a colon and a space.');
  }
}

/** Line ends as \n, and no blank lines behind the last: whether it ends is a matter of how the value is written. */
function plainWords(words: string): string {
  return words.replaceAll(/\r\n?/g, '\n').replace(/(?:\n[ \t]*)+$/, '');
}

function readsAs(value: unknown, words: string, isWords: boolean): boolean {
  if (typeof value === 'string') return value.replace(/\n+$/, '') === words;
  return !isWords && (typeof value === 'number' || typeof value === 'boolean') && String(value) === words;
}

/** The first of the ways after which the file reads as it should; if there is one, without a new fault in its text. */
function firstThatReads(
  file: FileText,
  ways: Splice[][],
  isRight: (values: unknown, body: string) => boolean,
): string {
  let faulty: string | undefined;
  for (const splices of ways) {
    const text = spliced(file, splices);
    const after = readAnew(file, text);
    if (after === undefined || !isRight(after.values, after.text.slice(after.body))) continue;
    if (after.faults <= file.faults) return text;
    faulty ??= text;
  }
  if (faulty !== undefined) return faulty;
  throw new Refusal(
    'These words can’t be written here without changing something else. Change them in the file.',
  );
}

function readAnew({ source }: FileText, text: string): FileText | undefined {
  try {
    return readFileText({ ...source, text });
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function leftOut(file: FileText, path: FieldPath): string {
  const step = path.at(-1);
  return removed(
    file,
    typeof step === 'number' ? itemRemoved(file, path.slice(0, -1), step) : entryRemoved(file, path),
  );
}

function removed(file: FileText, { path, splices }: ReturnType<typeof entryRemoved>): string {
  const wanted = withValue(file.values, path, undefined);
  return firstThatReads(file, [splices], (values) => isDeepStrictEqual(values, wanted));
}

function bodyChanged(file: FileText, words: string): string {
  const old = file.text.slice(file.body);
  const lead = /^\n*/.exec(old)?.[0] ?? '';
  const isEmpty = old.trim() === '';
  const from = file.body + (isEmpty ? 0 : lead.length);
  const to = isEmpty ? file.text.length : file.body + old.trimEnd().length;
  const written = words.replace(/^\n+/, '');
  const before = file.text.endsWith('\n') || !isEmpty ? '' : '\n';
  const by = isEmpty && written !== '' ? `${before}\n${written}\n` : written;
  return firstThatReads(file, [[{ from, to, by }]], (values, body) => {
    const isSame = isDeepStrictEqual(values, file.values);
    return isSame && body.replace(/^\n+/, '').trimEnd() === written.trimEnd();
  });
}

/** The values with another one at `path`, or without it; groups on the way that are missing are made. */
function withValue(values: unknown, [step, ...rest]: FieldPath, value: unknown): unknown {
  if (step === undefined) return value;
  const isGone = rest.length === 0 && value === undefined;
  if (Array.isArray(values) && typeof step === 'number')
    return isGone ? values.toSpliced(step, 1) : values.with(step, withValue(values[step], rest, value));
  const { [step]: old, ...others } = isRecord(values) ? values : {};
  return isGone ? others : { ...others, [step]: withValue(old, rest, value) };
}
