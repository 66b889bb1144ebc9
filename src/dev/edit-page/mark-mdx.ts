import { fileURLToPath } from 'node:url';
import type { HastNode, HastPluginEntry, HastVisitorContext } from 'satteri';
import { projectPath } from '#content/source/content-files.ts';
import type { FieldAt } from '#editing/contract.ts';
import { closeMark, marked, openMark } from './marks.ts';

/** A plugin of the compiler of `.mdx` texts that marks their words, as `marked-site.ts` does with all others. */
export function markMdx(root: string): HastPluginEntry {
  return ({ fileURL }) =>
    fileURL && {
      name: 'mark-words',
      before: (tree, context) =>
        markWords(tree, context, { file: projectPath(root, fileURLToPath(fileURL)), path: [], body: true }),
    };
}

function markWords(node: HastNode, context: HastVisitorContext, place: FieldAt): void {
  for (const attribute of 'attributes' in node ? node.attributes : []) {
    // The words of a component; its id names a part of the page.
    if ('name' in attribute && attribute.name === 'heading' && typeof attribute.value === 'string')
      context.setProperty(node, attribute.name, marked(attribute.value, place));
  }
  const children = 'children' in node ? node.children : [];
  if (!children.some(isWords)) return children.forEach((child) => markWords(child, context, place));
  context.prependChild(node, { type: 'text', value: openMark(place) });
  context.appendChild(node, { type: 'text', value: closeMark });
}

function isWords(node: HastNode): boolean {
  return node.type === 'text' && node.value.trim() !== '';
}
