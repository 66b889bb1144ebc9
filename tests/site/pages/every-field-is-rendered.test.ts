import { expect, test } from 'vitest';
import { splitEntry } from '#practice/advertising/entry-texts.ts';
import { indexFactTexts } from '#content/facts/fact-texts.ts';
import { languages } from '#content/languages/languages.ts';
import { listEntries } from '#content/site.ts';
import type { AnyEntry } from '#practice/site.ts';
import { content } from '../support/content.ts';
import { read, siteFiles } from '../support/site.ts';

/** Texts of states that the fixture’s content is not in. Other tests cover them. */
const unusedInContent = [
  'estate.special.heading',
  'facts.law.translations',
  'frames.play',
  'frames.textMessage',
  'frames.videoConsent',
  'frames.videoLink',
  'videos.about',
];
/** Texts that depend on the day of the build. */
const dateDependent = ['frames.reviewOverdue', 'frames.translationOlder'];

const renderedText = siteFiles()
  .filter((file) => /\.(html|js|json|ics)$/.test(file))
  .map((file) => (file.endsWith('.ics') ? unfoldCalendarLines(read(file)) : read(file)))
  .flatMap((text) => [normalizeForSearch(text.replace(/<[^>]+>/g, '')), normalizeForSearch(text)])
  .join(' ');

/** Undoes line folding and escaping of a calendar file (RFC 5545). */
function unfoldCalendarLines(text: string): string {
  return text.replaceAll('\r\n ', '').replaceAll(/\\(.)/g, '$1');
}

const facts = indexFactTexts(content.entries.facts.values());

/** Visitor-facing texts by field, from all files, lists and languages. */
const fields = Map.groupBy(
  listEntries(content.entries).flatMap((entry) =>
    splitEntry(entry, entry.frontmatter.values, facts).map(({ text, source: { path = ['body'] } }) => ({
      field: [getKind(entry), ...path.filter(isFieldName)].join('.'),
      file: entry.file,
      text,
    })),
  ),
  ({ field }) => field,
);

test('templates render every field for visitors', () => {
  expect(fields.size).toBeGreaterThan(300);
  const unused = [...fields]
    .filter(([name, texts]) => !dateDependent.includes(name) && !texts.some(({ text }) => isShown(text)))
    .map(([name]) => name);
  expect(unused.toSorted()).toEqual(unusedInContent.toSorted());
});

/** Defaults of counties are rendered on county pages. */
function getKind({ collection }: AnyEntry): string {
  return collection === 'county-defaults' ? 'counties' : collection;
}

function isFieldName(key: string | number): boolean {
  return typeof key === 'string' && !languages.some((language) => language === key);
}

/** Scripts replace text in braces. */
function isShown(text: string): boolean {
  return text.split(/\{[^}]*\}/).every((part) => renderedText.includes(normalizeForSearch(part)));
}

function normalizeForSearch(text: string): string {
  return text
    .replace(/&(?:[a-z]+|#\w+);/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}
