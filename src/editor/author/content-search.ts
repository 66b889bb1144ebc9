import { wordsOfFacts } from '#content/facts/fact-words.ts';
import { quoteFacts } from '#content/facts/quoted-facts.ts';
import { labelOfPath } from '#content/fields/labels.ts';
import { typedTexts } from '#content/fields/walk.ts';
import { languageAt, languageOf } from '#content/languages/languages.ts';
import { everyEntry } from '#content/site.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import { placeOfField } from '#content/source/positions.ts';
import type { FieldAt } from '../contract.ts';
import { comparable } from '../replace/occurrences.ts';

/** A search result: its place and the text around it, with facts inserted. */
export type Hit = {
  place: FieldAt;
  line: number;
  label: string;
  before: string;
  found: string;
  after: string;
};

const aroundFound = 90;
const maxHits = 60;

/** Finds every text that contains these words. `more` counts the results that are not listed. */
export function searchContent(site: Site, typed: string): { hits: Hit[]; more: number } {
  const words = comparable(typed.trim());
  if (words === '') return { hits: [], more: 0 };
  const facts = wordsOfFacts(site.entries.facts.values());
  const found = everyEntry(site.entries).flatMap((entry) => {
    const language = languageOf(entry.frontmatter.values);
    return textsOf(entry).flatMap(({ place, text }) => {
      const shown = quoteFacts(text, facts, languageAt(place.path) ?? language).text.replaceAll(/\s+/g, ' ');
      const at = comparable(shown).indexOf(words);
      return at < 0 ? [] : [{ entry, place, shown, at }];
    });
  });
  const hits = found.slice(0, maxHits).map(({ entry, place, shown, at }) => ({
    place,
    line: lineOf(entry, place),
    label: place.body ? 'Text' : labelOfPath(place.path),
    before: `${at > aroundFound ? '…' : ''}${shown.slice(Math.max(0, at - aroundFound), at)}`,
    found: shown.slice(at, at + words.length),
    after: cutOff(shown.slice(at + words.length)),
  }));
  return { hits, more: found.length - hits.length };
}

function cutOff(text: string): string {
  return text.length > aroundFound ? `${text.slice(0, aroundFound)}…` : text;
}

function textsOf({ file, frontmatter }: AnyEntry): { place: FieldAt; text: string }[] {
  const fields = typedTexts(frontmatter.values).map(({ text, path }) => ({ place: { file, path }, text }));
  const { body } = frontmatter;
  return body.trim() === '' ? fields : [...fields, { place: { file, path: [], body: true }, text: body }];
}

function lineOf({ frontmatter }: AnyEntry, { path, body }: FieldAt): number {
  return body ? frontmatter.bodyLineOffset + 1 : placeOfField(frontmatter, path, 'value').line;
}
