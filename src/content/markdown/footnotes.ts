import type { Element, Nodes, Root, RootContent } from 'hast';
import type { Plugin } from 'unified';
import type { Language } from '../languages/languages.ts';
import { lexicons } from '../languages/lexicons.ts';

declare module 'vfile' {
  // Must be an interface: it is merged with the one that vfile declares.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface DataMap {
    /** The language of the text. */
    language: Language;
    /** Decodes characters that were encoded before parsing, and may also quote facts. */
    decode: (text: string) => string;
  }
}

/**
 * IDs need no prefix, because at most one body of text on a page has footnotes. `rehypeFootnotes` completes the labels of back links.
 */
export const footnoteOptions = {
  clobberPrefix: '',
  footnoteBackLabel: (note: number, referenceIndex: number) =>
    `${note + 1}${referenceIndex > 1 ? `-${referenceIndex}` : ''}`,
};

/**
 * Translates the footnotes' heading and the labels of their back links to the text's language (`file.data.language`), and
 * makes the heading visible.
 */
export const rehypeFootnotes: Plugin<[], Root> = () => (tree, file) => {
  const { heading, back } = lexicons[file.data.language ?? 'en'].footnotes;
  tree.children = tree.children.flatMap((child): RootContent[] =>
    isFootnoteSection(child) ? child.children : [child],
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

function isFootnoteSection(node: Nodes): node is Element {
  return node.type === 'element' && node.tagName === 'section' && 'dataFootnotes' in node.properties;
}

function visitElements(node: Nodes, visit: (element: Element) => void): void {
  if (node.type === 'element') visit(node);
  if ('children' in node) for (const child of node.children) visitElements(child, visit);
}
