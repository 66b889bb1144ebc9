import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kindNames, scaffoldKinds } from '#practice/scaffold/scaffold-kinds.ts';
import { scaffold, scaffoldTranslation } from '#practice/scaffold/content-file.ts';
import { loadContent } from '#practice/content.ts';
import { selectErrors } from '#content/report/diagnostic.ts';
import {
  contentCache as cache,
  copyContent,
  fixture,
  findNewProblems,
} from '../../content/edited-content.ts';

const now = new Date('2026-11-21T17:00:00Z');

test.each(kindNames)('a new %s passes the check and lists what to fill in', async (kind) => {
  const root = await copyContent();
  const example = scaffoldKinds[kind]?.example ?? '';
  const name = kind === 'county' ? example : `${example}: O'Brien's`;
  const result = await scaffold(root, kind, name, now, cache);
  if ('rejection' in result) throw new Error(result.rejection);
  expect(result.unfinishedLines.length).toBeGreaterThan(0);
  const createdText = await readFile(join(root, result.file), 'utf8');
  // Content types without drafts get a warning until they are filled in.
  const expectedProblems = createdText.includes('draft: true')
    ? []
    : ['warning: Replace FILL IN with the final text'];
  for (const preview of [false, true]) {
    const { problems } = await loadContent({ root, now, cache, preview });
    expect(
      findNewProblems(problems).map(
        ({ severity, message }) => `${severity}: ${message.split(' before publishing')[0]}`,
      ),
    ).toEqual(expectedProblems);
  }

  const secondResult = await scaffold(root, kind, name, now, cache);
  expect(secondResult).toEqual({
    rejection: `${result.file} already exists. Nothing was written. Choose another name.`,
  });
  expect(await readFile(join(root, result.file), 'utf8')).toBe(createdText);
});

test.each(['st johns county', 'Saint Lucie', 'De Soto'])(
  'a new county named %s is a draft, and is published once it is filled in',
  async (name) => {
    const root = await copyContent();
    const result = await scaffold(root, 'county', name, now, cache);
    if ('rejection' in result) throw new Error(result.rejection);
    const text = await readFile(join(root, result.file), 'utf8');
    const { site: publicSite } = await loadContent({ root, now, cache });
    const { site: previewSite } = await loadContent({ root, now, cache, preview: true });
    const path = [...(previewSite?.pages.keys() ?? [])].find(
      (previewPath) => publicSite?.pages.has(previewPath) !== true,
    );
    expect(path).toMatch(/^\/[a-z0-9-]+-foreclosure-defense$/);

    const publishedText = text.replace('draft: true\n', '');
    await writeFile(join(root, result.file), publishedText);
    const { problems: unfilledProblems } = await loadContent({ root, now, cache });
    expect(findNewProblems(unfilledProblems).map(({ file, message }) => `${file}: ${message}`)).toEqual([
      expect.stringMatching(new RegExp(`^${result.file}: Replace FILL IN with the final text`)),
    ]);
    await writeFile(join(root, result.file), publishedText.replaceAll('FILL IN', 'Filled in'));
    const { site, problems } = await loadContent({ root, now, cache });
    expect(findNewProblems(problems)).toEqual([]);
    expect(site?.pages.has(path ?? '')).toBe(true);
  },
);

// A guide lists the pages that link to it; other pages still need a link.
test.each([
  ['attorney', [/Add it to content\/menus/]],
  ['guide', []],
  ['page', [/Add it to content\/menus/]],
])('a new %s is valid once it is filled in', async (kind, expectedMessages) => {
  const root = await copyContent();
  const result = await scaffold(root, kind, scaffoldKinds[kind]?.example ?? '', now, cache);
  if ('rejection' in result) throw new Error(result.rejection);
  const text = await readFile(join(root, result.file), 'utf8');
  const filledInText = text.replace('draft: true\n', '').replaceAll('FILL IN', 'Filled in');
  await writeFile(join(root, result.file), filledInText);
  const { problems } = await loadContent({ root, now, cache });
  expect(findNewProblems(problems).map(({ message }) => message)).toEqual(
    expectedMessages.map((pattern) => expect.stringMatching(pattern)),
  );
  expect(filledInText).toMatch(/^reviewBy: '2027-11-21'$/m);
});

test('a new county has about twenty lines, filled from the county table', async () => {
  const root = await copyContent();
  const result = await scaffold(root, 'county', 'st johns', now, cache);
  if ('rejection' in result) throw new Error(result.rejection);
  expect(result.file).toBe('content/counties/st-johns.md');
  const text = await readFile(join(root, result.file), 'utf8');
  expect(text.split('\n').length).toBeLessThan(23);
  expect(text).toContain(
    "name: 'St. Johns'\ncircuit: 'Seventh Judicial Circuit'\nseat: 'St. Augustine'\nneighbors: [Clay, Duval, Flagler, Putnam]\n",
  );
  expect(result.unfinishedLines.map((item) => item.text.slice(0, 30))).toEqual([
    "- 'FILL IN: first community'",
    "- 'FILL IN: second community'",
    'FILL IN: three or four paragra',
  ]);
});

