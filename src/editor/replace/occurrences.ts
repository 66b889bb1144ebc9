/** Finds occurrences of text in all content, to show or replace them. */
import { indexFactTexts } from '#content/facts/fact-texts.ts';
import { insertFacts } from '#content/facts/quoted-facts.ts';
import { formatPathLabel } from '#content/fields/labels.ts';
import { listStrings } from '#content/fields/walk.ts';
import { findLanguageInPath, getLanguage } from '#content/languages/languages.ts';
import { findMatches } from '#content/languages/matches.ts';
import { listEntries } from '#content/site.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import type { FieldLocation } from '#editor/contract.ts';
import { bodyField } from '#editor/fields/values.ts';

export type Occurrence = {
  location: FieldLocation;
  /** The whole text of the field, as stored in the file. */
  text: string;
  /** The offset of the match in the text. */
  offset: number;
  label: string;
  before: string;
  match: string;
  after: string;
  replacement: string;
};

type FieldText = { location: FieldLocation; text: string };

const contextLength = 90;

/** Finds the first occurrence in each field, with facts inserted. */
export function searchContent(site: Site, query: string): Occurrence[] {
  const facts = indexFactTexts(site.entries.facts.values());
  const listDisplayedTexts = ({ file, frontmatter: { values, body } }: AnyEntry): FieldText[] =>
    [...listStrings(values), { path: [bodyField], text: body.trim() }].map(({ path, text }) => {
      const language = findLanguageInPath(path) ?? getLanguage(values);
      const displayedText = insertFacts(text, facts, language).text.replaceAll(/\s+/g, ' ');
      return { location: { file, path }, text: displayedText };
    });
  return findInTexts(site, query, '', listDisplayedTexts).filter(
    ({ location }, index, all) => location !== all[index - 1]?.location,
  );
}

/** Finds the occurrences to replace, in text as stored in the files. */
export function findOccurrences(site: Site, query: string, replacement: string): Occurrence[] {
  return findInTexts(site, query, replacement, listReplaceableTexts);
}

/** Finds all occurrences. Ignores case, and treats curly quotes as straight and all white space as spaces. Skips {{facts}}. */
function findInTexts(
  site: Site,
  query: string,
  replacement: string,
  listTexts: (entry: AnyEntry) => FieldText[],
): Occurrence[] {
  const normalizedQuery = normalizeForSearch(query.trim());
  if (normalizedQuery === '') return [];
  return listEntries(site.entries).flatMap((entry) =>
    listTexts(entry).flatMap(({ location, text }) =>
      findIndexes(text, normalizedQuery).map((offset) => {
        const end = offset + normalizedQuery.length;
        const match = text.slice(offset, end);
        return {
          location,
          text,
          offset,
          label: formatPathLabel(location.path),
          before: shorten(text.slice(0, offset), 'start'),
          match,
          after: shorten(text.slice(end), 'end'),
          replacement: matchCase(match, query, replacement),
        };
      }),
    ),
  );
}

/** Returns an ID of an occurrence, valid until its file changes. */
export function identifyOccurrence({ location, offset }: Occurrence): string {
  return JSON.stringify([location, offset]);
}

/** Replaces these occurrences in the text. */
export function replaceOccurrences(text: string, occurrences: readonly Occurrence[]): string {
  return occurrences
    .toSorted((a, b) => b.offset - a.offset)
    .reduce(
      (changed, { offset, match, replacement }) =>
        changed.slice(0, offset) + replacement + changed.slice(offset + match.length),
      text,
    );
}

function findIndexes(text: string, query: string): number[] {
  const factRanges = findMatches(text, /\{\{[^{}]*\}\}/g).map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  return findMatches(normalizeForSearch(text), new RegExp(RegExp.escape(query), 'g'))
    .map(({ index }) => index)
    .filter((offset) => !factRanges.some(([start, end]) => offset < end && offset + query.length > start));
}

/** Normalizes without changing the length, so that offsets in the result are offsets in the text. */
function normalizeForSearch(text: string): string {
  const lower = text.toLowerCase();
  return (lower.length === text.length ? lower : text)
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[\s\u00A0]/g, ' ');
}

/** Capitalizes the replacement if the match is capitalized and the query isn't. */
function matchCase(match: string, query: string, replacement: string): string {
  const [first = ''] = match;
  const [firstLetter = ''] = query.trim();
  const isCapitalized = first !== firstLetter && first === firstLetter.toUpperCase();
  return isCapitalized ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
}

/** Lists the text for visitors. File names, URLs and notes are not replaced. */
function listReplaceableTexts({ file, texts }: AnyEntry): FieldText[] {
  return texts.map(({ path = [bodyField], value }) => ({ location: { file, path }, text: value }));
}

function shorten(text: string, side: 'start' | 'end'): string {
  if (text.length <= contextLength) return text;
  return side === 'start' ? `…${text.slice(-contextLength)}` : `${text.slice(0, contextLength)}…`;
}
