import type { Nodes, Root } from 'hast';
import type { Plugin } from 'unified';

/** The classes of cells in a column that is aligned. Attributes and styles in HTML are refused by our security policy. */
const classes: { [align: string]: string } = { center: 'ta-c', right: 'ta-r' };

/** Aligns the cells of tables by classes. */
export const rehypeTables: Plugin<[], Root> = () => alignCells;

function alignCells(node: Nodes): void {
  if (node.type === 'element' && 'align' in node.properties) {
    const name = classes[String(node.properties['align'])];
    delete node.properties['align'];
    if (name !== undefined) node.properties['className'] = [name];
  }
  if ('children' in node) for (const child of node.children) alignCells(child);
}
