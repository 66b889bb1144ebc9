/** Finds, adds and removes fields and items of a YAML document, with their comments. */
import { isCollection, isMap, isScalar, isSeq, Pair, Scalar, YAMLMap } from 'yaml';
import type { Document, Node, YAMLSeq } from 'yaml';
import { fillInMarker } from '#content/fields/kinds.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { AuthorError } from '../author-error.ts';

export type Group = YAMLMap<Node, Node | null>;
type Step = FieldPath[number];

const missingItemMessage = 'This item is no longer in the list. Reload the page.';
const missingListMessage = 'There is no list here.';

/** Finds a field of a group by name. Names may be numbers. */
export function findPair(group: Group, name: Step | undefined): Pair<Node, Node | null> | undefined {
  return group.items.find(({ key }) => isScalar(key) && String(key.value) === String(name));
}

/** Finds the node at a path: null for an empty field, undefined for a missing one. */
export function findNode(document: Document, path: FieldPath): Node | null | undefined {
  return path.reduce<Node | null | undefined>((node, step) => {
    if (isMap<Node, Node | null>(node)) return findPair(node, step)?.value;
    return isSeq<Node>(node) && typeof step === 'number' ? node.items[step] : undefined;
  }, document.contents);
}

export function isInFlow(document: Document, path: FieldPath): boolean {
  return path.some((_, depth) => {
    const node = findNode(document, path.slice(0, depth));
    return isCollection(node) && node.flow === true;
  });
}

/** Returns the field names of the group at a path, in schema order. */
export type FieldOrder = (path: FieldPath) => string[];

/** Sets a node at a path. Missing groups are inserted in schema order. */
export function putNode(document: Document, path: FieldPath, node: Node, order: FieldOrder): void {
  let parent: Node | null | undefined = document.contents;
  if (parent === null || (isScalar(parent) && parent.value === null))
    parent = document.contents = new YAMLMap<Node, Node | null>();
  for (const [depth, step] of path.entries()) {
    const isLast = depth === path.length - 1;
    const existing = findNode(document, path.slice(0, depth + 1));
    const hasValue =
      existing !== undefined && existing !== null && !(isScalar(existing) && existing.value === null);
    const next: Node = isLast ? node : hasValue ? existing : new YAMLMap();
    if (next !== existing) putChild(parent, step, next, order(path.slice(0, depth)));
    parent = next;
  }
}

function putChild(parent: Node | null, step: Step, node: Node, order: string[]): void {
  if (isSeq<Node>(parent)) {
    if (typeof step !== 'number' || parent.items[step] === undefined)
      throw new AuthorError(missingItemMessage);
    parent.items[step] = node;
    return;
  }
  if (!isMap<Node, Node | null>(parent))
    throw new AuthorError(
      `"${step}" can’t be added here, because the field that would contain it already has a value.`,
    );
  const pair = findPair(parent, step);
  if (typeof step === 'number' && pair === undefined) throw new AuthorError(missingItemMessage);
  if (pair === undefined)
    parent.items.splice(findInsertIndex(parent, order, step), 0, new Pair(new Scalar(step), node));
  else pair.value = node;
}

/** Finds the index after the last existing field that the schema lists before `name`. */
function findInsertIndex({ items }: Group, order: string[], name: Step): number {
  const position = order.findIndex((item) => item === name);
  const earlier = order.slice(0, position < 0 ? order.length : position).toReversed();
  const names = items.map(({ key }) => isScalar(key) && key.value);
  const last = earlier.find((item) => names.includes(item));
  return last === undefined ? 0 : names.indexOf(last) + 1;
}

/** Removes a field or an item, and the group or list that would be empty without it. */
export function removeNode(document: Document, path: FieldPath): void {
  const parentPath = path.slice(0, -1);
  const step = path.at(-1);
  const parent = findNode(document, parentPath);
  if (typeof step === 'number' && !isSeq(parent)) throw new AuthorError(missingListMessage);
  if (!isMap<Node, Node | null>(parent) && !isSeq<Node>(parent)) return;
  const pair = isMap<Node, Node | null>(parent) ? findPair(parent, step) : undefined;
  const index = isSeq(parent) ? Number(step) : parent.items.findIndex((item) => item === pair);
  if (isSeq(parent) && parent.items[index] === undefined) throw new AuthorError(missingItemMessage);
  if (index < 0) return;
  if (parent.items.length === 1 && typeof parentPath.at(-1) === 'string')
    return removeNode(document, parentPath);
  if (isSeq<Node>(parent)) removeItem(parent, index);
  else removeField(parent, index);
}

/** Removes a field. Retains comments above it, except an instruction to fill something in. */
function removeField(group: Group, index: number): void {
  const [removedPair] = group.items.splice(index, 1);
  const comment = removedPair?.key.commentBefore;
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

function removeItem(list: YAMLSeq<Node>, index: number): void {
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
