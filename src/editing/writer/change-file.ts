import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type * as z from 'zod';
import { collections } from '#practice/collections.ts';
import { knownKeys, schemaAt, unwrap, valueAt } from '#content/fields/schema-parts.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import { collectionOf } from '#practice/folders.ts';
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
  const file = readFileText(source);
  if ('place' in change && change.place.body) return bodyChanged(file, plainWords(change.words));
  const { ways, wanted, words } = planOf(file, change, collections[found.collection].schema);
  return firstThatReads(file, ways, (values) =>
    isDeepStrictEqual(words ? asTyped(values, words) : values, wanted),
  );
}

/** Every way to write a change, the best first, and what all fields say then: words at one place as they were typed. */
type Plan = { ways: Splice[][]; wanted: unknown; words?: Words };
type Words = { path: FieldPath; isText: boolean };

function planOf(file: FileText, change: Change, schema: z.ZodType): Plan {
  const { values } = file;
  const order: FieldOrder = (path) => [...knownKeys(schema, path, values)];
  if ('place' in change) {
    const { path } = change.place;
    const typed = plainWords(change.words);
    if (typed.trim() === '') return removalOf(file, path);
    const words = { path, isText: takesText(schemaAt(schema, path, values)) };
    return { ways: waysToSet(file, path, typed, order), wanted: withValue(values, path, typed), words };
  }
  const { path } = change.list;
  if ('remove' in change) return removalOf(file, [...path, change.remove]);
  const items: unknown = valueAt(values, path);
  const list: unknown[] = Array.isArray(items) ? [...items] : [];
  if ('move' in change) {
    const [from, to] = change.move;
    list.splice(to, 0, ...list.splice(from, 1));
    return { ways: [itemMoved(file, path, change.move)], wanted: withValue(values, path, list) };
  }
  const { at } = change;
  const item = plainWords(change.add);
  if (item.trim() === '') throw new Refusal('There are no words to add.');
  if (at > list.length) throw new Refusal(noItem);
  const isText = takesText(schemaAt(schema, [...path, 0], values));
  const writing = isText ? wordsAsTyped(item) : yamlAsTyped(item);
  list.splice(at, 0, isText ? item : parsedItem(item));
  return {
    ways: waysToAddItem(file, path, { at, item: writing }, order),
    wanted: withValue(values, path, list),
    ...(isText && { words: { path: [...path, at], isText } }),
  };
}

function removalOf(file: FileText, wanted: FieldPath): Plan {
  const [list, step] = [wanted.slice(0, -1), wanted.at(-1)];
  const { path, splices } =
    typeof step === 'number' ? itemRemoved(file, list, step) : entryRemoved(file, wanted);
  return { ways: [splices], wanted: withValue(file.values, path, undefined) };
}

/** Whether a value is a text, which a number is not. */
function takesText(schema: z.core.$ZodType | undefined): boolean {
  return schema !== undefined && ['string', 'enum', 'literal'].includes(unwrap(schema)._zod.def.type);
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

/** The fields with the words at a place as somebody types them: a number may stand where no text is asked for. */
function asTyped(values: unknown, { path, isText }: Words): unknown {
  const read = valueAt(values, path);
  if (typeof read === 'string') return withValue(values, path, read.replace(/\n+$/, ''));
  const isPlain = typeof read === 'number' || typeof read === 'boolean';
  return isPlain && !isText ? withValue(values, path, String(read)) : values;
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
