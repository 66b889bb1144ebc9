import { indexFactTexts } from '#content/facts/fact-texts.ts';
import { quoteFacts } from '#content/facts/quoted-facts.ts';
import { formatPathLabel } from '#content/fields/labels.ts';
import { listTypedTexts } from '#content/fields/walk.ts';
import { findLanguageInPath, getLanguage } from '#content/languages/languages.ts';
import { listEntries } from '#content/site.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import { locateField } from '#content/source/positions.ts';
import type { FieldAt } from '../contract.ts';
import { normalizeForSearch } from '../replace/occurrences.ts';

/** A search result: its place and the text around the match, with facts inserted. */
export type Hit = {
  place: FieldAt;
  line: number;
  label: string;
  before: string;
  match: string;
  after: string;
};

const contextLength = 90;
const maxHits = 60;

/** Finds every text that contains the query. `more` is the number of results beyond the listed ones. */
export function searchContent(site: Site, query: string): { hits: Hit[]; more: number } {
  const normalizedQuery = normalizeForSearch(query.trim());
  if (normalizedQuery === '') return { hits: [], more: 0 };
  const facts = indexFactTexts(site.entries.facts.values());
  const matches = listEntries(site.entries).flatMap((entry) => {
    const language = getLanguage(entry.frontmatter.values);
    return listTexts(entry).flatMap(({ place, text }) => {
      const displayed = quoteFacts(text, facts, findLanguageInPath(place.path) ?? language).text.replaceAll(
        /\s+/g,
        ' ',
      );
      const at = normalizeForSearch(displayed).indexOf(normalizedQuery);
      return at < 0 ? [] : [{ entry, place, displayed, at }];
    });
  });
  const hits = matches.slice(0, maxHits).map(({ entry, place, displayed, at }) => ({
    place,
    line: findLine(entry, place),
    label: place.body ? 'Text' : formatPathLabel(place.path),
    before: `${at > contextLength ? '…' : ''}${displayed.slice(Math.max(0, at - contextLength), at)}`,
    match: displayed.slice(at, at + normalizedQuery.length),
    after: truncate(displayed.slice(at + normalizedQuery.length)),
  }));
  return { hits, more: matches.length - hits.length };
}

function truncate(text: string): string {
  return text.length > contextLength ? `${text.slice(0, contextLength)}…` : text;
}

function listTexts({ file, frontmatter }: AnyEntry): { place: FieldAt; text: string }[] {
  const fields = listTypedTexts(frontmatter.values).map(({ text, path }) => ({
    place: { file, path },
    text,
  }));
  const { body } = frontmatter;
  return body.trim() === '' ? fields : [...fields, { place: { file, path: [], body: true }, text: body }];
}

function findLine({ frontmatter }: AnyEntry, { path, body }: FieldAt): number {
  return body ? frontmatter.bodyLineOffset + 1 : locateField(frontmatter, path, 'value').line;
}
