import { isMap, isScalar, isSeq } from 'yaml';
import type { Node, Pair, Scalar, YAMLMap } from 'yaml';
import type { FieldPath } from '#content/source/positions.ts';
import { Refusal } from '../refusal.ts';
import { columnOf, findSpot, lastLineEnd, lineEnd, pairOf, stretchOf } from './file-text.ts';
import type { FileText, Splice, Spot } from './file-text.ts';
import { folded, formsOf, indented } from './forms.ts';
import type { Form, Setting } from './forms.ts';

/** The names of the fields of the group at a path, in the order in which they are declared. */
export type FieldOrder = (path: FieldPath) => string[];

/** Every way to write `words` at a place, the best first. A field that is left out is added where it belongs. */
export function waysToSet(file: FileText, path: FieldPath, words: string, order: FieldOrder): Splice[][] {
  const spot = findSpot(file, path);
  if (spot.missing.length > 0)
    return waysToAdd(file, path, spot, order, (setting) => formsOf(words, undefined, setting));
  const node = spot.way.at(-1) ?? null;
  if (isMap(node) || isSeq(node))
    throw new Refusal('This is a group of several values. Open one of them to change its words.');
  const setting = settingOf(file, path, spot);
  if (isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'))
    return [...waysBelowSign(file, node, words, setting), ...waysInPlace(file, node, words, setting)];
  return waysInPlace(file, node ?? emptyValue(file, path, spot), words, setting);
}

function settingOf(file: FileText, path: FieldPath, { way }: Spot): Setting {
  const parent = way.at(-2);
  const inFlow = way.some((node) => (isMap(node) || isSeq(node)) && node.flow === true);
  if (isMap<Node, Node | null>(parent)) {
    const key = pairOf(parent, path.at(-1))?.key;
    return { inFlow, column: key === undefined ? 0 : columnOf(file, stretchOf(file, key).from) };
  }
  const item = way.at(-1);
  const hyphen = item ? file.text.lastIndexOf('-', stretchOf(file, item).from - 1) : 0;
  return { inFlow, column: columnOf(file, hyphen) };
}

/** Behind the colon of a field without a value. */
function emptyValue(file: FileText, path: FieldPath, { way }: Spot): { from: number; to: number } {
  const parent = way.at(-2);
  const key = isMap<Node, Node | null>(parent) ? pairOf(parent, path.at(-1))?.key : undefined;
  if (key === undefined) throw new Refusal('This item is empty. Remove it, and add one with words.');
  const at = stretchOf(file, key).to + 1;
  return { from: at, to: at };
}

function waysInPlace(
  file: FileText,
  old: Node | { from: number; to: number },
  words: string,
  setting: Setting,
): Splice[][] {
  const isEmpty = !('from' in old) && isScalar(old) && old.range?.[0] === old.range?.[1];
  const { from, to } = 'from' in old ? old : trimmedStretch(file, old);
  const style = isScalar(old) ? old.type : undefined;
  const gap = (isEmpty || 'from' in old) && file.text[from - 1] === ':' ? ' ' : '';
  return formsOf(words, style, setting).map((form) => [
    { from, to, by: gap + form.sign },
    ...linesBelow(lineEnd(file, to), form),
  ]);
}

function trimmedStretch(file: FileText, node: Node): { from: number; to: number } {
  const { from, to } = stretchOf(file, node);
  return { from, to: from + file.text.slice(from, to).trimEnd().length };
}

function linesBelow(at: number, { below }: Form): Splice[] {
  return below === '' ? [] : [{ from: at, to: at, by: below }];
}

/** In a text below a | or a >: its lines alone; then with another sign, where the first line begins with spaces. */
function waysBelowSign(file: FileText, node: Scalar, words: string, { column }: Setting): Splice[][] {
  const { from, to } = stretchOf(file, node);
  const above = lineEnd(file, from);
  const lines = file.text.slice(above, to).trimEnd();
  const depth = /\n( +)\S/.exec(`\n${lines}`)?.[1]?.length ?? column + 2;
  const text = node.type === 'BLOCK_FOLDED' ? folded(words) : words;
  const whole = { from: above, to: above + lines.length };
  const [sign = '|', chomping = ''] = /^[|>]\d?([-+]?)/.exec(file.text.slice(from, above)) ?? [];
  const newSign = { from, to: from + sign.length, by: `|2${chomping}` };
  return [
    [{ ...whole, by: indented(text, depth) }],
    [
      { ...newSign, by: `|${chomping}` },
      { ...whole, by: indented(words, column + 2) },
    ],
    [newSign, { ...whole, by: indented(words, column + 2) }],
  ];
}

/** Every way to add a value that no line of the file has yet. */
export function waysToAdd(
  file: FileText,
  path: FieldPath,
  { way, missing }: Spot,
  order: FieldOrder,
  forms: (setting: Setting) => Form[],
): Splice[][] {
  const group = way.at(-1);
  const names = missing.map(String);
  if (missing.some((step) => typeof step === 'number'))
    throw new Refusal('This item is no longer in the list. Load the page again.');
  if (group === null || group === undefined) return waysInEmpty(file, path, missing, forms);
  if (!isMap<Node, Node | null>(group))
    throw new Refusal(
      `"${names[0] ?? ''}" can’t be added here: the field above it holds a value of its own.`,
    );
  const before = neighborBefore(group, order(path.slice(0, -missing.length)), names[0] ?? '');
  const [first] = group.items;
  if (group.flow === true) return waysInBraces(file, group, before, names, forms);
  if (first === undefined) throw new Refusal('This group is empty. Change it in the file.');
  const firstKey = stretchOf(file, first.key).from;
  const column = columnOf(file, firstKey);
  return nested(names, column, forms).map((lines) =>
    before === undefined
      ? [{ from: firstKey, to: firstKey, by: `${lines.trimStart()}\n${' '.repeat(column)}` }]
      : [{ from: lastLineEnd(file, before), to: lastLineEnd(file, before), by: lines }],
  );
}

/** In a file that has no field yet, or below a field without a value. */
function waysInEmpty(
  file: FileText,
  path: FieldPath,
  missing: FieldPath,
  forms: (setting: Setting) => Form[],
): Splice[][] {
  if (missing.length < path.length)
    throw new Refusal('The field above it is empty. Remove its line in the file first.');
  const { fields } = file;
  return nested(missing.map(String), 0, forms).map((lines) => [
    { from: fields, to: fields, by: `${lines.trimStart()}\n` },
  ]);
}

/** The lines of a field with its value, below those of the groups that it needs. */
function nested(names: string[], column: number, forms: (setting: Setting) => Form[]): string[] {
  const last = column + 2 * (names.length - 1);
  const above = names.map((name, index) => `\n${' '.repeat(column + 2 * index)}${name}:`).join('');
  return forms({ inFlow: false, column: last }).map(
    ({ sign, below }) => `${above}${sign === '' ? '' : ' '}${sign}${below}`,
  );
}

function waysInBraces(
  file: FileText,
  group: YAMLMap<Node, Node | null>,
  before: Pair<Node, Node | null> | undefined,
  names: string[],
  forms: (setting: Setting) => Form[],
): Splice[][] {
  const open = names.map((name) => `${name}: `).join('{ ');
  const close = ' }'.repeat(names.length - 1);
  const neighbor = before?.value ?? before?.key;
  const at = neighbor ? stretchOf(file, neighbor).to : stretchOf(file, group).from + 1;
  return forms({ inFlow: true, column: 0 }).map(({ sign }) => {
    const pair = `${open}${sign}${close}`;
    if (neighbor) return [{ from: at, to: at, by: `, ${pair}` }];
    return [{ from: at, to: at, by: group.items.length > 0 ? ` ${pair},` : ` ${pair} ` }];
  });
}

/** Of the fields that are declared before `name`, the last one that is there. */
function neighborBefore<Key extends Node, Value>(
  group: YAMLMap<Key, Value>,
  order: string[],
  name: string,
): Pair<Key, Value> | undefined {
  const place = order.indexOf(name);
  const earlier = order.slice(0, place < 0 ? order.length : place).toReversed();
  return earlier.flatMap(
    (each) => group.items.find(({ key }) => isScalar(key) && key.value === each) ?? [],
  )[0];
}
