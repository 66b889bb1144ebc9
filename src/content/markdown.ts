import { markdownToHtml } from 'satteri';
import { slugify } from './slug.ts';

/** A text compiled from Markdown. */
export type Body = {
  html: string;
  /** The Markdown with facts quoted, for reading grades and structured data. */
  source: string;
  headings: { id: string; text: string; depth: number }[];
};

export const emptyBody: Body = { html: '', source: '', headings: [] };

const features = { gfm: { footnotes: false }, frontmatter: false };

/**
 * A text that Markdown leaves as it is: it has no sign of Markdown, no space at
 * its ends, no address, and no number with a point or bracket at its start, which
 * would open a list. Most fields are so, and looking is quicker than compiling.
 */
const plain = /^(?![- ]|\d+[.)]|.*[Ww]{3}\.)[\p{L}\p{N}’.,;:?%$() –—-]*(?<! )$/u;

/** Compiles Markdown to HTML; headings get ids so that links can lead to them. */
export function compileMarkdown(source: string): Body {
  if (source.trim() === '') return emptyBody;
  const headings: Body['headings'] = [];
  const html = markdownToHtml(source, { features }).html.replace(
    /<h([2-6])>(.*?)<\/h\1>/gs,
    (_whole, depth: string, inner: string) => {
      const text = plainText(inner);
      const id = freeId(slugify(text), headings);
      headings.push({ id, text, depth: Number(depth) });
      return `<h${depth} id="${id}">${inner}</h${depth}>`;
    },
  );
  return { html: finished(html.trim()), source, headings };
}

/** Two headings with the same words get two ids, so that each can be linked to. */
function freeId(wanted: string, taken: Body['headings']): string {
  const base = wanted === '' ? 'part' : wanted;
  const ids = new Set(taken.map(({ id }) => id));
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!ids.has(id)) return id;
  }
}

/** Compiles one paragraph and takes its `<p>` away. */
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
  return newTabSafe(unbroken(html));
}

/**
 * Phone numbers, ranges and names of forms and sections,
 * such as I-485, that a browser would part after a hyphen.
 */
const codes = /<[^>]*>|\(\d{3}\) \d{3}-\d{4}|\b(?:[A-Z]{1,3}-\d+[A-Z]?|\d+(?:-\d+)+|\d+-(?:day|hour))\b/g;

/** Keeps such a text on one line. Tags, and the addresses in them, stay as they are. */
function unbroken(html: string): string {
  return html.replace(codes, (found) => (found.startsWith('<') ? found : `<span class="nb">${found}</span>`));
}

/** Links to other sites open beside this one and learn nothing of it. */
function newTabSafe(html: string): string {
  return html.replace(/<a href="(https:[^"]*)"/g, '<a href="$1" rel="noopener"');
}
