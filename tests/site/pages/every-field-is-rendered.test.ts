import { expect, test } from 'vitest';
import { splitEntry } from '#practice/advertising/entry-texts.ts';
import { indexFactTexts } from '#content/facts/fact-texts.ts';
import { languages } from '#content/languages/languages.ts';
import { listEntries } from '#content/site.ts';
import type { AnyEntry } from '#practice/site.ts';
import { content } from '../support/content.ts';
import { readBuiltFile, listSiteFiles } from '../support/site.ts';

/** Fields that aren't shown with the fixture's content. Other tests cover them. */
const unusedFields = [
  'estate.special.heading',
  'facts.law.translations',
  'frames.play',
  'frames.textMessage',
  'frames.videoConsent',
  'frames.videoLink',
  'videos.about',
];
/** Fields that are only shown on some dates. */
const dateDependentFields = ['frames.reviewOverdue', 'frames.translationOlder'];

const renderedText = listSiteFiles()
  .filter((file) => /\.(html|js|json|ics)$/.test(file))
  .map((file) => (file.endsWith('.ics') ? unfoldCalendarLines(readBuiltFile(file)) : readBuiltFile(file)))
  .flatMap((text) => [normalizeForSearch(text.replace(/<[^>]+>/g, '')), normalizeForSearch(text)])
  .join(' ');

/** Undoes line folding and escaping of a calendar file (RFC 5545). */
function unfoldCalendarLines(text: string): string {
  return text.replaceAll('\r\n ', '').replaceAll(/\\(.)/g, '$1');
}

const facts = indexFactTexts(content.entries.facts.values());

/** Visitor-facing text by field, from all files, lists and languages. */
const fields = Map.groupBy(
  listEntries(content.entries).flatMap((entry) =>
    splitEntry(entry, entry.frontmatter.values, facts).map(({ text, path = ['body'] }) => ({
      field: [getCollectionName(entry), ...path.filter(isFieldName)].join('.'),
      file: entry.file,
      text,
    })),
  ),
  ({ field }) => field,
);

test('templates render every visitor-facing field', () => {
  expect(fields.size).toBeGreaterThan(300);
  const unusedNames = [...fields]
    .filter(
      ([name, values]) => !dateDependentFields.includes(name) && !values.some(({ text }) => isRendered(text)),
    )
    .map(([name]) => name);
  const newNames = unusedNames.filter((name) => !unusedFields.includes(name));
  const advice = `Show ${newNames.join(', ')} in its template, or delete rendered fields from unusedFields.`;
  expect(unusedNames.toSorted(), advice).toEqual(unusedFields.toSorted());
});

/** Maps county defaults to counties, because county pages render them. */
function getCollectionName({ collection }: AnyEntry): string {
  return collection === 'county-defaults' ? 'counties' : collection;
}

function isFieldName(key: string | number): boolean {
  return typeof key === 'string' && !languages.some((language) => language === key);
}

/** Whether pages contain the text, except parts in braces, which scripts replace. */
function isRendered(text: string): boolean {
  return text.split(/\{[^}]*\}/).every((part) => renderedText.includes(normalizeForSearch(part)));
}

function normalizeForSearch(text: string): string {
  return text
    .replace(/&(?:[a-z]+|#\w+);/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}
