import { markdownToHtml } from 'satteri';
import { withBoundSpaces } from './bound-spaces.ts';
import { unbroken } from '#typography/unbroken.ts';
import type { Language } from '../languages/languages.ts';
import { lexicons } from '../languages/lexicons.ts';
import { slugify } from '../source/slug.ts';

/** A text compiled from Markdown. */
export type Body = {
  html: string;
  headings: { id: string; text: string; depth: number }[];
};

export const emptyBody: Body = { html: '', headings: [] };

/** Footnotes have labels of their own, in English: see `featuresOf`. */
const features = { gfm: { footnotes: false }, frontmatter: false };

/**
 * A text that Markdown leaves as it is: it has no sign of Markdown, no space at
 * its ends, no address, and no number with a point or bracket at its start, which
 * would open a list. Most fields are so, and looking is quicker than compiling.
 */
const plain = /^(?![- ]|\d+[.)]|.*[Ww]{3}\.)[\p{L}\p{N}’.,;:?%$() –—-]*(?<! )$/u;

/**
 * Compiles Markdown to HTML. Headings get ids, so that links can lead to them, where `taken` holds those of the page:
 * the new ones differ from them and join them. A text that may stand on any page, with any other, has none. One that
 * may have footnotes gives their language.
 */
export function compileMarkdown(source: string, taken?: Set<string>, notesIn?: Language): Body {
  if (source.trim() === '') return emptyBody;
  const headings: Body['headings'] = [];
  const used = featuresOf(source, notesIn);
  const compiled = markdownToHtml(source, { features: used }).html;
  const html = (used === features ? compiled : withPlainNotes(compiled)).replace(
    /<h([2-6])>(.*?)<\/h\1>/gs,
    (whole, depth: string, inner: string) => {
      if (taken === undefined) return whole;
      const text = plainText(inner);
      const id = freeId(slugify(text), taken);
      taken.add(id);
      headings.push({ id, text, depth: Number(depth) });
      return `<h${depth} id="${id}">${inner}</h${depth}>`;
    },
  );
  return { html: finished(html.trim()), headings };
}

/** What the compiler is asked for: of a text that may and does have footnotes, these in its language. */
export function featuresOf(source: string, notesIn?: Language) {
  if (notesIn === undefined || !source.includes('[^')) return features;
  const { heading, back } = lexicons[notesIn].footnotes;
  const footnotes = { label: heading, backLabel: back, clobberPrefix: '' };
  return { gfm: { footnotes }, frontmatter: false };
}

/** Notes stand at the end, below a heading that is seen; each has a link back, with words for those who hear it. */
function withPlainNotes(html: string): string {
  return html
    .replace('<h2 class="sr-only" ', '<h2 ')
    .replace(/<section [^>]*>(<h2 [^]*)<\/section>/, '$1')
    .replaceAll(/ (?:data-footnote[\w-]*(?:="")?|class="(?:data-footnote-backref|footnotes)")/g, '');
}

/** Two headings with the same words get two ids, so that each can be linked to. */
function freeId(wanted: string, taken: ReadonlySet<string>): string {
  const base = wanted === '' ? 'part' : wanted;
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(id)) return id;
  }
}

/** Compiles one paragraph and removes its `<p>`. */
export function compileInline(source: string): string {
  if (plain.test(source)) return finished(source);
  const html = markdownToHtml(source, { features }).html.trim();
  const single = /^<p>(.*)<\/p>$/s.exec(html)?.[1];
  return finished(single !== undefined && !single.includes('<p>') ? single : html);
}

/** The words of a piece of HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function finished(html: string): string {
  return withoutOpener(wholeWords(withBoundSpaces(html)));
}

/** Tags come first: they, and the addresses in them, stay as they are. */
const tagOrUnbroken = new RegExp(String.raw`<[^>]*>|${unbroken}`, 'gu');

/** Keeps each stretch that belongs together on one line. */
function wholeWords(html: string): string {
  return html.replace(tagOrUnbroken, (found) =>
    found.startsWith('<') ? found : `<span class="nb">${found}</span>`,
  );
}

/** Another site that is opened in a tab of its own can't reach the tab it was opened from. */
function withoutOpener(html: string): string {
  return html.replace(/<a href="(https:[^"]*)"/g, '<a href="$1" rel="noopener"');
}

/** A text as it stands in HTML or XML, between tags or in quotes. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
