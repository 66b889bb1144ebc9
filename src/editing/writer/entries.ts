import { isMap, isNode, isPair, isSeq } from 'yaml';
import type { Node, YAMLMap, YAMLSeq } from 'yaml';
import type { FieldPath } from '#content/source/positions.ts';
import { Refusal } from '../refusal.ts';
import { columnOf, findSpot, lastLineEnd, lineEnd, lineStart, pairOf, stretchOf } from './file-text.ts';
import type { FileText, Splice, Stretch } from './file-text.ts';

export type Group = YAMLMap<Node, Node | null>;
type Entries = Group | YAMLSeq<Node>;

const noList = 'There is no list here.';
export const noItem = 'This item is no longer in the list. Load the page again.';

/** Where each field of a group or each item of a list stands, in the order of the file. */
function stretchesOf(file: FileText, entries: Entries): Stretch[] {
  if (isSeq(entries) && entries.flow !== true) return itemStretches(file, entries);
  return entries.items.map((entry) => {
    if (!isPair(entry)) return stretchOf(file, entry);
    const { from } = stretchOf(file, entry.key);
    const isInBraces = entries.flow === true;
    return { from, to: isInBraces ? stretchOf(file, entry.value ?? entry.key).to : lastLineEnd(file, entry) };
  });
}

/** Items below each other have with them what belongs to them: the remarks above each, behind it, and indented below it. */
function itemStretches(file: FileText, list: YAMLSeq<Node>): Stretch[] {
  const token = list.srcToken;
  if (token?.type !== 'block-seq') throw new Refusal(noList);
  let above = 0;
  return token.items.flatMap(({ start }, index) => {
    const sign = start.find(({ type }) => type === 'seq-item-ind');
    if (sign === undefined) return [];
    const hyphen = file.fields + sign.offset;
    const item = list.items[index];
    const from = withRemarksAbove(file, hyphen, above);
    const end = isNode(item) ? lastLineEnd(file, item) : hyphen;
    const to = withRemarksBelow(file, Math.max(end, lineEnd(file, hyphen)), columnOf(file, hyphen));
    above = to;
    return [{ from, to }];
  });
}

const remark = /^ *#/;

function withRemarksAbove(file: FileText, hyphen: number, limit: number): number {
  let from = lineStart(file, hyphen);
  while (from > 0) {
    const before = lineStart(file, from - 1);
    if (before <= limit || !remark.test(file.text.slice(before, from))) break;
    from = before;
  }
  return from;
}

function withRemarksBelow(file: FileText, end: number, column: number): number {
  let to = end;
  for (;;) {
    const line = file.text.slice(to + 1, lineEnd(file, to + 1));
    if (!remark.test(line) || line.search(/\S/) <= column) return to;
    to = lineEnd(file, to + 1);
  }
}

/** The list at a path. Raises `Refusal` where there is none. */
function listAt(file: FileText, path: FieldPath): YAMLSeq<Node> {
  const { way, missing } = findSpot(file, path);
  const list = way.at(-1);
  if (missing.length > 0 || !isSeq<Node>(list)) throw new Refusal(noList);
  return list;
}

/** Places are counted from 0, `to` once the item is taken out. Raises `Refusal` where the list has no such item. */
export function itemMoved(file: FileText, path: FieldPath, [from, to]: [number, number]): Splice[] {
  const stretches = stretchesOf(file, listAt(file, path));
  const order = stretches.map((_, index) => index);
  if (stretches[from] === undefined || stretches[to] === undefined) throw new Refusal(noItem);
  order.splice(to, 0, ...order.splice(from, 1));
  return stretches.flatMap((stretch, slot) => {
    const item = stretches[order[slot] ?? slot];
    return item === undefined || item === stretch
      ? []
      : [{ ...stretch, by: file.text.slice(item.from, item.to) }];
  });
}

