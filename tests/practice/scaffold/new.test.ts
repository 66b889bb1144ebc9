import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kindNames, scaffoldKinds } from '#practice/scaffold/scaffold-kinds.ts';
import { scaffold, scaffoldTranslation } from '#practice/scaffold/content-file.ts';
import { loadContent } from '#practice/content.ts';
import { selectErrors } from '#content/report/diagnostic.ts';
import { contentCache as cache } from '../../content/edited-content.ts';
import { copyContent, fixture } from '../../fixtures/firm-content.ts';

const now = new Date('2026-11-21T17:00:00Z');

/** Creates a file in a copy of the fixture's content. `load` checks the copy. */
async function create(kind: string, name: string) {
  const root = await copyContent();
  const result = await scaffold(root, kind, name, now, cache);
  if ('rejection' in result) throw new Error(result.rejection);
  const path = join(root, result.file);
  const load = (preview = false) => loadContent({ root, now, cache, preview });
  return { root, path, text: await readFile(path, 'utf8'), load, ...result };
}

test.each(kindNames)('a new %s passes the check and lists what to fill in', async (kind) => {
  const example = scaffoldKinds[kind]?.example ?? '';
  const name = kind === 'county' ? example : `${example}: O'Brien's`;
  const { root, path, file, text, load, unfinishedLines } = await create(kind, name);
  expect(unfinishedLines.length).toBeGreaterThan(0);
  // Files of content types without drafts cause a warning until they are filled in.
  const expectedProblems = text.includes('draft: true')
    ? []
    : ['warning: Replace FILL IN with the final text'];
  for (const preview of [false, true]) {
    const { problems } = await load(preview);
    expect(
      problems.map(({ severity, message }) => `${severity}: ${message.split(' before publishing')[0]}`),
    ).toEqual(expectedProblems);
  }
  const { problems: blockers } = await loadContent({ root, now, cache, production: true });
  const unfinishedFiles = blockers.filter(
    ({ rule, severity }) => rule === 'unfinished-text' && severity === 'error',
  );
  expect(unfinishedFiles).toHaveLength(expectedProblems.length);
  expect(await scaffold(root, kind, name, now, cache)).toEqual({
    rejection: `${file} already exists. Nothing was written. Choose another name.`,
  });
  expect(await readFile(path, 'utf8')).toBe(text);
});

test.each(['st johns county', 'Saint Lucie', 'De Soto'])(
  'a new county named %s is a draft, and is published once it is filled in',
  async (name) => {
    const { path, file, text, load } = await create('county', name);
    const publicPages = (await load()).site?.pages;
    const previewPaths = [...((await load(true)).site?.pages.keys() ?? [])];
    const pagePath = previewPaths.find((previewPath) => publicPages?.has(previewPath) !== true);
    expect(pagePath).toMatch(/^\/[a-z0-9-]+-foreclosure-defense$/);

    const publishedText = text.replace('draft: true\n', '');
    await writeFile(path, publishedText);
    expect((await load()).problems).toEqual([
      expect.objectContaining({
        file,
        message: expect.stringMatching(/^Replace FILL IN with the final text/),
      }),
    ]);
    await writeFile(path, publishedText.replaceAll('FILL IN', 'Filled in'));
    const { site, problems } = await load();
    expect(problems).toEqual([]);
    expect(site?.pages.has(pagePath ?? '')).toBe(true);
  },
);

// A guide lists the pages that link to it; other pages still need a link.
test.each([
  ['attorney', [/Add it to content\/menus/]],
  ['guide', []],
  ['page', [/Add it to content\/menus/]],
])('a new %s is valid once it is filled in', async (kind, expectedMessages) => {
  const { path, text, load } = await create(kind, scaffoldKinds[kind]?.example ?? '');
  const filledInText = text.replace('draft: true\n', '').replaceAll('FILL IN', 'Filled in');
  await writeFile(path, filledInText);
  expect((await load()).problems.map(({ message }) => message)).toEqual(
    expectedMessages.map((pattern) => expect.stringMatching(pattern)),
  );
  expect(filledInText).toMatch(/^reviewBy: '2027-11-21'$/m);
});

test('a new county file has about twenty lines, filled in from the county table', async () => {
  const { file, text, unfinishedLines } = await create('county', 'st johns');
  expect(file).toBe('content/counties/st-johns.md');
  expect(text.split('\n').length).toBeLessThan(23);
  expect(text).toContain(
    "name: 'St. Johns'\ncircuit: 'Seventh Judicial Circuit'\nseat: 'St. Augustine'\nneighbors: [Clay, Duval, Flagler, Putnam]\n",
  );
  expect(unfinishedLines.map((item) => item.text.slice(0, 30))).toEqual([
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
  const { root, load } = await create('page', 'Sample Page');
  expect(await scaffoldTranslation(root, '/sample-page', 'Spanish', now, cache)).toMatchObject({
    file: 'content/pages/sample-page-spanish.md',
  });
  const { site, problems } = await load(true);
  expect(problems).toEqual([]);
  expect(site?.pages.get('/sample-page-spanish')?.language).toBe('es');
});

test('a guide’s translation is an .mdx file', async () => {
  const root = await copyContent();
  expect(await scaffoldTranslation(root, '/guides/your-court', 'es', now, cache)).toMatchObject({
    file: 'content/guides/your-court-spanish.mdx',
  });
});

test('a new translation has no errors and lists the facts that need translations', async () => {
  const root = await copyContent();
  const result = await scaffoldTranslation(root, '/appeals', 'es', now, cache);
  if ('rejection' in result) throw new Error(result.rejection);
  const { problems } = await loadContent({ root, now, cache });
  expect(selectErrors(problems)).toEqual([]);
  const untranslatedFiles = problems.map(({ untranslated }) => `content/facts/${untranslated ?? ''}.md`);
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
  [
    '/privacy-policy',
    'ru',
    'content/legal/privacy-policy-russian.md is already that translation (/privacy-policy-russian).',
  ],
  ['/broward-foreclosure-defense', 'ru', 'Pages in content/counties can’t be translated.'],
])('a translation of %s into %s is rejected', async (page, language, rejection) => {
  expect(await scaffoldTranslation(fixture, page, language, now, cache)).toEqual({ rejection });
});
