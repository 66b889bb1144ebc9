/** Updates a YAML document to new values. Nodes of unchanged values stay as they are. */
import { isDeepStrictEqual } from 'node:util';
import { isCollection, isMap, isSeq, YAMLMap, YAMLSeq } from 'yaml';
import type { Document, Node, Scalar } from 'yaml';
import type * as z from 'zod';
import { findSchema, listKnownKeys } from '#content/fields/schema-parts.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { AuthorError } from '../author-error.ts';
import { findPair, insertField, insertItem, moveItem, removeField, removeItem } from './nodes.ts';
import type { Group } from './nodes.ts';
import { createScalar } from './scalars.ts';

/** A node's place. `isInFlow`: within braces or brackets. */
type Place = { path: FieldPath; isInFlow: boolean };

/** Changes a document's values from `oldValues` to `newValues`. Returns the scalars that it wrote. */
export function updateDocument(
  document: Document,
  { schema, oldValues, newValues }: { schema: z.ZodType; oldValues: unknown; newValues: unknown },
): Scalar[] {
  const scalars: Scalar[] = [];

  /** Returns the node for a value: the old one with changes, or a new one. */
  const updateNode = (node: Node | null | undefined, old: unknown, value: unknown, place: Place): Node => {
    if (Array.isArray(value)) {
      const list: YAMLSeq<Node> = isSeq<Node>(node) ? node : new YAMLSeq();
      if (list.items.length === 0) list.flow = false;
      updateItems(list, isSeq(node) && Array.isArray(old) ? old : [], value, place);
      return list;
    }
    if (isRecord(value)) {
      const group: Group = isMap<Node, Node | null>(node) ? node : new YAMLMap();
      updateFields(group, isMap(node) && isRecord(old) ? old : {}, value, place);
      return group;
    }
    if (isCollection(node)) throw new AuthorError('This is a group of values. Open one of them to edit it.');
    const scalar = createScalar(value, node, findSchema(schema, place.path, newValues), place.isInFlow);
    scalars.push(scalar);
    return scalar;
  };

  const updateFields = (
    group: Group,
    old: Record<string, unknown>,
    values: Record<string, unknown>,
    { path, isInFlow }: Place,
  ): void => {
    for (const [name, value] of Object.entries(values)) {
      if (isDeepStrictEqual(old[name], value)) continue;
      const pair = findPair(group, name);
      const place = { path: [...path, name], isInFlow: isInFlow || group.flow === true };
      const node = updateNode(pair?.value, old[name], value, place);
      if (pair === undefined) insertField(group, name, node, [...listKnownKeys(schema, path, newValues)]);
      else pair.value = node;
    }
    for (const name of Object.keys(old)) if (!Object.hasOwn(values, name)) removeField(group, name);
  };

  /** Moves unchanged items as a whole, and changes similar ones field by field. */
  const updateItems = (
    list: YAMLSeq<Node>,
    old: readonly unknown[],
    items: readonly unknown[],
    { path, isInFlow }: Place,
  ): void => {
    const current = [...old];
    const isNeededLater = (item: unknown, from: number) =>
      items.slice(from).some((other) => isDeepStrictEqual(item, other));
    const remove = (index: number) => {
      current.splice(index, 1);
      removeItem(list, index);
    };
    for (const [index, item] of items.entries()) {
      // Removes deleted items first, except an item with changed text.
      while (current.length > items.length && !isNeededLater(current[index], index)) remove(index);
      const from = current.findIndex(
        (other, position) => position >= index && isDeepStrictEqual(other, item),
      );
      if (from === index) continue;
      if (from > index) {
        current.splice(index, 0, ...current.splice(from, 1));
        moveItem(list, from, index);
        continue;
      }
      const place = { path: [...path, index], isInFlow: isInFlow || list.flow === true };
      const isChanged =
        index < current.length &&
        !isNeededLater(current[index], index) &&
        (current.length === items.length || isSameKind(current[index], item));
      if (isChanged) list.items[index] = updateNode(list.items[index], current[index], item, place);
      else insertItem(list, index, updateNode(undefined, undefined, item, place));
      current.splice(index, isChanged ? 1 : 0, item);
    }
    while (current.length > items.length) remove(current.length - 1);
  };

  const { contents } = document;
  document.contents = updateNode(contents, oldValues, newValues, { path: [], isInFlow: false });
  return scalars;
}

/** Whether one item may change into another: typed groups such as buttons only into groups of the same type. */
function isSameKind(current: unknown, newItem: unknown): boolean {
  if (!isRecord(current) || !isRecord(newItem)) return !isRecord(current) && !isRecord(newItem);
  return current['type'] === newItem['type'] && current['do'] === newItem['do'];
}
