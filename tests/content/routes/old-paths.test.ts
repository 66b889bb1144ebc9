import { expect, test } from 'vitest';
import type { Site } from '#practice/site.ts';
import { generateRedirectPages } from '#build/site-files.ts';
import { loadEdited, describeProblems, fixtureFiles } from '../edited-content.ts';

const page = 'content/pages/probate.md';
const addAliases = (...aliases: string[]) => ({
  [page]: (fixtureFiles.get(page) ?? '').replace('---\n', `---\naliases: ${JSON.stringify(aliases)}\n`),
});

function listRedirectFiles(site: Site | undefined): string[] {
  return site === undefined ? [] : generateRedirectPages(site).map(([name]) => name);
}

// An old path, and its redirect page for hosts without redirects.
test.each([
  ['/old.html', 'old.html'],
  ['/old.htm', 'old.htm.html'],
  ['/Old-Page', 'Old-Page.html'],
  ['/our_firm', 'our_firm.html'],
  ['/services/probate.php', 'services/probate.php.html'],
  ['/~smith/probate', '~smith/probate.html'],
  ['/abogados-de-sucesi%C3%B3n', undefined],
  ['/a,b', undefined],
  // The page's own file, also on a case-insensitive disk.
  ['/probate.html', undefined],
  ['/Probate', undefined],
  ['/probate/index.html', undefined],
])('the old path %s redirects to the page', (alias, file) => {
  expect(describeProblems(addAliases(alias))).toEqual([]);
  const { site } = loadEdited(addAliases(alias));
  expect(site?.redirects.get(alias)).toBe('/probate');
  const namesBefore = listRedirectFiles(loadEdited({}).site);
  const names = listRedirectFiles(site);
  expect(names.filter((name) => !namesBefore.includes(name))).toEqual(file === undefined ? [] : [file]);
});

test('only one of two old paths that differ in case gets a redirect page', () => {
  const { site } = loadEdited(addAliases('/Old', '/old'));
  expect(site?.redirects.get('/Old')).toBe('/probate');
  expect(listRedirectFiles(site).filter((name) => /^old\.html$/i.test(name))).toHaveLength(1);
});
