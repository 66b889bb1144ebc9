/** The attorney and the scene in the hero. */
import { expect, test } from 'vitest';
import { counties } from '../support/content.ts';
import { pageAt } from '../support/site.ts';
import { textOf } from '../support/text.ts';

const practicePages = ['/', '/foreclosure-defense', '/probate', '/immigration-ukrainian', '/appeals'];

const heroOf = (path: string) => pageAt(path).root.querySelector('main section:has(h1)');

test.each([...practicePages, '/pasco-foreclosure-defense'])('%s names the lawyer in its hero', (path) => {
  const hero = heroOf(path);
  expect(textOf(hero)).toContain('Jane Doe');
  expect(textOf(hero)).toContain('JD');
  expect(hero?.querySelectorAll('a[href^="https://www.floridabar.org"]')).toHaveLength(1);
  expect(hero?.querySelectorAll('a[href="/jane-doe"]')).toHaveLength(1);
});

test.each(['/privacy-policy', '/blog', '/thank-you/florida-property-tax-appeal'])(
  '%s has no lawyer in its hero',
  (path) => expect(textOf(heroOf(path))).not.toContain('JD'),
);

test('each county has a scene of its own, which loads late', () => {
  const scenes = counties.map(({ path }) => heroOf(path)?.querySelector('img[src^="/drawings/"]'));
  expect(new Set(scenes.map((image) => image?.getAttribute('src'))).size).toBe(counties.length);
  expect(scenes.every((image) => image?.getAttribute('loading') === 'lazy')).toBe(true);
});
