/** Adds, moves and removes fields and items of a YAML document, with their comments. */
import { isScalar, Pair, Scalar, YAMLMap } from 'yaml';
import type { Node, YAMLSeq } from 'yaml';
import { fillInMarker } from '#content/fields/kinds.ts';

export type Group = YAMLMap<Node, Node | null>;

/** Finds a field of a group by name. Names may be numbers. */
export function findPair(group: Group, name: string): Pair<Node, Node | null> | undefined {
  return group.items.find(({ key }) => isScalar(key) && String(key.value) === name);
}

/** Inserts a field after the last existing one that `order` lists before it. */
export function insertField({ items }: Group, name: string, value: Node, order: readonly string[]): void {
  const position = order.indexOf(name);
  const earlierNames = new Set<unknown>(order.slice(0, position < 0 ? order.length : position));
  const previous = items.findLastIndex(({ key }) => isScalar(key) && earlierNames.has(key.value));
  items.splice(previous + 1, 0, new Pair(new Scalar(name), value));
}

/** Removes a field. Retains comments above it, except an instruction to fill something in. */
export function removeField(group: Group, name: string): void {
  const pair = findPair(group, name);
  if (pair === undefined) return;
  const index = group.items.indexOf(pair);
  group.items.splice(index, 1);
  const comment = pair.key.commentBefore;
  if (comment == null || comment.trimStart().startsWith(fillInMarker)) return;
  const next = group.items[index]?.key;
  const comments = [comment, next === undefined ? group.comment : next.commentBefore].filter(
    (part) => part != null,
  );
  if (next === undefined) group.comment = comments.join('\n');
  else next.commentBefore = comments.join('\n');
}

export function insertItem(list: YAMLSeq<Node>, index: number, item: Node): void {
  rearrangeItems(list, (items, gaps) => {
    gaps.splice(Math.max(index, 1), 0, gaps[1] ?? false);
    items.splice(index, 0, item);
  });
}

export function moveItem(list: YAMLSeq<Node>, from: number, to: number): void {
  rearrangeItems(list, (items) => items.splice(to, 0, ...items.splice(from, 1)));
}

export function removeItem(list: YAMLSeq<Node>, index: number): void {
  rearrangeItems(list, (items, gaps) => {
    gaps.splice(Math.max(index, 1), 1);
    items.splice(index, 1);
  });
}

/** Changes the items of a list. Comments move with their items. Blank lines between items, the gaps, stay in place. */
function rearrangeItems(list: YAMLSeq<Node>, change: (items: Node[], gaps: boolean[]) => void): void {
  const [first] = list.items;
  // The parser attributes a comment above the first item to the list.
  if (first !== undefined && list.commentBefore != null) {
    first.commentBefore = list.commentBefore;
    list.commentBefore = null;
  }
  const gaps = list.items.map(({ spaceBefore }) => spaceBefore === true);
  change(list.items, gaps);
  for (const [index, item] of list.items.entries()) item.spaceBefore = gaps[index] ?? false;
}
