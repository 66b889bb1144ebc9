import { projectPath } from '#content/source/content-files.ts';
import type { FieldAt } from '#editing/contract.ts';
import { closeMark, marked, openMark } from './marks.ts';

/** What is read here of the tree of a guide's text. */
type TextNode = {
  type: string;
  value?: unknown;
  children?: TextNode[];
  attributes?: { type: string; name?: string; value?: unknown }[];
};

/** A plugin of the compiler of `.mdx` texts that marks their words, as `marked-site.ts` does with all others. */
export function markMdx(root: string) {
  return () =>
    (tree: TextNode, { path }: { path: string }): void =>
      markWords(tree, { file: projectPath(root, path), path: [], body: true });
}

function markWords(node: TextNode, place: FieldAt): void {
  for (const attribute of node.attributes ?? []) {
    // The words of a component; its id names a part of the page.
    if (attribute.name === 'heading' && typeof attribute.value === 'string')
      attribute.value = marked(attribute.value, place);
  }
  const { children = [] } = node;
  if (!children.some(isWords)) return children.forEach((child) => markWords(child, place));
  children.unshift({ type: 'text', value: openMark(place) });
  children.push({ type: 'text', value: closeMark });
}

function isWords({ type, value }: TextNode): boolean {
  return type === 'text' && typeof value === 'string' && value.trim() !== '';
}
