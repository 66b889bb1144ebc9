import type { Element, Nodes, Root, RootContent } from 'hast';
import type { Plugin } from 'unified';
import type { Language } from '../languages/languages.ts';
import { lexicons } from '../languages/lexicons.ts';

declare module 'vfile' {
  // An interface, because it joins the one of the package.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface DataMap {
    /** The language of the text. */
    language: Language;
  }
}

/** Ids of notes need no prefix: a page has one text with notes. The label is completed below, in the language of the text. */
export const footnoteOptions = {
  clobberPrefix: '',
  footnoteBackLabel: (note: number, place: number) => `${note + 1}${place > 1 ? `-${place}` : ''}`,
};

/**
 * Notes at the end of a text, below a heading that everyone sees, in the language of the text (`file.data.language`).
 * Each has a link back, with words for screen readers.
 */
export const rehypeFootnotes: Plugin<[], Root> = () => (tree, file) => {
  const { heading, back } = lexicons[file.data.language ?? 'en'].footnotes;
  tree.children = tree.children.flatMap((child): RootContent[] =>
    isNotes(child) ? child.children : [child],
  );
  visitElements(tree, (element) => {
    const { properties } = element;
    const isHeading = properties['id'] === 'footnote-label';
    const isBackLink = 'dataFootnoteBackref' in properties;
    if (isHeading) element.children = [{ type: 'text', value: heading }];
    if (isBackLink) properties['ariaLabel'] = back.replace('{reference}', String(properties['ariaLabel']));
    if (!isHeading && !isBackLink && !('dataFootnoteRef' in properties)) return;
    for (const name of ['className', 'dataFootnoteRef', 'dataFootnoteBackref']) delete properties[name];
  });
};

function isNotes(node: Nodes): node is Element {
  return node.type === 'element' && node.tagName === 'section' && 'dataFootnotes' in node.properties;
}

function visitElements(node: Nodes, visit: (element: Element) => void): void {
  if (node.type === 'element') visit(node);
  if ('children' in node) for (const child of node.children) visitElements(child, visit);
}
