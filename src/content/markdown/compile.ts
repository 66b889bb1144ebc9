import type { Root } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { insertNonBreakingSpaces } from './non-breaking-spaces.ts';
import { noWrapPattern } from '#content/markdown/no-wrap-pattern.ts';
import type { Language } from '../languages/languages.ts';
import { slugify } from '../source/slug.ts';
import { gfmOptions, remarkPlainContent } from './content-syntax.ts';
import { decodeSpecialCharacters } from '../facts/fact-text.ts';
import { footnoteOptions, rehypeFootnotes } from './footnotes.ts';
import { rehypeTables } from './tables.ts';

/** Compiled Markdown. */
export type Body = {
  html: string;
  headings: { id: string; text: string; depth: number }[];
};

export const emptyBody: Body = { html: '', headings: [] };

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, gfmOptions)
  .use(remarkPlainContent)
  .use(remarkRehype, footnoteOptions)
  .use(rehypeFootnotes)
  .use(rehypeTables)
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
  .freeze();

/** Decodes text in a syntax tree. If its facts aren't quoted yet, also quotes them. */
type Decoder = (text: string) => string;

function toHtml(
  source: string | Root,
  language: Language = 'en',
  decode: Decoder = decodeSpecialCharacters,
): string {
  const tree = typeof source === 'string' ? processor.parse(source) : source;
  const file = { data: { language, decode } };
  return encodeAttributes(processor.stringify(processor.runSync(tree, file), file).trim());
}

/** Encodes the > in attributes, which the compiler leaves as it is, so that every tag ends at its first >. */
function encodeAttributes(html: string): string {
  return html.replace(/<[a-z](?:[^<>"]|"[^"]*")*>/g, (tag) => `${tag.slice(0, -1).replaceAll('>', '&gt;')}>`);
}

/**
 * Text that Markdown would not change: no syntax, no surrounding spaces, no URL, and no leading number with a period or
 * parenthesis, which would start a list. Encoded fact characters have no meaning in Markdown.
 */
const plainTextPattern = /^(?![- ]|\d+[.)]|.*[Ww]{3}\.)[\p{L}\p{N}’.,;:?%$() –—\uE100-\uE17F-]*(?<! )$/u;

/**
 * Compiles Markdown to HTML. `source` is text whose facts were quoted with `encodeSpecialCharacters`, or a syntax tree, which is mutated.
 * With `usedIds` (the IDs on the page), each heading gets a unique ID, which is added to the set. `language` applies to IDs and footnotes.
 */
export function compileMarkdown(
  source: string | Root,
  usedIds?: Set<string>,
  language?: Language,
  decode?: Decoder,
): Body {
  if (typeof source === 'string' && source.trim() === '') return emptyBody;
  if (isPlain(source)) return { html: `<p>${compileInline(source)}</p>`, headings: [] };
  const headings: Body['headings'] = [];
  const html = toHtml(source, language, decode).replace(
    /<h([2-6])>(.*?)<\/h\1>/gs,
    (whole, depth: string, inner: string) => {
      if (usedIds === undefined) return whole;
      const text = toPlainText(inner);
      const id = makeUniqueId(slugify(text, language), usedIds);
      usedIds.add(id);
      headings.push({ id, text, depth: Number(depth) });
      return `<h${depth} id="${id}">${inner}</h${depth}>`;
    },
  );
  return { html: finishHtml(html), headings };
}

function isPlain(source: string | Root): source is string {
  return typeof source === 'string' && plainTextPattern.test(source);
}

/** Makes an ID unique, because two headings may have the same text. */
function makeUniqueId(slug: string, usedIds: ReadonlySet<string>): string {
  const base = slug === '' ? 'part' : slug;
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!usedIds.has(id)) return id;
  }
}

/** Compiles Markdown, without the `<p>` around a single paragraph. */
export function compileInline(source: string | Root, decode?: Decoder): string {
  if (isPlain(source)) return finishHtml(escapeMarkup(decodeSpecialCharacters(source)));
  const html = toHtml(source, undefined, decode);
  const paragraph = /^<p>(.*)<\/p>$/s.exec(html)?.[1];
  return finishHtml(paragraph !== undefined && !paragraph.includes('<p>') ? paragraph : html);
}

/** Returns the text of an HTML fragment. */
export function toPlainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function finishHtml(html: string): string {
  return preventBreaks(insertNonBreakingSpaces(html));
}

/** Matches tags first, so that attributes are unchanged. */
const tagOrNoWrapPattern = new RegExp(String.raw`<[^>]*>|${noWrapPattern}`, 'gu');

/** Prevents line breaks inside text that must not wrap. */
function preventBreaks(html: string): string {
  return html.replace(tagOrNoWrapPattern, (match) =>
    match.startsWith('<') ? match : `<span class="nb">${match}</span>`,
  );
}

/** Escapes text for HTML or XML, in elements and attributes. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
