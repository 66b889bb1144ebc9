import { collections } from '#practice/collections.ts';
import type { FactTexts } from '#content/facts/fact-texts.ts';
import { fillInMarker } from '#content/fields/kinds.ts';
import { toSpan } from '#content/source/positions.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { findLanguageInPath, getLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { findMatches } from '#content/languages/matches.ts';
import type { Span } from '#content/report/diagnostic.ts';
import type { AnyEntry } from '#practice/site.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import { listTexts } from '#content/texts.ts';
import { projectText } from './projection.ts';

/** The source of a field or, without a path, of the body. */
type SourceField = { path?: FieldPath; source: string };

/** A paragraph, heading or list item that visitors read. */
export type EntryText = {
  /** The text as a page shows it, with facts inserted and Markdown syntax removed. */
  text: string;
  language: Language;
  /** The disclaimers that its section names. */
  disclaimers: ReadonlySet<string>;
  /** The part of the entry: a top-level field, an item of a top-level list, or the body. */
  part: string;
  field: SourceField;
  /** The paragraph's source, and its offset in the field or body. */
  source: string;
  start: number;
};

type ReadableEntry = Pick<AnyEntry, 'collection' | 'config' | 'frontmatter'>;

/** Splits an entry into paragraphs: fields in order, then the body. `values` are the fields as written. */
export function splitEntry(
  { collection, frontmatter }: ReadableEntry,
  values: unknown,
  facts: FactTexts,
): EntryText[] {
  if (collections[collection].isMandatedText === true) return [];
  const entryLanguage = getLanguage(values);
  const fields = listTexts(collections[collection], values).flatMap(({ path, text }) => {
    const language = findLanguageInPath(path) ?? entryLanguage;
    const textContext = { language, disclaimers: listDisclaimersInScope(path, values), part: getPart(path) };
    return splitParagraphs({ path, source: text }, textContext, facts);
  });
  const body = { language: entryLanguage, disclaimers: noDisclaimers, part: 'body' };
  return [...fields, ...splitParagraphs({ source: frontmatter.body }, body, facts)];
}

const noDisclaimers: ReadonlySet<string> = new Set();

/** Returns the part that contains a field: its first key, with the index if that is a list. */
export function getPart(path: FieldPath): string {
  return path.slice(0, typeof path[1] === 'number' ? 2 : 1).join('.');
}

/** Lists the disclaimers of all groups that contain a field. */
export function listDisclaimersInScope(path: FieldPath, values: unknown): ReadonlySet<string> {
  let value: unknown = values;
  const ids: unknown[] = [];
  for (const key of path.slice(0, -1)) {
    value = Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined;
    const list = isRecord(value) ? value['disclaimers'] : undefined;
    if (Array.isArray(list)) ids.push(...list);
  }
  return ids.length === 0 ? noDisclaimers : new Set(ids.map(String));
}

/** Matches a paragraph, which ends at an empty line and where a heading, list item, quotation or table row begins. */
const paragraphPattern = /(?:(?!\n[ \t]*\n|\n[ \t]*(?:[-*+>|]|#{1,6}|\d+[.)])(?:[ \t]|$))[^])+/g;
const leadingMarkersPattern = /^(?:\s|[-*+>|](?=\s)|#{1,6}(?=\s)|\d+[.)](?=\s))+/;

function splitParagraphs(
  field: SourceField,
  textContext: Pick<EntryText, 'language' | 'disclaimers' | 'part'>,
  facts: FactTexts,
): EntryText[] {
  // Another rule reports missing text.
  if (field.source === '' || field.source.includes(fillInMarker)) return [];
  const parts = field.source.includes('\n')
    ? findMatches(field.source, paragraphPattern)
    : [{ 0: field.source, index: 0 }];
  return parts
    .map(({ 0: paragraph, index }) => {
      const markersLength = leadingMarkersPattern.exec(paragraph)?.[0].length ?? 0;
      const source = paragraph.slice(markersLength);
      const text = projectText(source, facts, textContext.language).text.trimEnd();
      return { ...textContext, text, field, source, start: index + markersLength };
    })
    .filter(({ text }) => text !== '');
}

/** Returns a function that maps a range of the visible text to its toFileSpan in the file. */
export function createSpanFinder(
  { frontmatter, texts }: AnyEntry,
  { field, source, start, language }: EntryText,
  facts: FactTexts,
): (match: { index: number; excerpt: string }) => Span {
  const { offsets } = projectText(source, facts, language);
  const fieldName = field.path?.join('.');
  const text = texts.find(({ path }) => path?.join('.') === fieldName);
  return ({ index, excerpt: { length } }) => {
    const from = start + (offsets[index] ?? 0);
    const last = start + (offsets[index + length - 1] ?? 0);
    // A quoted fact is one unit.
    const lastLength = /^\{\{[^{}]*\}\}/.exec(field.source.slice(last))?.[0].length ?? 1;
    const [rangeStart, rangeEnd] = text?.toFileSpan(from, last + lastLength - from) ?? [0, 1];
    return toSpan(frontmatter.text, rangeStart, rangeEnd - rangeStart);
  };
}
