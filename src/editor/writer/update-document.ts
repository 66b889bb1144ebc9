/** Updates a YAML document to new values. Nodes of unchanged values stay as they are, with their comments. */
import { isCollection, isMap, isScalar, isSeq, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import type { Document, Node } from 'yaml';
import type * as z from 'zod';
import { fillInMarker } from '#content/fields/kinds.ts';
import { listKnownKeys } from '#content/fields/schema-parts.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { isSameValue } from './form-values.ts';

type Group = YAMLMap<Node, Node | null>;
/** A node's place. `isInFlow`: within braces or brackets. */
type Place = { path: FieldPath; isInFlow: boolean };

/** Changes a document's values from `oldValues` to `newValues`. */
export function updateDocument(
  document: Document,
  { schema, oldValues, newValues }: { schema: z.ZodType; oldValues: unknown; newValues: unknown },
): void {
  /** Returns the node for a value: the old one with changes, or a new one. */
  const updateNode = (node: Node | null | undefined, old: unknown, value: unknown, place: Place): Node => {
    if (Array.isArray(value)) {
      const list: YAMLSeq<Node> = isSeq<Node>(node) ? node : new YAMLSeq();
      updateItems(list, isSeq(node) && Array.isArray(old) ? old : [], value, place);
      return list;
    }
    if (isRecord(value)) {
      const group: Group = isMap<Node, Node | null>(node) ? node : new YAMLMap();
      updateFields(group, isMap(node) && isRecord(old) ? old : {}, value, place);
      return group;
    }
    const scalar = isScalar(node) ? node : new Scalar<unknown>(undefined);
    setValue(scalar, value, place.isInFlow);
    return scalar;
  };

  const updateFields = (
    group: Group,
    old: Record<string, unknown>,
    values: Record<string, unknown>,
    { path, isInFlow }: Place,
  ): void => {
    for (const [name, value] of Object.entries(values)) {
      if (isSameValue(old[name], value)) continue;
      const pair = findPair(group, name);
      const place = { path: [...path, name], isInFlow: isInFlow || group.flow === true };
      const node = updateNode(pair?.value, old[name], value, place);
      if (pair === undefined) insertField(group, name, node, [...listKnownKeys(schema, path, newValues)]);
      else pair.value = node;
    }
    const removed = group.items.filter(({ key }) => !Object.hasOwn(values, String(key)));
    for (const pair of removed) removeField(group, pair);
  };

  /** Items move with their comments. Changed ones take the place of the most similar old ones or, if none is, in order. */
  const updateItems = (
    list: YAMLSeq<Node>,
    old: readonly unknown[],
    items: readonly unknown[],
    { path, isInFlow }: Place,
  ): void => {
    const [first] = list.items;
    if (first === undefined) list.flow = false;
    // The parser attributes a comment above the first item to the list.
    else if (list.commentBefore != null) {
      first.commentBefore = list.commentBefore;
      list.commentBefore = null;
    }
    const matches = findMatches(old, items);
    const isItemInFlow = isInFlow || list.flow === true;
    const oldNodes = list.items;
    list.items = items.map((item, index) => {
      const match = matches.get(index);
      const node = match === undefined ? undefined : oldNodes[match];
      const oldItem = match === undefined ? undefined : old[match];
      if (node !== undefined && isSameValue(oldItem, item)) return node;
      return updateNode(node, oldItem, item, { path: [...path, index], isInFlow: isItemInFlow });
    });
    const [newFirst] = list.items;
    // A blank line can't be above the first item.
    if (first !== undefined && newFirst?.spaceBefore === true && newFirst !== first) {
      newFirst.spaceBefore = false;
      first.spaceBefore = true;
    }
  };

  document.contents = updateNode(document.contents, oldValues, newValues, { path: [], isInFlow: false });
}

/** Finds the old item that each new item replaces: the same one or else the most similar one. Returns positions. */
function findMatches(old: readonly unknown[], items: readonly unknown[]): Map<number, number> {
  const candidates = items.flatMap((item, index) =>
    old.map((oldItem, oldIndex) => ({ index, oldIndex, similarity: measureSimilarity(oldItem, item) })),
  );
  const matches = new Map<number, number>();
  const matched = new Set<number>();
  // Equally similar items are matched in order.
  for (const { index, oldIndex } of candidates.toSorted((a, b) => b.similarity - a.similarity)) {
    if (matches.has(index) || matched.has(oldIndex)) continue;
    matches.set(index, oldIndex);
    matched.add(oldIndex);
  }
  return matches;
}

/** Counts the fields that two groups have in common. Infinity for equal values, and 0 for other ones that aren't groups. */
function measureSimilarity(old: unknown, item: unknown): number {
  if (isSameValue(old, item)) return Infinity;
  if (!isRecord(old) || !isRecord(item)) return 0;
  return Object.keys(item).filter((name) => Object.hasOwn(old, name) && isSameValue(old[name], item[name]))
    .length;
}

/** Removes a field. Retains the comments above it, except an instruction to fill something in. */
function removeField(group: Group, pair: Pair<Node, Node | null>): void {
  const index = group.items.indexOf(pair);
  group.items.splice(index, 1);
  const next = group.items[index]?.key;
  const removed = [pair.key.commentBefore, isCollection(pair.value) ? pair.value.commentBefore : undefined];
  const retained = removed.filter((comment) => !comment?.trimStart().startsWith(fillInMarker));
  const following = next === undefined ? group.comment : next.commentBefore;
  const comment = [...retained, following].filter((part) => part != null).join('\n') || null;
  if (next === undefined) group.comment = comment;
  else next.commentBefore = comment;
}

/** Finds a field of a group by name. Names may be numbers. */
function findPair(group: Group, name: string): Pair<Node, Node | null> | undefined {
  return group.items.find(({ key }) => isScalar(key) && String(key.value) === name);
}

/** Inserts a field after the last existing one that `order` lists before it. */
function insertField({ items }: Group, name: string, value: Node, order: readonly string[]): void {
  const position = order.indexOf(name);
  const earlierNames = new Set<unknown>(order.slice(0, position < 0 ? order.length : position));
  const previous = items.findLastIndex(({ key }) => isScalar(key) && earlierNames.has(key.value));
  items.splice(previous + 1, 0, new Pair(new Scalar(name), value));
}

/** Sets a value. The old quotes, block header and comments stay. */
function setValue(scalar: Scalar, value: unknown, isInFlow: boolean): void {
  const { type, value: oldValue } = scalar;
  scalar.value = value;
  // The text of the old number.
  delete scalar.source;
  if (typeof value !== 'string') return;
  const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
  const isNewMultiline = !isBlock && value.includes('\n');
  const becomesBlock = isNewMultiline && !isInFlow;
  // The header |- means that the text has no line break at the end.
  if (isBlock ? String(oldValue).endsWith('\n') : becomesBlock) scalar.value = `${value}\n`;
  if (becomesBlock) scalar.type = 'BLOCK_LITERAL';
  // YAML accepts these characters without quotes, but the check reports them as mistakes.
  else if (isNewMultiline || (!isBlock && /^[\u00A0“”„«»‘’]/.test(value))) scalar.type = 'QUOTE_DOUBLE';
}
