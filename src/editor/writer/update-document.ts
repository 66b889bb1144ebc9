/** Updates a YAML document to new values. Nodes of unchanged values stay as they are, with their comments. */
import { isMap, isScalar, isSeq, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import type { Document, Node } from 'yaml';
import type * as z from 'zod';
import { listKnownKeys } from '#content/fields/schema-parts.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { isSameValue } from './form-values.ts';

type Group = YAMLMap<Node, Node | null>;

/** Changes a document's values from `oldValues` to `newValues`. */
export function updateDocument(
  document: Document,
  { schema, oldValues, newValues }: { schema: z.ZodType; oldValues: unknown; newValues: unknown },
): void {
  /** Returns the node for a value: the old one with changes, or a new one. */
  const updateNode = (node: Node | null | undefined, old: unknown, value: unknown, path: FieldPath): Node => {
    if (Array.isArray(value)) {
      const list: YAMLSeq<Node> = isSeq<Node>(node) ? node : new YAMLSeq();
      updateItems(list, Array.isArray(old) ? old : [], value, path);
      return list;
    }
    if (isRecord(value)) {
      const group: Group = isMap<Node, Node | null>(node) ? node : new YAMLMap();
      updateFields(group, isRecord(old) ? old : {}, value, path);
      return group;
    }
    const scalar = isScalar(node) ? node : new Scalar<unknown>(undefined);
    setValue(scalar, value);
    return scalar;
  };

  const updateFields = (
    group: Group,
    old: Record<string, unknown>,
    values: Record<string, unknown>,
    path: FieldPath,
  ): void => {
    for (const [name, value] of Object.entries(values)) {
      if (isSameValue(old[name], value)) continue;
      const pair = findPair(group, name);
      const node = updateNode(pair?.value, old[name], value, [...path, name]);
      if (pair === undefined) insertField(group, name, node, [...listKnownKeys(schema, path, newValues)]);
      else pair.value = node;
    }
    group.items = group.items.filter(({ key }) => Object.hasOwn(values, String(key)));
  };

  /** Unchanged items move with their comments. The others take the place of the removed ones, in order. */
  const updateItems = (
    list: YAMLSeq<Node>,
    old: readonly unknown[],
    items: readonly unknown[],
    path: FieldPath,
  ): void => {
    const [first] = list.items;
    if (first === undefined) list.flow = false;
    // The parser attributes a comment above the first item to the list.
    else if (list.commentBefore != null) {
      first.commentBefore = list.commentBefore;
      list.commentBefore = null;
    }
    const others = list.items.map((node, index) => ({ node, value: old[index] }));
    const unchanged = items.map((item) => {
      const index = others.findIndex(({ value }) => isSameValue(value, item));
      return index < 0 ? undefined : others.splice(index, 1)[0];
    });
    list.items = items.map((item, index) => {
      const { node } = unchanged[index] ?? {};
      if (node !== undefined) return node;
      const other = others.shift();
      return updateNode(other?.node, other?.value, item, [...path, index]);
    });
  };

  document.contents = updateNode(document.contents, oldValues, newValues, []);
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
function setValue(scalar: Scalar, value: unknown): void {
  const { type, value: oldValue } = scalar;
  scalar.value = value;
  // The text of the old number.
  delete scalar.source;
  if (typeof value !== 'string') return;
  const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
  const isMultiline = value.includes('\n');
  // The header |- means that the text has no line break at the end.
  if (isBlock ? String(oldValue).endsWith('\n') : isMultiline) scalar.value = `${value}\n`;
  if (isBlock) return;
  // In a flow collection, such a block becomes quoted text.
  if (isMultiline) scalar.type = 'BLOCK_LITERAL';
  // YAML accepts these characters without quotes, but the check reports them as mistakes.
  else if (/^[\u00A0“”„«»‘’]/.test(value)) scalar.type = 'QUOTE_DOUBLE';
}
