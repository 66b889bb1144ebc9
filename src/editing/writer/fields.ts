import { isMap, isScalar, isSeq } from 'yaml';
import type { Node, Scalar } from 'yaml';
import type { FieldPath } from '#content/source/positions.ts';
import { Refusal } from '../refusal.ts';
import { entryAdded, noItem } from './entries.ts';
import type { Group, Place } from './entries.ts';
import { columnOf, findSpot, lineEnd, pairOf, stretchOf } from './file-text.ts';
import type { FileText, Splice, Spot, Stretch } from './file-text.ts';
import { fieldWith, indented, listWith, wordsAsTyped } from './forms.ts';
import type { Writing } from './forms.ts';

/** The names of the fields of the group at a path, in the order in which they are declared. */
export type FieldOrder = (path: FieldPath) => string[];

/** Every way to write `words` at a place, the best first. A field that is left out is added where it belongs. */
export function waysToSet(file: FileText, path: FieldPath, words: string, order: FieldOrder): Splice[][] {
  const spot = findSpot(file, path);
  const node = spot.way.at(-1);
  if (spot.missing.length > 0) return waysToAdd(file, path, spot, wordsAsTyped(words), order);
  if (isMap(node) || isSeq(node))
    throw new Refusal('This is a group of several values. Open one of them to change its words.');
  const isBelowSign = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
  return [
    ...(isBelowSign ? waysBelowSign(file, node, words, placeOf(file, path, spot)) : []),
    ...waysInPlace(file, path, spot, wordsAsTyped(words)),
  ];
}

/** Every way to add an item to a list; one that is left out or empty begins with it. */
export function waysToAddItem(
  file: FileText,
  path: FieldPath,
  { at, item }: { at: number; item: Writing },
  order: FieldOrder,
): Splice[][] {
  const spot = findSpot(file, path);
  const list = spot.way.at(-1);
  if (spot.missing.length > 0) return waysToAdd(file, path, spot, listWith(item), order);
  if (list && !isSeq<Node>(list)) throw new Refusal('There is no list here.');
  if (!list || list.items.length === 0) return waysInPlace(file, path, spot, listWith(item));
  return entryAdded(file, list, at, (place) => {
    const hyphen = place.inFlow ? '' : '- ';
    return item(place).map(({ sign, below }) => hyphen + sign + below);
  });
}

function placeOf(file: FileText, path: FieldPath, { way }: Spot): Place {
  const inFlow = way.slice(0, -1).some((node) => (isMap(node) || isSeq(node)) && node.flow === true);
  const parent = way.at(-2);
  const item = way.at(-1);
  const beginning = isMap<Node, Node | null>(parent)
    ? stretchOf(file, pairOf(parent, path.at(-1))?.key).from
    : file.text.lastIndexOf('-', stretchOf(file, item).from - 1);
  return { inFlow, column: columnOf(file, beginning) };
}

/** The new value where the old one is: what stands behind that on its last line stays above the lines that come below. */
function waysInPlace(file: FileText, path: FieldPath, spot: Spot, writing: Writing): Splice[][] {
  const node = spot.way.at(-1);
  const { from, to } = valueStretch(file, path, spot);
  const gap = from === to && file.text[from - 1] === ':' ? ' ' : '';
  const end = lineEnd(file, to);
  return writing(placeOf(file, path, spot), isScalar(node) ? node.type : undefined).map(({ sign, below }) => [
    { from: sign === '' && file.text[from - 1] === ' ' ? from - 1 : from, to, by: sign && gap + sign },
    ...(below === '' ? [] : [{ from: end, to: end, by: below }]),
  ]);
}

/** Of a field without a value, the place behind its colon. */
function valueStretch(file: FileText, path: FieldPath, { way }: Spot): Stretch {
  const [parent, node] = way.slice(-2);
  if (node) {
    const { from, to } = stretchOf(file, node);
    return { from, to: from + file.text.slice(from, to).trimEnd().length };
  }
  const key = isMap<Node, Node | null>(parent) ? pairOf(parent, path.at(-1))?.key : undefined;
  if (key === undefined) throw new Refusal('This item is empty. Remove it, and add one with words.');
  const behind = stretchOf(file, key).to + 1;
  return { from: behind, to: behind };
}

/** In a text below a | or a >: its lines alone; then with another sign, where the first line begins with spaces. */
function waysBelowSign(file: FileText, node: Scalar, words: string, { column }: Place): Splice[][] {
  const { from, to } = stretchOf(file, node);
  const above = lineEnd(file, from);
  const lines = file.text.slice(above, to).trimEnd();
  const depth = /\n( +)\S/.exec(`\n${lines}`)?.[1]?.length ?? column + 2;
  // Below a >, a line's end alone is a space.
  const text = node.type === 'BLOCK_FOLDED' ? words.replaceAll(/\n+/g, '$&\n') : words;
  const whole = { from: above, to: above + lines.length };
  const [sign = '|', chomping = ''] = /^[|>]\d?([-+]?)/.exec(file.text.slice(from, above)) ?? [];
  const below = { ...whole, by: indented(words, column + 2) };
  const signed = (by: string) => [{ from, to: from + sign.length, by: by + chomping }, below];
  return [[{ ...whole, by: indented(text, depth) }], signed('|'), signed('|2')];
}

/** Every way to add a value that no line of the file has yet. */
function waysToAdd(
  file: FileText,
  path: FieldPath,
  { way, missing }: Spot,
  writing: Writing,
  order: FieldOrder,
): Splice[][] {
  const group = way.at(-1);
  const names = missing.map(String);
  const written = (place: Place) => fieldWith(names, writing, place);
  if (missing.some((step) => typeof step === 'number')) throw new Refusal(noItem);
  if (!group) {
    if (missing.length < path.length)
      throw new Refusal('The field above it is empty. Remove its line in the file first.');
    const { fields } = file;
    const lines = written({ inFlow: false, column: 0 });
    return lines.map((text) => [{ from: fields, to: fields, by: `${text}\n` }]);
  }
  if (!isMap<Node, Node | null>(group))
    throw new Refusal(
      `"${names[0] ?? ''}" can’t be added here: the field above it holds a value of its own.`,
    );
  const place = placeBehind(group, order(path.slice(0, -missing.length)), names[0] ?? '');
  return entryAdded(file, group, place, written);
}

/** The place behind the last of the fields that are declared before `name` and are there. */
function placeBehind({ items }: Group, order: string[], name: string): number {
  const place = order.indexOf(name);
  const earlier = order.slice(0, place < 0 ? order.length : place).toReversed();
  const there = items.map(({ key }) => isScalar(key) && key.value);
  const last = earlier.find((each) => there.includes(each));
  return last === undefined ? 0 : there.indexOf(last) + 1;
}
