/**
 * A text that stands inline in pages that need it, and is the same in each of
 * them: its one hash in the constant security header allows it everywhere.
 */
type InlinePart = { text: string; neededBy: (page: PageMarks) => boolean };

/** What a page's HTML has in it, looked up once for all parts. */
type PageMarks = { classes: ReadonlySet<string>; html: string };

/** What an element of every page has in it: the core, and the parts that the page needs. */
export type InlineElement = { tag: 'style' | 'script'; core: string; parts: InlinePart[] };

/**
 * Holds the place of the elements while a page is drawn and
 * checked: the texts are far longer than the page's own.
 */
export const inlinePlace = '/* here */';

/** Puts the core and the needed parts in the place of each element. */
export function withNeededParts(html: string, elements: InlineElement[]): string {
  const marks = { classes: classesIn(html), html };
  return elements.reduce((page, { tag, core, parts }) => {
    const texts = [core, ...parts.filter((part) => part.neededBy(marks)).map(({ text }) => text)];
    const inline = texts.map((text) => `<${tag}>${text}</${tag}>`).join('');
    return page.replace(`<${tag}>${inlinePlace}</${tag}>`, () => inline);
  }, html);
}

function classesIn(html: string): Set<string> {
  // Most elements have the same few values.
  const values = new Set<string>();
  const opening = ' class="';
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at)) {
    const end = html.indexOf('"', at + opening.length);
    values.add(html.slice(at + opening.length, end));
    at = end;
  }
  return new Set([...values].flatMap((value) => value.split(' ')));
}

/** Every text that may stand inline, for the security header. */
export function textsOf({ core, parts }: InlineElement): string[] {
  return [core, ...parts.map(({ text }) => text)];
}
