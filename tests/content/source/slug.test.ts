import { expect, test } from 'vitest';
import { compileMarkdown } from '#content/markdown/compile.ts';
import { formatRenameHint, slugify } from '#content/source/slug.ts';

test.each([
  ['Вартість і строки', 'uk', 'vartist-i-stroky'],
  ['Під’їзд № 2', 'uk', 'pid-izd-2'],
  ['Сколько это стоит', 'ru', 'skolko-eto-stoit'],
  ['Объявление', 'ru', 'obiavlenie'],
  ['¿Qué traer?', 'es', 'que-traer'],
  ['Łódź, Straße, Ærø', 'en', 'lodz-strasse-aero'],
  ['Jane O’Doe', 'en', 'jane-o-doe'],
] as const)('%s has a transliterated slug', (text, language, slug) => {
  expect(slugify(text, language)).toBe(slug);
  expect(slugify(text.normalize('NFD'), language)).toBe(slug);
});

test('text without Latin or Cyrillic letters has no slug', () => {
  expect(slugify('测试')).toBe('');
  expect(formatRenameHint('测试')).toBe(' Rename it with Latin letters, such as orange.md.');
  expect(formatRenameHint('тест')).toBe(' Rename it: test.md.');
});

const listIds = (text: string, language: 'uk' | 'ru') =>
  compileMarkdown(text, new Set(), language).headings.map(({ id }) => id);

test.each([
  ['uk', '## Вартість\n\nТекст.\n\n## Строки\n\nТекст.\n', '## Документи\n\nТекст.\n\n'],
  ['ru', '## Стоимость\n\nТекст.\n\n## Сроки\n\nТекст.\n', '## Документы\n\nТекст.\n\n'],
] as const)(
  'inserting a heading does not change the IDs of other headings (%s)',
  (language, text, insertedText) => {
    const idsBefore = listIds(text, language);
    expect(new Set(idsBefore).size).toBe(2);
    expect(listIds(insertedText + text, language)).toEqual(expect.arrayContaining(idsBefore));
  },
);
