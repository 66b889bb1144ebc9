import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
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

function entryOf(file: string, text = readFileSync(`${folder}/${file}`, 'utf8')): SplitEntry {
  const collection = file.split('/')[0] as CollectionName;
  return {
    traits: collections[collection],
    frontmatter: splitFrontmatter({ path: `content/${file}`, text }),
  };
}

const words: Record<string, string> = {
  'articles/text-en.md': '46707d0c75ec',
  'counties/pasco.md': '04f41d3fec4e',
  'deadlines/answer-en.md': 'd51b322094a1',
  'disclaimers/four-languages.md': '6439fd3bab03',
  'facts/deadline.md': '1f6212294c48',
  'faqs/facts-uk.md': '27f54fb23e00',
  'faqs/list-ru.md': '066f967b50eb',
  'faqs/plain-en.md': 'ea992156755f',
  'faqs/quoted-es.md': 'cd9806ca28d0',
  'guides/parts-en.mdx': 'a55bc6466273',
  'immigration/page-uk.md': '6d3f229b3b1b',
  'legal/policy-ru.md': '50e85a09bf18',
  'menus/main.md': '868d2381e661',
  'offers/four-languages.md': '066432f8a85e',
  'pages/many-items-en.md': '429252204437',
  'pages/sections-en.md': '9d8162c9587b',
  'services/card-en.md': 'bf3f1d30bae6',
  'tax/page-es.md': 'f1c8998b3c49',
  'testimonials/client-es.md': 'c5fc301080c8',
};

test.each(Object.entries(words))('%s has its recorded hash', (file, hash) => {
  expect(hashText(entryOf(file))).toBe(hash);
});

test('every fixture has a recorded hash', () => {
  const files = globSync(`${folder}/**/*.{md,mdx}`).map((file) => relative(folder, file));
  expect(files.filter((file) => !(file in words) && file !== 'waivers/waiver.md')).toEqual([]);
});

const inLanguages: Record<string, string[]> = {
  'disclaimers/four-languages.md': ['ac748cb4e0e7', '6e158703da13', '7e403f09f315', '4b237c564775'],
  'offers/four-languages.md': ['bc84726eef69', '4697a9753cba', '379b51c9277a', '15524b33fdf4'],
  'facts/deadline.md': ['e3b0c44298fc', '7a1b77292d85', '7520315e8e2e', '24c095f30128'],
};

test.each(Object.entries(inLanguages))('%s has its recorded hash in each language', (file, hashes) => {
  expect(['en', 'uk', 'ru', 'es'].toSorted()).toEqual(languages.toSorted());
  expect(
    (['en', 'uk', 'ru', 'es'] as const).map((language) => hashInLanguage(entryOf(file), language)),
  ).toEqual(hashes);
});

test('a waiver has its recorded hash', () => {
  const { values } = entryOf('waivers/waiver.md').frontmatter;
  // The hash reads the fields unparsed.
  expect(hashWaiver({ data: values } as Entry<'waivers'>)).toBe('f9948555aee5');
});

const faq = 'faqs/list-ru.md';
const typed = readFileSync(`${folder}/${faq}`, 'utf8');

test.each([
  ['Windows line endings', typed.replaceAll('\n', '\r\n')],
  ['a byte-order mark', `\uFEFF${typed}`],
  ['decomposed letters', typed.normalize('NFD')],
  ['spaces at the end of a line', typed.replace('оригиналы.', 'оригиналы.  ')],
  ['another line break', typed.replace('не оригиналы', 'не\nоригиналы')],
  ['more blank lines', typed.replaceAll('\n\n', '\n\n\n')],
  ['fields in another order', typed.replace(/(question: .*\n)(language: .*\n)/, '$2$1')],
  [
    'a comment and other quotation marks',
    typed.replace("'Что взять с собой?'", '"Что взять с собой?" # Often'),
  ],
  ['an internal field', typed.replace('language: ru', 'language: ru\nreviewBy: 2027-03-31')],
])('%s does not change the hash', (_change, text) => {
  expect(text).not.toBe(typed);
  expect(hashText(entryOf(faq, text))).toBe(words[faq]);
});

test.each([
  ['a letter', typed.replace('повестку', 'повестки')],
  ['a mark of Markdown', typed.replace('**копии**', 'копии')],
  [
    'two items in another order',
    typed.replace('- повестку;\n- письма банка;', '- письма банка;\n- повестку;'),
  ],
])('%s changes the hash', (_change, text) => {
  expect(text).not.toBe(typed);
  expect(hashText(entryOf(faq, text))).not.toBe(words[faq]);
});
