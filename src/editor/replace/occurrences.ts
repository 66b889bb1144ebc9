/** Finds occurrences of words in all content, to show them or to replace them. */
import { indexFactTexts } from '#content/facts/fact-texts.ts';
import { quoteFacts } from '#content/facts/quoted-facts.ts';
import { collections } from '#practice/collections.ts';
import { formatPathLabel } from '#content/fields/labels.ts';
import { listTypedTexts, walkTexts } from '#content/fields/walk.ts';
import { findLanguageInPath, getLanguage } from '#content/languages/languages.ts';
import { listEntries } from '#content/site.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import type { FieldAt } from '#editor/contract.ts';

export type Occurrence = {
  place: FieldAt;
  /** An offset in the text. */
  at: number;
  label: string;
  before: string;
  found: string;
  after: string;
  replacement: string;
};

type Text = { place: FieldAt; text: string };

const contextLength = 90;

/** Kinds of text with prose; file names, addresses and notes are not replaced. */
const wordKinds: ReadonlySet<string | undefined> = new Set([undefined, 'markdown', 'inline']);

/** The first occurrence in each text, with facts inserted. */
export function searchContent(site: Site, searched: string): Occurrence[] {
  const facts = indexFactTexts(site.entries.facts.values());
  const listShownTexts = (entry: AnyEntry): Text[] => {
    const { file, frontmatter } = entry;
    const language = getLanguage(frontmatter.values);
    const fields = listTypedTexts(frontmatter.values).map(({ text, path }) => ({
      place: { file, path },
      text,
    }));
    return withBody(entry, fields).map(({ place, text }) => ({
      place,
      text: quoteFacts(text, facts, findLanguageInPath(place.path) ?? language).text.replaceAll(/\s+/g, ' '),
    }));
  };
  return findInTexts(site, searched, '', listShownTexts).filter(
    ({ place }, index, all) => place !== all[index - 1]?.place,
  );
}

/** The occurrences to replace, in the texts as stored in the files. Never changes names of facts in {{braces}}. */
export function findOccurrences(site: Site, searched: string, replacement: string): Occurrence[] {
  return findInTexts(site, searched, replacement, listReplaceableTexts);
}

/** Ignores case and curly quotes. */
function findInTexts(
  site: Site,
  searched: string,
  replacement: string,
  listTexts: (entry: AnyEntry) => Text[],
): Occurrence[] {
  const query = normalizeForSearch(searched.trim());
  if (query === '') return [];
  return listEntries(site.entries).flatMap((entry) =>
    listTexts(entry).flatMap(({ place, text }) =>
      findIndexes(text, query).map((at) => {
        const end = at + query.length;
        const match = text.slice(at, end);
        return {
          place,
          at,
          label: place.body ? 'Text' : formatPathLabel(place.path),
          before: shorten(text.slice(0, at), 'start'),
          found: match,
          after: shorten(text.slice(end), 'end'),
          replacement: matchCase(match, searched, replacement),
        };
      }),
    ),
  );
}

/** The value with some occurrences replaced; undefined when they are gone. */
export function replaceIn(
  text: string,
  searched: string,
  replacement: string,
  offsets: readonly number[],
): string | undefined {
  const query = normalizeForSearch(searched.trim());
  const indexes = new Set(findIndexes(text, query));
  if (!offsets.every((at) => indexes.has(at))) return undefined;
  return offsets
    .toSorted((a, b) => b - a)
    .reduce((changed, at) => {
      const end = at + query.length;
      return (
        changed.slice(0, at) + matchCase(text.slice(at, end), searched, replacement) + changed.slice(end)
      );
    }, text);
}

function findIndexes(text: string, wanted: string): number[] {
  const plain = normalizeForSearch(text);
  const facts = [...text.matchAll(/\{\{[^{}]*\}\}/g)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  const places: number[] = [];
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + wanted.length)) {
    const end = at + wanted.length;
    if (!facts.some(([start, stop]) => at < stop && end > start)) places.push(at);
  }
  return places;
}

/** Normalizes without changing the length, so that offsets in the result are offsets in the text. */
function normalizeForSearch(text: string): string {
  const lower = text.toLowerCase();
  return (lower.length === text.length ? lower : text)
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[\s\u00A0]/g, ' ');
}

/** Capitalizes the replacement of a capitalized word. */
function matchCase(found: string, searched: string, replacement: string): string {
  const [first = ''] = found;
  const [firstLetter = ''] = searched.trim();
  const isRaised = first !== firstLetter && first === firstLetter.toUpperCase();
  return isRaised ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
}

function listReplaceableTexts(entry: AnyEntry): Text[] {
  const { file, collection, frontmatter } = entry;
  const texts = walkTexts(collections[collection].schema, frontmatter.values).flatMap(
    ({ text, declaration, path }): Text[] =>
      declaration?.audience === 'visitor' && wordKinds.has(declaration.kind?.kind)
        ? [{ place: { file, path }, text }]
        : [],
  );
  return withBody(entry, texts);
}

function withBody({ file, frontmatter }: AnyEntry, texts: Text[]): Text[] {
  const body = frontmatter.body.trim();
  return body === '' ? texts : [...texts, { place: { file, path: [], body: true }, text: body }];
}

function shorten(text: string, cut: 'start' | 'end'): string {
  if (text.length <= contextLength) return text;
  return cut === 'start' ? `…${text.slice(-contextLength)}` : `${text.slice(0, contextLength)}…`;
}
