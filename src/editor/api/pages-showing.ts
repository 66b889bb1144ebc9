/** Finds the pages that show a file and the text that quotes a fact, and renders values as pages show them. */
import { listPageFiles } from '#practice/advertising/page-files.ts';
import { collections } from '#practice/collections.ts';
import { decodeSpecialCharacters, encodeSpecialCharacters } from '#content/facts/fact-text.ts';
import { indexFactTexts } from '#content/facts/fact-texts.ts';
import { listQuotedFacts, insertFacts } from '#content/facts/quoted-facts.ts';
import { findSchema } from '#content/fields/schema-parts.ts';
import { walkTexts } from '#content/fields/walk.ts';
import { findLanguageInPath, getLanguage } from '#content/languages/languages.ts';
import { compileInline, compileMarkdown, escapeMarkup } from '#content/markdown/compile.ts';
import { memoize } from '#content/memoize.ts';
import { findEntryInFile, listEntries } from '#content/site.ts';
import type { AnyEntry, Page, Site } from '#practice/site.ts';
import { locateField } from '#content/source/positions.ts';
import type { EntryForm, FieldLocation } from '../contract.ts';
import { isBody } from '../fields/values.ts';
import { findFieldOnLine } from './value-problems.ts';

type Quote = { fact: string; entry: AnyEntry; line: number };

/** Groups all quotes by fact. Cached per site snapshot. */
const collectQuotes = memoize((site: Site) =>
  Map.groupBy(listEntries(site.entries).flatMap(listQuotesIn), ({ fact }) => fact),
);

/** Finds where a fact is quoted in text or referenced by a field. Returns [] for entries that aren't facts. */
function findQuotes({ collection, id }: AnyEntry, site: Site): Quote[] {
  return collection === 'facts' ? (collectQuotes(site).get(id) ?? []) : [];
}

/** Lists the fields that quote or reference a fact. */
export function describeQuotes(fact: AnyEntry, site: Site): NonNullable<EntryForm['quotedIn']> {
  return findQuotes(fact, site).map(({ entry: { file, frontmatter }, line }) => ({
    file,
    line,
    location: findFieldOnLine(frontmatter, line),
  }));
}

/** Lists every fact that a file quotes or references, with the line. */
function listQuotesIn(entry: AnyEntry): Quote[] {
  const { collection, frontmatter } = entry;
  const quotes = frontmatter.text
    .split('\n')
    .flatMap((text, index) =>
      text.includes('{{') ? listQuotedFacts(text).map((fact) => ({ fact, line: index + 1 })) : [],
    );
  for (const { text, field, path } of walkTexts(collections[collection].schema, frontmatter.values)) {
    const { kind } = field;
    if (kind?.kind === 'reference' && kind.collection === 'facts')
      quotes.push({ fact: text, line: locateField(frontmatter, path, 'value').line });
  }
  const lines = new Map(quotes.map((quote) => [`${quote.fact} ${quote.line}`, { ...quote, entry }]));
  return [...lines.values()].toSorted((a, b) => a.line - b.line);
}

/** Lists each page with the files whose text it shows. Cached per site snapshot. */
const listFilesByPage = memoize((site: Site) =>
  [...site.pages.values()].map((page) => ({ page, files: listPageFiles(page.entry, site.entries) })),
);

/** Finds the paths of the pages that show text of a file. */
export function findPagesShowing(site: Site, file: string): string[] {
  const entry = findEntryInFile(site, file);
  if (entry === undefined) return [];
  const quotingEntries = new Set(findQuotes(entry, site).map((quote) => quote.entry));
  const entries = [entry, ...quotingEntries];
  return listFilesByPage(site)
    .filter(({ page, files }) =>
      entries.some((shownEntry) => appearsOnPage(shownEntry, page) ?? files.has(shownEntry.file)),
    )
    .map(({ page }) => page.path);
}

/** Whether a page shows an entry of a collection that appears on all pages, or on all in its language; undefined for other collections. */
function appearsOnPage({ collection, id }: AnyEntry, { language }: Page): boolean | undefined {
  switch (collections[collection].appearsOn) {
    case 'every-page':
      return true;
    case 'its-language':
      return id === language;
    default:
      return undefined;
  }
}

/** Renders a value as pages show it. Returns undefined for files with errors, MDX bodies, and fields hidden from visitors. */
export function renderValue({ file, path }: FieldLocation, value: string, site: Site): string | undefined {
  const entry = findEntryInFile(site, file);
  if (entry === undefined || (isBody(path) && file.endsWith('.mdx'))) return undefined;
  const { values } = entry.frontmatter;
  const facts = indexFactTexts(site.entries.facts.values());
  const language = findLanguageInPath(path) ?? getLanguage(values);
  const { text } = insertFacts(value, facts, language, encodeSpecialCharacters);
  if (isBody(path)) return compileMarkdown(text).html;
  const field = findSchema(collections[entry.collection].schema, path, values);
  if (field?.audience !== 'visitor') return undefined;
  if (field.kind?.kind === 'markdown') return compileMarkdown(text).html;
  return field.kind?.kind === 'inline' ? compileInline(text) : escapeMarkup(decodeSpecialCharacters(text));
}