const formatUnknownCounty = (name: string, suggestion = '') =>
  `"${name}" isn’t a Florida county.${suggestion} The names are in content/site/florida-counties.md.`;

test.each([
  ['county', 'Orage', formatUnknownCounty('Orage', ' Did you mean "Orange"?')],
  ['county', 'Dade', formatUnknownCounty('Dade', ' Did you mean "Miami-Dade"?')],
  ['county', 'Jefferson Parish', formatUnknownCounty('Jefferson Parish', ' Did you mean "Jefferson"?')],
  ['county', 'Maricopa', formatUnknownCounty('Maricopa')],
  [
    'page',
    'Immigration Law',
    'The path /immigration-law already belongs to content/immigration/immigration-law.md.',
  ],
  ['faq', ' ?! ', 'Give the new faq a name, like: npm run new -- faq "What should I bring?"'],
  ['page', '写真', '"写真" can’t become a file name. Use letters from a to z'],
] as const)('a new %s named "%s" is rejected', async (kind, name, rejection) => {
  expect(await scaffold(fixture, kind, name, now, cache)).toEqual({
    rejection: expect.stringContaining(rejection),
  });
});

test('no county is created while the county table is invalid', async () => {
  const root = await copyContent();
  const table = join(root, 'content/site/florida-counties.md');
  await writeFile(table, (await readFile(table, 'utf8')).replace('- name: Escambia', '- name: Escambio'));
  expect(await scaffold(root, 'county', 'Orange', now, cache)).toEqual({
    rejection:
      'content/site/florida-counties.md lists the counties, but can’t be read. To see what to fix, run: npm run check',
  });
});

test('a new translation is a draft in its language', async () => {
  const root = await copyContent();
  const page = await scaffold(root, 'page', 'Sample Page', now, cache);
  if ('rejection' in page) throw new Error(page.rejection);
  const result = await scaffoldTranslation(root, '/sample-page', 'Spanish', now, cache);
  if ('rejection' in result) throw new Error(result.rejection);
  expect(result.file).toBe('content/pages/sample-page-spanish.md');
  const { site, problems } = await loadContent({ root, now, cache, preview: true });
  expect(findNewProblems(problems)).toEqual([]);
  expect(site?.pages.get('/sample-page-spanish')?.language).toBe('es');
});

test('a new translation has no errors and lists the facts that need translations', async () => {
  const root = await copyContent();
  const result = await scaffoldTranslation(root, '/appeals', 'es', now, cache);
  if ('rejection' in result) throw new Error(result.rejection);
  const { problems } = await loadContent({ root, now, cache });
  expect(selectErrors(problems)).toEqual([]);
  const untranslatedFiles = findNewProblems(problems).map(
    ({ untranslated }) => `content/facts/${untranslated ?? ''}.md`,
  );
  expect(untranslatedFiles.length).toBeGreaterThan(0);
  expect(result.hints[0]?.split('\n').slice(1)).toEqual(untranslatedFiles.map((file) => `  ${file}`));

  const draft = await readFile(join(root, result.file), 'utf8');
  const [, hash = ''] = /hash: '(\w+)'/.exec(draft) ?? [];
  // The source text is recorded, so that later changes can be shown.
  expect(await readFile(join(root, `content/translated/${hash}.txt`), 'utf8')).toContain('hero.heading\t');
  await writeFile(join(root, result.file), draft.replace('draft: true\n', ''));
  const publishedProblems = (await loadContent({ root, now, cache })).problems.filter(
    ({ untranslated }) => untranslated,
  );
  expect(selectErrors(publishedProblems)).toHaveLength(untranslatedFiles.length);
});

test.each([
  [
    '/immigration-law',
    'es',
    'content/immigration/immigration-spanish.md is already that translation (/immigration-spanish).',
  ],
  [
    '/probat',
    'es',
    'No page has the path /probat. Did you mean "/probate"? Name the page and the language, like: npm run new -- translation /probate es.',
  ],
  [
    '/probate',
    'klingon',
    'Name the page and the language, like: npm run new -- translation /probate es. The languages are: uk, ru, es.',
  ],
  ['/privacy-policy', 'ru', 'Pages in content/legal can’t be translated.'],
])('a translation of %s into %s is rejected', async (page, language, rejection) => {
  expect(await scaffoldTranslation(fixture, page, language, now, cache)).toEqual({ rejection });
});
