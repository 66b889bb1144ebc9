import { expect, test } from 'vitest';
import { collectPlaces } from '#site/view/places.ts';
import { replaceInFile } from '../../content/edited-content.ts';
import { renderWithEdits, loadSiteWith } from './rendering.tsx';

test('a name such as "St. Cloud" stays on one line in the main heading', () => {
  const pasco = 'content/counties/pasco.md';
  const text = replaceInFile(pasco, 'heading: Keep your say', 'heading: Keep your say in St. Cloud,');
  const page = renderWithEdits('/pasco-foreclosure-defense', { [pasco]: text });
  expect(page.querySelector('h1')?.text).toContain('in St.\u00A0Cloud,');
});

test('the place finder’s data contains each county with its court, and the communities of counties with a page', () => {
  const { counties } = collectPlaces(loadSiteWith());
  expect(counties).toHaveLength(67);
  expect(counties.find(({ name }) => name === 'Duval')).toEqual({
    name: 'Duval',
    names: { ru: 'Дювал', uk: 'Дювал' },
    otherSpellings: ['Дюваль', 'Дувал'],
    circuit: '4th Circuit',
    seat: 'Jacksonville',
  });
  const broward = counties.find(({ name }) => name === 'Broward');
  expect(broward).toMatchObject({ circuit: '17th Circuit', page: '/broward-foreclosure-defense' });
  expect(broward?.places).toContain('Coral Springs');
  // Palm Beach lists its communities in groups.
  expect(counties.find(({ name }) => name === 'Palm Beach')?.places?.length).toBeGreaterThan(5);
});
