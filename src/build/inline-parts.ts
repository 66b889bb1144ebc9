/**
 * A text that stands inline in pages that need it, and is the same in each of them: its one hash in the constant
 * security header allows it everywhere.
 */
export type InlinePart = { text: string; neededBy: (page: PageMarks) => boolean };

/** What a page's HTML has in it, looked up once for all parts. */
export type PageMarks = { classes: ReadonlySet<string>; html: string };

/** The whole text of an element in a page, and the parts that may take its place. */
export type InlineElement = { tag: 'style' | 'script'; whole: string; core: string; parts: InlinePart[] };

/** Puts the core and the needed parts in the place of each element. */
export function withNeededParts(html: string, elements: InlineElement[]): string {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap((found) => (found[1] ?? '').split(' '));
  const marks = { classes: new Set(classes), html };
  return elements.reduce((page, { tag, whole, core, parts }) => {
    const texts = [core, ...parts.filter((part) => part.neededBy(marks)).map(({ text }) => text)];
    const inline = texts.map((text) => `<${tag}>${text}</${tag}>`).join('');
    return page.replace(`<${tag}>${whole}</${tag}>`, () => inline);
  }, html);
}

/** Every text that may stand inline, for the security header. */
export function textsOf({ core, parts }: InlineElement): string[] {
  return [core, ...parts.map(({ text }) => text)];
}
