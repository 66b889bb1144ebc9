import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { collections } from '#content/collections.ts';
import { isRecord, knownKeys, schemaAt, unwrap, valueAt } from '#content/fields/walk.ts';
import { collectionOf } from '#content/folders.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import type { FieldPath } from '#content/source/positions.ts';
import type { Change } from '../contract.ts';
import { Refusal } from '../refusal.ts';
import { waysToSet } from './fields.ts';
import type { FieldOrder } from './fields.ts';
import { fieldRemoved } from './remove-field.ts';
import { readFileText, spliced } from './file-text.ts';
import type { FileText, Splice } from './file-text.ts';
import { itemMoved, itemRemoved, noItem, waysToAddItem } from './lists.ts';

/** The text of a file after changes: all that they do not speak of is the same, byte for byte. */
export function changedText(source: SourceFile, changes: readonly Change[]): string {
  return changes.reduce((file, change) => ({ ...file, text: oneChange(file, change) }), source).text;
}

function oneChange(source: SourceFile, change: Change): string {
  const found = collectionOf(source.path);
  if ('problem' in found) throw new Refusal(found.problem.message, [found.problem]);
  const { schema } = collections[found.collection];
  const file = readFileText(source);
  const order: FieldOrder = (path) => [...knownKeys(schema, path, file.values)];
  if ('place' in change) {
    const { path, body } = change.place;
    const words = plainWords(change.words);
    if (body) return bodyChanged(file, words);
    if (words.trim() === '')
      return typeof path.at(-1) === 'number'
        ? removed(file, itemRemoved(file, path.slice(0, -1), Number(path.at(-1))))
        : removed(file, fieldRemoved(file, path));
    const type = unwrapped(schemaAt(schema, path, file.values));
    const isWords = type === 'string' || type === 'enum' || type === 'literal';
    return firstThatReads(file, waysToSet(file, path, words, order), (values) => {
      const read = valueAt(values, path);
      return readsAs(read, words, isWords) && isDeepStrictEqual(values, withValue(file.values, path, read));
    });
  }
  const { path } = change.list;
  const items: unknown = valueAt(file.values, path);
  const list: unknown[] = Array.isArray(items) ? [...items] : [];
  if ('remove' in change) return removed(file, itemRemoved(file, path, change.remove));
  if ('move' in change) {
    const [from, to] = change.move;
    list.splice(to, 0, ...list.splice(from, 1));
    return firstThatReads(file, [itemMoved(file, path, change.move)], (values) =>
      isDeepStrictEqual(values, withValue(file.values, path, list)),
    );
  }
  const element = schemaAt(schema, [...path, 0], file.values);
  const isWords = ['string', 'enum', 'literal'].includes(unwrapped(element) ?? '');
  const item = plainWords(change.add);
  if (item.trim() === '') throw new Refusal('There are no words to add.');
  if (change.at > list.length) throw new Refusal(noItem);
  list.splice(change.at, 0, isWords ? item : parsedItem(item));
  return firstThatReads(
    file,
    waysToAddItem(file, path, { at: change.at, item, isWords }, order),
    (values) => {
      const read = valueAt(values, [...path, change.at]);
      const isRight = isWords ? readsAs(read, item, true) : isDeepStrictEqual(read, list[change.at]);
      return isRight && isDeepStrictEqual(values, withValue(file.values, path, list.with(change.at, read)));
    },
  );
}

function unwrapped(schema: Parameters<typeof unwrap>[0] | undefined): string | undefined {
  return schema && unwrap(schema)._zod.def.type;
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

function removed(file: FileText, { path, splices }: { path: FieldPath; splices: Splice[] }): string {
  const wanted = withoutValue(file.values, path);
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

/** The values with another one at `path`; groups on the way that are missing are made. */
function withValue(values: unknown, [step, ...rest]: FieldPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(values) && typeof step === 'number')
    return values.with(step, withValue(values[step], rest, value));
  const record = isRecord(values) ? values : {};
  return { ...record, [step]: withValue(record[step], rest, value) };
}

function withoutValue(values: unknown, [step, ...rest]: FieldPath): unknown {
  if (step === undefined) return values;
  if (Array.isArray(values)) {
    return rest.length > 0 && typeof step === 'number'
      ? values.with(step, withoutValue(values[step], rest))
      : values.toSpliced(Number(step), 1);
  }
  const record = isRecord(values) ? values : {};
  if (!Object.hasOwn(record, step)) return values;
  if (rest.length > 0) return { ...record, [step]: withoutValue(record[step], rest) };
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== step));
}
