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
import { project } from './projection.ts';

/** A field, or without a path the body, as typed. */
type Source = { path?: FieldPath; typed: string };

/** A paragraph, heading or list item that visitors read. */
export type EntryText = {
  /** The text as a page shows it, with facts quoted and Markdown syntax removed. */
  text: string;
  language: Language;
  /** The disclaimers that the part of the page around it names. */
  disclaimers: ReadonlySet<string>;
  /** The part of the page or record: a top-level field, an item of a list there, or the body. */
  part: string;
  source: Source;
  /** The paragraph as typed, and its offset in the field or body. */
  typed: string;
  start: number;
};

type ReadableEntry = Pick<AnyEntry, 'collection' | 'config' | 'frontmatter'>;

/** The texts of an entry, one per paragraph: fields in order, then the body. `values` are the fields as typed. */
export function splitEntry(
  { collection, frontmatter }: ReadableEntry,
  values: unknown,
  facts: FactTexts,
): EntryText[] {
  if (collections[collection].isMandatedText === true) return [];
  const entryLanguage = getLanguage(values);
  const fields = listTexts(collections[collection], values).flatMap(({ path, text }) => {
    const language = findLanguageInPath(path) ?? entryLanguage;
    const around = { language, disclaimers: findDisclaimersAround(path, values), part: findPart(path) };
    return splitParagraphs({ path, typed: text }, around, facts);
  });
  const body = { language: entryLanguage, disclaimers: noDisclaimers, part: 'body' };
  return [...fields, ...splitParagraphs({ typed: frontmatter.body }, body, facts)];
}

const noDisclaimers: ReadonlySet<string> = new Set();

/** The first two keys of an item of a list, otherwise the first. */
export function findPart(path: FieldPath): string {
  return path.slice(0, typeof path[1] === 'number' ? 2 : 1).join('.');
}

/** The disclaimers that the objects around a field name. */
export function findDisclaimersAround(path: FieldPath, values: unknown): ReadonlySet<string> {
  let around: unknown = values;
  const ids: unknown[] = [];
  for (const key of path.slice(0, -1)) {
    around = Array.isArray(around) ? around[Number(key)] : isRecord(around) ? around[key] : undefined;
    const list = isRecord(around) ? around['disclaimers'] : undefined;
    if (Array.isArray(list)) ids.push(...list);
  }
  return ids.length === 0 ? noDisclaimers : new Set(ids.map(String));
}

/** A paragraph ends at an empty line, and where a heading, a list item, a quotation or a table row begins. */
const paragraphPattern = /(?:(?!\n[ \t]*\n|\n[ \t]*(?:[-*+>|]|#{1,6}|\d+[.)])(?:[ \t]|$))[^])+/g;
const leadingMarksPattern = /^(?:\s|[-*+>|](?=\s)|#{1,6}(?=\s)|\d+[.)](?=\s))+/;

function splitParagraphs(
  source: Source,
  around: Pick<EntryText, 'language' | 'disclaimers' | 'part'>,
  facts: FactTexts,
): EntryText[] {
  // Another rule reports missing text.
  if (source.typed === '' || source.typed.includes(fillInMarker)) return [];
  const parts = source.typed.includes('\n')
    ? findMatches(source.typed, paragraphPattern)
    : [{ 0: source.typed, index: 0 }];
  return parts
    .map(({ 0: whole, index }) => {
      const lead = leadingMarksPattern.exec(whole)?.[0].length ?? 0;
      const typed = whole.slice(lead);
      const text = project(typed, facts, around.language).text.trimEnd();
      return { ...around, text, source, typed, start: index + lead };
    })
    .filter(({ text }) => text !== '');
}

/** Returns a function that finds the span in the file of a part of the shown text. */
export function createSpanFinder(
  { frontmatter, texts }: AnyEntry,
  { source, typed, start, language }: EntryText,
  facts: FactTexts,
): (match: { index: number; found: string }) => Span {
  const { offsets } = project(typed, facts, language);
  const field = source.path?.join('.');
  const text = texts.find(({ path }) => path?.join('.') === field);
  return ({ index, found: { length } }) => {
    const from = start + (offsets[index] ?? 0);
    const last = start + (offsets[index + length - 1] ?? 0);
    // A quoted fact is one unit.
    const quoted = /^\{\{[^{}]*\}\}/.exec(source.typed.slice(last))?.[0].length ?? 1;
    const [at, end] = text?.span(from, last + quoted - from) ?? [0, 1];
    return toSpan(frontmatter.text, at, end - at);
  };
}
