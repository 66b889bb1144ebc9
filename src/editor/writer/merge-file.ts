import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import type { SourceFile } from '#content/source/content-files.ts';
import { isRecord, splitFrontmatter } from '#content/source/frontmatter.ts';
import type { FieldPath } from '#content/source/positions.ts';
import type { ProposedChange, FieldAt } from '../contract.ts';
import { Refusal } from '../refusal.ts';
import { changedText } from './change-file.ts';

/**
 * The file with the values of another version of its text, such as a form's. Writes only values that differ, so that
 * comments, quotes and order stay.
 */
export function mergedText(source: SourceFile, text: string): string {
  return changedText(source, changesBetween(source, text));
}

/** The changes that turn a file into another version of its text. */
function changesBetween(source: SourceFile, text: string): ProposedChange[] {
  const old = splitFrontmatter(source);
  const wanted = splitFrontmatter({ path: source.path, text });
  const place = { file: source.path, path: [] };
  const changes = changesTo(place, old.values, wanted.values);
  if (old.body.trim() !== wanted.body.trim())
    changes.push({ place: { ...place, body: true }, words: wanted.body.trim() });
  const after = splitFrontmatter({ path: source.path, text: changedText(source, changes) });
  if (isDeepStrictEqual(trimmed(after.values), trimmed(wanted.values))) return changes;
  throw new Refusal('These values can’t be saved without changing something else. Change them in the file.');
}

/**
 * The file with the values of a form. Untouched values stay the same, however the form returns them: empty fields are
 * omitted, numbers are numbers, and texts retain surrounding blanks. Without a text, the file is new.
 */
export function mergedForm(source: SourceFile, shown: Record<string, unknown>, body: string): string {
  const made = textOfForm(source, shown, body);
  return source.text === '' ? made : mergedText(source, made);
}

/** The changes that a form makes in its file. */
export function formChanges(
  source: SourceFile,
  shown: Record<string, unknown>,
  body: string,
): ProposedChange[] {
  return changesBetween(source, textOfForm(source, shown, body));
}

function textOfForm(source: SourceFile, shown: Record<string, unknown>, body: string): string {
  const before = source.text === '' ? {} : splitFrontmatter(source).values;
  const values = fitted(shown, before) ?? {};
  return `---\n${stringify(values, { lineWidth: 0 })}---\n\n${body.trim()}\n`;
}

/** A form's value with the type of the file's value; undefined for an empty one, unless the file has it. */
function fitted(value: unknown, old: unknown): unknown {
  if (value === undefined || value === null || value === '') return emptyIn(old);
  if (value === false && old === undefined) return undefined;
  if (typeof value === 'string') return fittedText(value, old);
  if (Array.isArray(value)) {
    const before: unknown[] = Array.isArray(old) ? old : [];
    const items = value
      .map((item, index) => fitted(item, before[index]))
      .filter((item) => item !== undefined);
    return items.length === 0 ? emptyIn(old) : items;
  }
  if (!isRecord(value)) return value;
  const before = isRecord(old) ? old : {};
  const kept = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
    const made = fitted(item, before[key]);
    return made === undefined ? [] : [[key, made]];
  });
  return kept.length === 0 ? emptyIn(old) : Object.fromEntries(kept);
}

/** The file's value if it is an empty one. */
function emptyIn(old: unknown): unknown {
  return old === null || old === '' || isDeepStrictEqual(old, []) || isDeepStrictEqual(old, {})
    ? old
    : undefined;
}

function fittedText(value: string, old: unknown): unknown {
  if (typeof old === 'string' && old.trim() === value.trim()) return old;
  if ((typeof old === 'number' || isRange(old)) && /^[\d\s.,[\]-]+$/.test(value)) {
    const read: unknown = parse(value);
    if (typeof read === 'number' || isRange(read)) return read;
  }
  return value;
}

/** A file's values as forms show them: a range of two numbers is one text. */
export function shownInForm(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, asShown(value)]));
}

function asShown(value: unknown): unknown {
  if (Array.isArray(value)) return isRange(value) ? `[${value.join(', ')}]` : value.map(asShown);
  return isRecord(value) ? shownInForm(value) : value;
}

function isRange(value: unknown): value is number[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'number');
}

/** The sequence of changes that turns `old` into `wanted`. */
function changesTo(place: FieldAt, old: unknown, wanted: unknown): ProposedChange[] {
  if (isDeepStrictEqual(old, wanted)) return [];
  if (wanted === undefined || wanted === null) return [{ place, words: '' }];
  if (Array.isArray(wanted)) {
    if (old !== undefined && !Array.isArray(old))
      return [{ place, words: '' }, ...changesTo(place, undefined, wanted)];
    return itemChanges(place, Array.isArray(old) ? old : [], wanted);
  }
  if (!isRecord(wanted)) return [{ place, words: String(wanted) }];
  const before = isRecord(old) ? old : {};
  const names = [
    ...Object.keys(wanted),
    ...Object.keys(before).filter((name) => !Object.hasOwn(wanted, name)),
  ];
  return names.flatMap((name) => changesTo(at(place, name), before[name], wanted[name]));
}

/** Moves unchanged items as a whole, and changes similar ones field by field. */
function itemChanges(list: FieldAt, old: readonly unknown[], wanted: readonly unknown[]): ProposedChange[] {
  const changes: ProposedChange[] = [];
  const items = [...old];
  const stays = (item: unknown, from: number) =>
    wanted.slice(from).some((other) => isDeepStrictEqual(item, other));
  wanted.forEach((item, index) => {
    // Removes deleted items first, except an item with changed text.
    while (items.length > wanted.length && index < items.length && !stays(items[index], index)) {
      items.splice(index, 1);
      changes.push({ list, remove: index });
    }
    const from = items.findIndex((other, place) => place >= index && isDeepStrictEqual(other, item));
    if (from === index) return;
    if (from > index) {
      items.splice(index, 0, ...items.splice(from, 1));
      changes.push({ list, move: [from, index] });
    } else if (index < items.length && !stays(items[index], index) && isSameKind(items[index], item)) {
      changes.push(...changesTo(at(list, index), items[index], item));
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

function at(place: FieldAt, step: string | number): FieldAt {
  const path: FieldPath = [...place.path, step];
  return { ...place, path };
}

/** A trailing line break depends only on the YAML style. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\n+$/, '');
  if (Array.isArray(value)) return value.map(trimmed);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimmed(part)]));
}
