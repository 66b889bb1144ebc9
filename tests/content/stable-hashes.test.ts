import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { collections } from '#practice/collections.ts';
import type { CollectionName } from '#practice/collections.ts';
import { languages } from '#content/languages/languages.ts';
import { hashWaiver } from '#practice/rules/approvals.ts';
import type { Entry } from '#practice/site.ts';
import { splitFrontmatter } from '#content/source/frontmatter.ts';
import { hashInLanguage, hashText } from '#content/texts.ts';
import type { SplitEntry } from '#content/texts.ts';

// Approvals and translations in content files contain these hashes. A changed hash would invalidate all of them.

const folder = 'tests/fixtures/hashes';

function loadEntry(file: string, text = readFileSync(`${folder}/${file}`, 'utf8')): SplitEntry {
  const collection = file.split('/')[0] as CollectionName;
  return {
    config: collections[collection],
    frontmatter: splitFrontmatter({ path: `content/${file}`, text }),
  };
}

const {
  words: textHashes,
  inLanguages: hashesInLanguages,
}: { words: Record<string, string>; inLanguages: Record<string, string[]> } = parse(
  readFileSync(`${folder}/recorded.yaml`, 'utf8'),
);

test.each(Object.entries(textHashes))('%s has its recorded hash', (file, hash) => {
  expect(hashText(loadEntry(file))).toBe(hash);
});

test('every fixture has a recorded hash', () => {
  const files = globSync(`${folder}/**/*.{md,mdx}`).map((file) => relative(folder, file));
  expect(files.filter((file) => !(file in textHashes) && file !== 'waivers/waiver.md')).toEqual([]);
});

test.each(Object.entries(hashesInLanguages))('%s has its recorded hash in each language', (file, hashes) => {
  expect(['en', 'uk', 'ru', 'es'].toSorted()).toEqual(languages.toSorted());
  expect(
    (['en', 'uk', 'ru', 'es'] as const).map((language) => hashInLanguage(loadEntry(file), language)),
  ).toEqual(hashes);
});

test('a waiver has its recorded hash', () => {
  const { values } = loadEntry('waivers/waiver.md').frontmatter;
  // The hash is computed from the fields before the schema parses them.
  expect(hashWaiver({ data: values } as Entry<'waivers'>)).toBe('f9948555aee5');
});

const faq = 'faqs/list-ru.md';
const originalText = readFileSync(`${folder}/${faq}`, 'utf8');

test.each([
  ['Windows line endings', originalText.replaceAll('\n', '\r\n')],
  ['a byte-order mark', `\uFEFF${originalText}`],
  ['decomposed letters', originalText.normalize('NFD')],
  ['spaces at the end of a line', originalText.replace('оригиналы.', 'оригиналы.  ')],
  ['another line break', originalText.replace('не оригиналы', 'не\nоригиналы')],
  ['more blank lines', originalText.replaceAll('\n\n', '\n\n\n')],
  ['fields in another order', originalText.replace(/(question: .*\n)(language: .*\n)/, '$2$1')],
  [
    'a comment and other quotation marks',
    originalText.replace("'Что взять с собой?'", '"Что взять с собой?" # Often'),
  ],
  ['an internal field', originalText.replace('language: ru', 'language: ru\nreviewBy: 2027-03-31')],
])('%s does not change the hash', (_change, text) => {
  expect(text).not.toBe(originalText);
  expect(hashText(loadEntry(faq, text))).toBe(textHashes[faq]);
});

test.each([
  ['a letter', originalText.replace('повестку', 'повестки')],
  ['Markdown emphasis', originalText.replace('**копии**', 'копии')],
  [
    'two items in another order',
    originalText.replace('- повестку;\n- письма банка;', '- письма банка;\n- повестку;'),
  ],
])('%s changes the hash', (_change, text) => {
  expect(text).not.toBe(originalText);
  expect(hashText(loadEntry(faq, text))).not.toBe(textHashes[faq]);
});
