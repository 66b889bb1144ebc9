import { expect, test } from 'vitest';
import type { Site } from '#practice/site.ts';
import { generateRedirectPages } from '#build/site-files.ts';
import { loadEdited, findProblems, realFiles } from '../edited-content.ts';

const page = 'content/pages/probate.md';
const withAliases = (...aliases: string[]) => ({
  [page]: (realFiles.get(page) ?? '').replace('---\n', `---\naliases: ${JSON.stringify(aliases)}\n`),
});

function generateFiles(site: Site | undefined): string[] {
  return site === undefined ? [] : generateRedirectPages(site).map(([name]) => name);
}

/** An old address, and its redirect page for hosts without redirects. */
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
])('%s redirects to the page', (alias, file) => {
  expect(findProblems(withAliases(alias))).toEqual([]);
  const { site } = loadEdited(withAliases(alias));
  expect(site?.redirects.get(alias)).toBe('/probate');
  const before = generateFiles(loadEdited({}).site);
  const names = generateFiles(site);
  expect(names.filter((name) => !before.includes(name))).toEqual(file === undefined ? [] : [file]);
});

test('of two old addresses that differ only in case, one gets a redirect page', () => {
  const { site } = loadEdited(withAliases('/Old', '/old'));
  expect(site?.redirects.get('/Old')).toBe('/probate');
  expect(generateFiles(site).filter((name) => /^old\.html$/i.test(name))).toHaveLength(1);
});
