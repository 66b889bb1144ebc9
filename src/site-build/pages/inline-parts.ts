/** A page's HTML, and what was noted of its elements, with a space between: see `noting-jsx.ts`. */
export type DrawnPage = { html: string; notes: string };

/**
 * What stands inline in an element of every page. Each text is the same on all pages
 * that have it: its one hash in the constant security header allows it everywhere.
 */
export type InlineElement = {
  tag: 'style' | 'script';
  /** All that there are. */
  texts: string[];
  /** Those of a page by its notes. */
  textsFor: (notes: string) => string[];
};

/**
 * Holds the place of the elements while a page is drawn and
 * checked: the texts are far longer than the page's own.
 */
export const inlinePlace = '/* here */';

/** Puts the texts that the page needs in the place of each element. */
export function withInlineTexts({ html, notes }: DrawnPage, elements: readonly InlineElement[]): string {
  return elements.reduce((page, { tag, textsFor }) => {
    const inline = textsFor(notes).map((text) => `<${tag}>${text}</${tag}>`);
    return page.replace(`<${tag}>${inlinePlace}</${tag}>`, () => inline.join(''));
  }, html);
}
