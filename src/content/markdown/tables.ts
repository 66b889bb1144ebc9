import type { Nodes, Root } from 'hast';
import type { Plugin } from 'unified';

/** Classes for column alignment, because our CSP blocks inline styles. */
const classes: { [align: string]: string } = { center: 'ta-c', right: 'ta-r' };

/** Replaces alignment attributes in tables with classes. */
export const rehypeTables: Plugin<[], Root> = () => alignCells;

function alignCells(node: Nodes): void {
  if (node.type === 'element' && 'align' in node.properties) {
    const className = classes[String(node.properties['align'])];
    delete node.properties['align'];
    if (className !== undefined) node.properties['className'] = [className];
  }
  if ('children' in node) for (const child of node.children) alignCells(child);
}