/** What is taken out for an item of a list. Raises `Refusal` where the list has no such item. */
export function itemRemoved(file: FileText, path: FieldPath, index: number): Removal {
  if (listAt(file, path).items[index] === undefined) throw new Refusal(noItem);
  return entryRemoved(file, [...path, index]);
}

/** What leaves a file: the path of the topmost value that does, and its stretch. */
type Removal = { path: FieldPath; splices: Splice[] };

/** What is taken out for a field or an item: with it, the group or list that it would leave empty. */
export function entryRemoved(file: FileText, path: FieldPath): Removal {
  const { way, missing } = findSpot(file, path);
  if (missing.length > 0) return { path, splices: [] };
  const entries = way.at(-2);
  if (!isMap<Node, Node | null>(entries) && !isSeq<Node>(entries))
    throw new Refusal('This can’t be left out.');
  const above = path.slice(0, -1);
  if (entries.items.length === 1 && typeof above.at(-1) === 'string') return entryRemoved(file, above);
  const step = path.at(-1);
  const index = isSeq(entries)
    ? Number(step)
    : entries.items.findIndex((pair) => pair === pairOf(entries, step));
  return { path, splices: [{ ...stretchWithGap(file, entries, index), by: '' }] };
}

function stretchWithGap(file: FileText, entries: Entries, index: number): Stretch {
  const stretches = stretchesOf(file, entries);
  const [before, entry, after] = [stretches[index - 1], stretches[index], stretches[index + 1]];
  if (entry === undefined) throw new Refusal(noItem);
  const closesUp = (from: number, to: number) =>
    entries.flow === true || (isSeq(entries) && file.text.slice(from, to).trim() === '');
  if (after && closesUp(entry.to, after.from)) return { from: entry.from, to: after.from };
  if (before && closesUp(before.to, entry.from)) return { from: before.to, to: entry.to };
  if (entries.flow === true) return entry;
  const start = lineStart(file, entry.from);
  if (file.text.slice(start, entry.from).trim() === '') return { from: start, to: entry.to + 1 };
  // Behind a hyphen, the next field takes its place.
  const blanks = /^\n\s*/.exec(file.text.slice(entry.to))?.[0] ?? '';
  return { from: entry.from, to: entry.to + blanks.length };
}

/** Where an entry is to be written. */
export type Place = { inFlow: boolean; column: number };

/**
 * Every way to put a new entry at a place of a group or a list. `written` says how its text may be written, the lines
 * below the first as far in as the place asks.
 */
export function entryAdded(
  file: FileText,
  entries: Entries,
  index: number,
  written: (place: Place) => string[],
): Splice[][] {
  const stretches = stretchesOf(file, entries);
  const [first, second] = stretches;
  const [before, next] = [stretches[index - 1], stretches[index]];
  // A field stands right below the one before it, as remarks above a field belong to that.
  const isAbove = next !== undefined && (isSeq(entries) || before === undefined);
  const place = isAbove ? next : before;
  const splice = (at: number, by: string): Splice[] => [{ from: at, to: at, by }];
  if (entries.flow === true) {
    const opening = stretchOf(file, entries).from + 1;
    return written({ inFlow: true, column: 0 }).map((text) => {
      if (place === undefined) return splice(opening, ` ${text} `);
      return isAbove ? splice(place.from, `${text}, `) : splice(place.to, `, ${text}`);
    });
  }
  if (first === undefined || place === undefined)
    throw new Refusal(isSeq(entries) ? noItem : 'This group is empty. Change it in the file.');
  const column = entries.srcToken && 'indent' in entries.srcToken ? entries.srcToken.indent : 0;
  const between = file.text.slice(first.to, second?.from ?? first.to);
  const gap = isSeq(entries) && between !== '' && between.trim() === '' ? between : '\n';
  const [indent, start] = [' '.repeat(column), columnOf(file, place.from)];
  return written({ inFlow: false, column }).map((text) =>
    isAbove
      ? splice(place.from, indent.slice(start) + text + gap + indent.slice(0, start))
      : splice(place.to, gap + indent + text),
  );
}
