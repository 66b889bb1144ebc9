/** Finds the pages that show a file's text, and renders that text. */
import { filesOn } from '#practice/advertising/page-files.ts';
import { collections } from '#practice/collections.ts';
import { decodeSigns, encodeSigns } from '#content/facts/fact-text.ts';
import { wordsOfFacts } from '#content/facts/fact-words.ts';
import { factsQuotedIn, quoteFacts } from '#content/facts/quoted-facts.ts';
import { declarationIn, schemaAt } from '#content/fields/schema-parts.ts';
import { textsOf } from '#content/fields/walk.ts';
import { languageAt, languageOf } from '#content/languages/languages.ts';
import { compileInline, compileMarkdown, escapeMarkup } from '#content/markdown/compile.ts';
import { memoize } from '#content/memoize.ts';
import { entryInFile, everyEntry } from '#content/site.ts';
import type { AnyEntry, Page, Site } from '#practice/site.ts';
import { placeOfField } from '#content/source/positions.ts';
import type { FieldAt } from '../contract.ts';
import type { EntryForm } from '../entry/contract.ts';
import { fieldOnLine } from './value-problems.ts';

type Quote = { fact: string; entry: AnyEntry; line: number };

/** Cached for each state of the content, by fact. */
const quotesIn = memoize((site: Site) =>
  Map.groupBy(everyEntry(site.entries).flatMap(quotesBy), ({ fact }) => fact),
);

/** Where a fact is quoted in text or referenced by a field; empty for other files. */
function quotesOf({ collection, id }: AnyEntry, site: Site): Quote[] {
  return collection === 'facts' ? (quotesIn(site).get(id) ?? []) : [];
}

/** The fields that quote or reference a fact. */
export function quotedIn(fact: AnyEntry, site: Site): NonNullable<EntryForm['quotedIn']> {
  return quotesOf(fact, site).map(({ entry: { file, frontmatter }, line }) => ({
    file,
    line,
    place: fieldOnLine(frontmatter, line),
  }));
}

/** Every fact that a file quotes or references, with the line. */
function quotesBy(entry: AnyEntry): Quote[] {
  const { collection, frontmatter } = entry;
  const found = frontmatter.text
    .split('\n')
    .flatMap((text, index) =>
      text.includes('{{') ? factsQuotedIn(text).map((fact) => ({ fact, line: index + 1 })) : [],
    );
  for (const { text, declaration, path } of textsOf(collections[collection].schema, frontmatter.values)) {
    const kind = declaration?.kind;
    if (kind?.kind === 'reference' && kind.collection === 'facts')
      found.push({ fact: text, line: placeOfField(frontmatter, path, 'value').line });
  }
  const lines = new Map(found.map((quote) => [`${quote.fact} ${quote.line}`, { ...quote, entry }]));
  return [...lines.values()].toSorted((one, other) => one.line - other.line);
}

/** Cached for each state of the content. */
const filesOnPages = memoize((site: Site) =>
  [...site.pages.values()].map((page) => ({ page, files: filesOn(page.entry, site.entries) })),
);

/** The addresses of the pages that show text of a file. */
export function shownOn(site: Site, entry: AnyEntry): string[] {
  const quoting = new Set(quotesOf(entry, site).map((quote) => quote.entry));
  const entries = [entry, ...quoting];
  return filesOnPages(site)
    .filter(({ page, files }) => entries.some((each) => isAround(each, page) ?? files.has(each.file)))
    .map(({ page }) => page.path);
}

/** Whether every page of a language shows an entry, such as a menu; undefined for kinds that only some pages show. */
function isAround({ collection, id }: AnyEntry, { language }: Page): boolean | undefined {
  switch (collections[collection].appearsOn) {
    case 'every-page':
      return true;
    case 'its-language':
      return id === language;
    default:
      return undefined;
  }
}

/** Renders words as pages show them: with facts inserted, and Markdown compiled where the field is Markdown. */
export function htmlOf({ file, path, body }: FieldAt, words: string, site: Site): string | undefined {
  const entry = entryInFile(site, file);
  if (entry === undefined || file.endsWith('.mdx')) return undefined;
  const { values } = entry.frontmatter;
  const facts = wordsOfFacts(site.entries.facts.values());
  const language = languageAt(path) ?? languageOf(values);
  const { text } = quoteFacts(words, facts, language, encodeSigns);
  if (body) return compileMarkdown(text).html;
  const schema = schemaAt(collections[entry.collection].schema, path, values);
  const declared = schema && declarationIn(schema);
  if (declared?.audience !== 'visitor') return undefined;
  if (declared.kind?.kind === 'markdown') return compileMarkdown(text).html;
  return declared.kind?.kind === 'inline' ? compileInline(text) : escapeMarkup(decodeSigns(text));
}
