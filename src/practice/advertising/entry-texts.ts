import { collections } from '#practice/collections.ts';
import type { FactTexts } from '#content/facts/fact-texts.ts';
import { fillInMarker } from '#content/fields/kinds.ts';
import { toSpan } from '#content/source/positions.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { findLanguageInPath, getLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { findMatches } from '#content/languages/matches.ts';
import type { Span } from '#content/report/diagnostic.ts';
import { findQuotedLaw } from '#practice/rules/quoted-law.ts';
import type { AnyEntry } from '#practice/site.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import { listTexts } from '#content/texts.ts';
import { matchesPhrase } from './phrases.ts';
import { projectText } from './projection.ts';

/** Where text is: in a field or, without a path, in the body. */
type TextPlace = {
  entry: AnyEntry;
  path?: FieldPath;
  language: Language;
  /** The disclaimers that the groups around it name. */
  disclaimers: ReadonlySet<string>;
  /** The part of the entry: a top-level field, an item of a top-level list, or the body. */
  part: string;
};

/** A paragraph, heading or list item that visitors read. */
export type EntryText = TextPlace & {
  /** The text as a page shows it, with facts inserted and Markdown syntax removed. */
  text: string;
  /** The text as typed. */
  source: string;
  /** Whether it is a block quotation. */
  isQuotation: boolean;
  /** Whether it is in a block quotation that cites the law it quotes. */
  isQuotedLaw: boolean;
  /** Maps a range of the text to its place in the file. */
  toFileSpan: (index: number, length: number) => Span;
};

/** Splits an entry into paragraphs: fields in order, then the body. `values` are the fields as typed, with defaults. */
export function splitEntry(entry: AnyEntry, values: unknown, facts: FactTexts): EntryText[] {
  const config = collections[entry.collection];
  if (config.isMandatedText === true) return [];
  const entryLanguage = getLanguage(values);
  const fields = listTexts(config, values).flatMap(({ path, text }) => {
    const language = findLanguageInPath(path) ?? entryLanguage;
    const disclaimers = listDisclaimersInScope(path, values);
    return splitParagraphs(text, { entry, path, language, disclaimers, part: getPart(path) }, facts);
  });
  const body = { entry, language: entryLanguage, disclaimers: noDisclaimers, part: 'body' };
  return [...fields, ...splitParagraphs(entry.frontmatter.body, body, facts)];
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

function splitParagraphs(fieldSource: string, place: TextPlace, facts: FactTexts): EntryText[] {
  const { language } = place;
  // Another rule reports unfinished text.
  if (fieldSource === '' || fieldSource.includes(fillInMarker)) return [];
  const paragraphs = fieldSource.includes('\n')
    ? findMatches(fieldSource, paragraphPattern)
    : [{ 0: fieldSource, index: 0 }];
  const quotedLaw = findQuotedLaw(fieldSource).filter(
    ({ from, to }) => !matchesPhrase(fieldSource.slice(from, to), language, 'speaker'),
  );
  return paragraphs
    .map(({ 0: paragraph, index }): EntryText => {
      const [markers = ''] = leadingMarkersPattern.exec(paragraph) ?? [];
      const source = paragraph.slice(markers.length);
      const start = index + markers.length;
      return {
        ...place,
        text: projectText(source, facts, language).text.trimEnd(),
        source,
        isQuotation: /^[ \t]*>[ \t]*$/m.test(markers),
        isQuotedLaw: quotedLaw.some(({ from, to }) => from <= start && start < to),
        toFileSpan: createSpanFinder(place, source, start, facts),
      };
    })
    .filter(({ text }) => text !== '');
}

/** Returns a function that maps a range of the visible text to its place in the file. */
function createSpanFinder(
  { entry: { frontmatter, texts }, path, language }: TextPlace,
  source: string,
  start: number,
  facts: FactTexts,
): EntryText['toFileSpan'] {
  // Computed on first use, because most text has no findings.
  let offsets: number[] | undefined;
  return (index, length) => {
    offsets ??= projectText(source, facts, language).offsets;
    const field = texts.find((text) => text.path?.join('.') === path?.join('.'));
    const from = offsets[index] ?? 0;
    const last = offsets[index + length - 1] ?? 0;
    // A quoted fact is one unit.
    const lastLength = /^\{\{[^{}]*\}\}/.exec(source.slice(last))?.[0].length ?? 1;
    const [rangeStart, rangeEnd] = field?.toFileSpan(start + from, last + lastLength - from) ?? [0, 1];
    return toSpan(frontmatter.text, rangeStart, rangeEnd - rangeStart);
  };
}
