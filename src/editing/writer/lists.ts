import { isMap, isNode, isSeq } from 'yaml';
import type { Node, YAMLSeq } from 'yaml';
import type { FieldPath } from '#content/source/positions.ts';
import { Refusal } from '../refusal.ts';
import { waysToAdd } from './fields.ts';
import type { FieldOrder } from './fields.ts';
import { fieldRemoved } from './remove-field.ts';
import { columnOf, findSpot, lastLineEnd, lineEnd, lineStart, stretchOf } from './file-text.ts';
import type { FileText, Splice } from './file-text.ts';
import { formsOf } from './forms.ts';
import type { Form } from './forms.ts';

type Stretch = { from: number; to: number };

const noList = 'There is no list here.';
export const noItem = 'This item is no longer in the list. Load the page again.';

function listAt(file: FileText, path: FieldPath): YAMLSeq<Node> {
  const { way, missing } = findSpot(file, path);
  const list = way.at(-1);
  if (missing.length > 0 || !isSeq<Node>(list)) throw new Refusal(noList);
  return list;
}

/** The items of a list with what belongs to them: the remarks above each, behind it, and indented below it. */
function itemStretches(file: FileText, list: YAMLSeq<Node>): Stretch[] {
  if (list.flow === true) return list.items.map((item) => stretchOf(file, item));
  let above = 0;
  return hyphensOf(file, list).map((hyphen, index) => {
    const item = list.items[index];
    const from = withRemarksAbove(file, hyphen, above);
    const end = isNode(item) ? lastLineEnd(file, item) : lineEnd(file, hyphen);
    const to = withRemarksBelow(file, Math.max(end, lineEnd(file, hyphen)), columnOf(file, hyphen));
    above = to;
    return { from, to };
  });
}

function hyphensOf(file: FileText, list: YAMLSeq<Node>): number[] {
  const token = list.srcToken;
  if (token?.type !== 'block-seq') throw new Refusal(noList);
  return token.items.flatMap(({ start }) => {
    const hyphen = start.find(({ type }) => type === 'seq-item-ind');
    return hyphen === undefined ? [] : [file.fields + hyphen.offset];
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

/** Places are counted from 0, `to` once the item is taken out. Raises `Refusal` where the list has no such item. */
export function itemMoved(file: FileText, path: FieldPath, [from, to]: [number, number]): Splice[] {
  const stretches = itemStretches(file, listAt(file, path));
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

/** The last item takes the field with it: a list without items is left out. */
export function itemRemoved(
  file: FileText,
  path: FieldPath,
  index: number,
): { path: FieldPath; splices: Splice[] } {
  const list = listAt(file, path);
  const stretches = itemStretches(file, list);
  const [before, item, after] = [stretches[index - 1], stretches[index], stretches[index + 1]];
  if (item === undefined) throw new Refusal(noItem);
  if (before === undefined && after === undefined) return fieldRemoved(file, path);
  return {
    path: [...path, index],
    splices: [{ ...stretchWithGap(file, list, [before, item, after]), by: '' }],
  };
}

function stretchWithGap(
  file: FileText,
  list: YAMLSeq<Node>,
  [before, item, after]: [Stretch | undefined, Stretch, Stretch | undefined],
): Stretch {
  const isBlank = (from: number, to: number) => file.text.slice(from, to).trim() === '';
  if (after && (list.flow === true || isBlank(item.to, after.from)))
    return { from: item.from, to: after.from };
  if (before && (list.flow === true || isBlank(before.to, item.from)))
    return { from: before.to, to: item.to };
  return { from: item.from, to: item.to + 1 };
}

/** Every way to add an item, the best first. `isWords`: the list is one of plain words, and not of groups of fields. */
export function waysToAddItem(
  file: FileText,
  path: FieldPath,
  { at, item, isWords }: { at: number; item: string; isWords: boolean },
  order: FieldOrder,
): Splice[][] {
  const { way, missing } = findSpot(file, path);
  const list = way.at(-1);
  const formsAt = (column: number, inFlow = false): Form[] =>
    isWords
      ? formsOf(item, undefined, { inFlow, column })
      : [{ sign: itemLines(item, column + 2), below: '' }];
  const belowName = (column: number): Form[] =>
    formsAt(column + 2).map((form) => ({
      sign: '',
      below: `\n${' '.repeat(column + 2)}- ${form.sign}${form.below}`,
    }));
  if (missing.length > 0 || !isNode(list))
    return waysToAdd(file, path, { way, missing }, order, ({ column }) => belowName(column));
  if (!isSeq<Node>(list)) throw new Refusal(noList);
  if (list.items.length === 0) return waysInEmptyList(file, path, list, belowName);
  const stretches = itemStretches(file, list);
  const [next, last] = [stretches[at], stretches.at(-1)];
  if (last === undefined || at > stretches.length || at < 0) throw new Refusal(noItem);
  if (list.flow === true) {
    return formsAt(0, true).map(({ sign }) =>
      next
        ? [{ from: next.from, to: next.from, by: `${sign}, ` }]
        : [{ from: last.to, to: last.to, by: `, ${sign}` }],
    );
  }
  const column = columnOf(file, hyphensOf(file, list)[0] ?? 0);
  const [first, second] = stretches;
  const between = first && second ? file.text.slice(first.to, second.from) : '';
  const gap = between.trim() === '' && between !== '' ? between : '\n';
  return formsAt(column).map((form) => {
    const lines = `${' '.repeat(column)}- ${form.sign}${form.below}`;
    return next
      ? [{ from: next.from, to: next.from, by: `${lines}${gap}` }]
      : [{ from: last.to, to: last.to, by: `${gap}${lines}` }];
  });
}

/** An item's YAML with its lines as far in as the words behind the hyphen. */
function itemLines(item: string, column: number): string {
  const lines = item.replaceAll(/\r\n?/g, '\n').trim().split('\n');
  return lines
    .map((line, index) => (index === 0 || line === '' ? line : ' '.repeat(column) + line))
    .join('\n');
}

function waysInEmptyList(
  file: FileText,
  path: FieldPath,
  list: YAMLSeq<Node>,
  belowName: (column: number) => Form[],
): Splice[][] {
  const parent = findSpot(file, path.slice(0, -1)).way.at(-1);
  if (!isMap(parent) || parent.flow === true) throw new Refusal('This list is empty. Change it in the file.');
  const { from, to } = stretchOf(file, list);
  const start = lineStart(file, from);
  const column = file.text.slice(start).search(/[^ -]/);
  const end = lineEnd(file, to);
  return belowName(column).map(({ below }) => [
    { from: from - 1, to, by: '' },
    { from: end, to: end, by: below },
  ]);
}
