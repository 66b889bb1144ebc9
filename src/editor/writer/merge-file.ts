import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import type { SourceFile } from '#content/source/content-files.ts';
import { isRecord, splitFrontmatter } from '#content/source/frontmatter.ts';
import type { FieldPath } from '#content/source/positions.ts';
import type { ProposedChange, FieldAt } from '../contract.ts';
import { AuthorError } from '../author-error.ts';
import { applyChanges } from './change-file.ts';

/**
 * The file with the values of another version of its text, such as a form's. Writes only values that differ, so that
 * comments, quotes and order stay.
 */
export function mergeText(source: SourceFile, text: string): string {
  return applyChanges(source, diffFile(source, text));
}

/** The changes that turn a file into another version of its text. */
function diffFile(source: SourceFile, text: string): ProposedChange[] {
  const old = splitFrontmatter(source);
  const edited = splitFrontmatter({ path: source.path, text });
  const place = { file: source.path, path: [] };
  const changes = diffValue(place, old.values, edited.values);
  if (old.body.trim() !== edited.body.trim())
    changes.push({ place: { ...place, body: true }, newText: edited.body.trim() });
  const after = splitFrontmatter({ path: source.path, text: applyChanges(source, changes) });
  if (isDeepStrictEqual(trimValue(after.values), trimValue(edited.values))) return changes;
  throw new AuthorError(
    'These values can’t be saved without changing something else. Change them in the file.',
  );
}

/**
 * The file with the values of a form. Untouched values stay the same, however the form returns them: empty fields are
 * omitted, numbers are numbers, and texts retain surrounding blanks. Without a text, the file is new.
 */
export function mergeForm(source: SourceFile, shown: Record<string, unknown>, body: string): string {
  const made = printForm(source, shown, body);
  return source.text === '' ? made : mergeText(source, made);
}

/** The changes that a form makes in its file. */
export function diffForm(source: SourceFile, shown: Record<string, unknown>, body: string): ProposedChange[] {
  return diffFile(source, printForm(source, shown, body));
}

function printForm(source: SourceFile, shown: Record<string, unknown>, body: string): string {
  const before = source.text === '' ? {} : splitFrontmatter(source).values;
  const values = fitValue(shown, before) ?? {};
  return `---\n${stringify(values, { lineWidth: 0 })}---\n\n${body.trim()}\n`;
}

/** A form's value with the type of the file's value; undefined for an empty one, unless the file has it. */
function fitValue(value: unknown, old: unknown): unknown {
  if (value === undefined || value === null || value === '') return keepEmptyValue(old);
  if (value === false && old === undefined) return undefined;
  if (typeof value === 'string') return fitText(value, old);
  if (Array.isArray(value)) {
    const before: unknown[] = Array.isArray(old) ? old : [];
    const items = value
      .map((item, index) => fitValue(item, before[index]))
      .filter((item) => item !== undefined);
    return items.length === 0 ? keepEmptyValue(old) : items;
  }
  if (!isRecord(value)) return value;
  const before = isRecord(old) ? old : {};
  const kept = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
    const made = fitValue(item, before[key]);
    return made === undefined ? [] : [[key, made]];
  });
  return kept.length === 0 ? keepEmptyValue(old) : Object.fromEntries(kept);
}

/** The file's value if it is an empty one. */
function keepEmptyValue(old: unknown): unknown {
  return old === null || old === '' || isDeepStrictEqual(old, []) || isDeepStrictEqual(old, {})
    ? old
    : undefined;
}

function fitText(value: string, old: unknown): unknown {
  if (typeof old === 'string' && old.trim() === value.trim()) return old;
  if ((typeof old === 'number' || isRange(old)) && /^[\d\s.,[\]-]+$/.test(value)) {
    const read: unknown = parse(value);
    if (typeof read === 'number' || isRange(read)) return read;
  }
  return value;
}

/** A file's values as forms show them: a range of two numbers is one text. */
export function toFormValues(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, toFormValue(value)]));
}

function toFormValue(value: unknown): unknown {
  if (Array.isArray(value)) return isRange(value) ? `[${value.join(', ')}]` : value.map(toFormValue);
  return isRecord(value) ? toFormValues(value) : value;
}

function isRange(value: unknown): value is number[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'number');
}

/** The sequence of changes that turns `old` into `wanted`. */
function diffValue(place: FieldAt, old: unknown, wanted: unknown): ProposedChange[] {
  if (isDeepStrictEqual(old, wanted)) return [];
  if (wanted === undefined || wanted === null) return [{ place, newText: '' }];
  if (Array.isArray(wanted)) {
    if (old !== undefined && !Array.isArray(old))
      return [{ place, newText: '' }, ...diffValue(place, undefined, wanted)];
    return diffItems(place, Array.isArray(old) ? old : [], wanted);
  }
  if (!isRecord(wanted)) return [{ place, newText: String(wanted) }];
  const before = isRecord(old) ? old : {};
  const names = [
    ...Object.keys(wanted),
    ...Object.keys(before).filter((name) => !Object.hasOwn(wanted, name)),
  ];
  return names.flatMap((name) => diffValue(appendStep(place, name), before[name], wanted[name]));
}

/** Moves unchanged items as a whole, and changes similar ones field by field. */
function diffItems(list: FieldAt, old: readonly unknown[], wanted: readonly unknown[]): ProposedChange[] {
  const changes: ProposedChange[] = [];
  const items = [...old];
  const isUnmoved = (item: unknown, from: number) =>
    wanted.slice(from).some((other) => isDeepStrictEqual(item, other));
  wanted.forEach((item, index) => {
    // Removes deleted items first, except an item with changed text.
    while (items.length > wanted.length && index < items.length && !isUnmoved(items[index], index)) {
      items.splice(index, 1);
      changes.push({ list, remove: index });
    }
    const from = items.findIndex((other, place) => place >= index && isDeepStrictEqual(other, item));
    if (from === index) return;
    if (from > index) {
      items.splice(index, 0, ...items.splice(from, 1));
      changes.push({ list, move: [from, index] });
    } else if (index < items.length && !isUnmoved(items[index], index) && isSameKind(items[index], item)) {
      changes.push(...diffValue(appendStep(list, index), items[index], item));
      items[index] = item;
    } else {
      items.splice(index, 0, item);
      changes.push({
        list,
        add: typeof item === 'string' ? item : stringify(item, { lineWidth: 0 }),
        at: index,
      });
    }
  });
  for (let index = items.length - 1; index >= wanted.length; index--) changes.push({ list, remove: index });
  return changes;
}

/** Groups with a type, such as buttons, only change into one of the same type. */
function isSameKind(old: unknown, wanted: unknown): boolean {
  if (!isRecord(old) || !isRecord(wanted)) return !isRecord(old) && !isRecord(wanted);
  return old['type'] === wanted['type'] && old['do'] === wanted['do'];
}

function appendStep(place: FieldAt, step: string | number): FieldAt {
  const path: FieldPath = [...place.path, step];
  return { ...place, path };
}

/** A trailing line break depends only on the YAML style. */
function trimValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\n+$/, '');
  if (Array.isArray(value)) return value.map(trimValue);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimValue(part)]));
}
