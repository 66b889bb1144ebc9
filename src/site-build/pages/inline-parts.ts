/** A page's HTML with the classes that its elements have. */
export type DrawnPage = { html: string; classes: string };

/**
 * What stands inline in an element of every page. Each text is the same on all pages
 * that have it: its one hash in the constant security header allows it everywhere.
 */
export type InlineElement = {
  tag: 'style' | 'script';
  /** All that there are. */
  texts: string[];
  textsFor: (page: DrawnPage) => string[];
};

/**
 * Holds the place of the elements while a page is drawn and
 * checked: the texts are far longer than the page's own.
 */
export const inlinePlace = '/* here */';

/** Puts the texts that the page needs in the place of each element. */
export function withInlineTexts(drawn: DrawnPage, elements: readonly InlineElement[]): string {
  return elements.reduce((page, { tag, textsFor }) => {
    const inline = textsFor(drawn).map((text) => `<${tag}>${text}</${tag}>`);
    return page.replace(`<${tag}>${inlinePlace}</${tag}>`, () => inline.join(''));
  }, drawn.html);
}

/** The classes that the elements of a page have, each once, with a space between them. */
export function classesIn(html: string): string {
  // Most elements have the same few values.
  const values = new Set<string>();
  const opening = ' class="';
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at)) {
    const end = html.indexOf('"', at + opening.length);
    values.add(html.slice(at + opening.length, end));
    at = end;
  }
  return [...new Set([...values].flatMap((value) => value.split(' ')))].join(' ');
}
