import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { placesOf } from '../../../src/page/places.ts';
import { loadEdited } from '../../content/edited-content.ts';
import { notFoundHtml, pageHtml } from './rendering.tsx';

const { site } = loadEdited({});
if (site === undefined) throw new Error('The content has problems.');

test.each(['/', '/foreclosure-defense', '/flaproptaxappealscounties', '404'])(
  '%s asks where the property is, above its list of counties',
  (path) => {
    const root = parse(path === '404' ? notFoundHtml(site) : pageHtml(site, path));
    const finder = root.querySelector('[data-island="places"]');
    expect(finder?.querySelector('label[for="place"]')?.text).toBe('Where is the property?');
    expect(finder?.querySelector('[role="status"]')?.id).toBe(
      finder?.querySelector('#place')?.getAttribute('aria-describedby'),
    );
    expect(finder?.nextElementSibling?.querySelectorAll('li').length).toBeGreaterThan(5);
  },
);

test('the list has every county with its court, and the communities of each county with a page', () => {
  const { counties } = placesOf(site);
  expect(counties).toHaveLength(67);
  expect(counties.find(({ name }) => name === 'Duval')).toEqual({
    name: 'Duval',
    circuit: '4th Circuit',
    seat: 'Jacksonville',
  });
  const broward = counties.find(({ name }) => name === 'Broward');
  expect(broward).toMatchObject({ circuit: '17th Circuit', page: '/broward-foreclosure-defense' });
  expect(broward?.places).toContain('Coral Springs');
  // In groups.
  expect(counties.find(({ name }) => name === 'Palm Beach')?.places?.length).toBeGreaterThan(5);
});
