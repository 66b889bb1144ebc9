import type { Element, Nodes, Root } from 'hast';
import { toProjectPath } from '#content/source/content-files.ts';
import type { FieldLocation } from '../contract.ts';
import { bodyField } from '../fields/values.ts';
import { closingMark, addMark, openMark } from './marks.ts';

/** Creates a rehype plugin that marks the text of `.mdx` files, as `marked-site.ts` does for all other text. */
export function markMdx(root: string) {
  return () => (tree: Root, file: { path: string }) =>
    markText(tree, { file: toProjectPath(root, file.path), path: [bodyField] });
}

function markText(node: Nodes, location: FieldLocation): void {
  for (const attribute of 'attributes' in node ? node.attributes : []) {
    // The visible text of a component. Its `id` is a hash target and stays unmarked.
    if ('name' in attribute && attribute.name === 'heading' && typeof attribute.value === 'string')
      attribute.value = addMark(attribute.value, location);
  }
  if (!('children' in node)) return;
  if (!node.children.some(isVisibleText)) return node.children.forEach((child) => markText(child, location));
  const children: Element['children'] = [
    { type: 'text', value: openMark(location) },
    // Text is only allowed in elements, so siblings of text are element content.
    ...(node.children as Element['children']),
    { type: 'text', value: closingMark },
  ];
  node.children = children;
}

function isVisibleText(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() !== '';
}
