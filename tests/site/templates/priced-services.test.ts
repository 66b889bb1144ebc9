import { expect, test } from 'vitest';
import { replaceInFile } from '../../content/edited-content.ts';
import type { Edits, Setting } from '../../content/edited-content.ts';
import { renderWithEdits } from './rendering.tsx';

type Service = { '@type': string; name: string; areaServed: unknown; offers?: { price: string } };

/** The priced blocks of a page, and the services in its structured data. */
function pageWith(path: string, edits: Edits, setting: Setting = {}) {
  const root = renderWithEdits(path, edits, setting);
  const graph: Service[] = JSON.parse(root.querySelector('script[type="application/ld+json"]')?.text ?? '')[
    '@graph'
  ];
  return {
    blocks: root.querySelectorAll('[data-offer]'),
    main: root.querySelector('main'),
    services: graph.filter((node) => node['@type'] === 'Service'),
  };
}

const evaluation = 'content/offers/florida-evaluation.md';
const laterOffer = {
  [evaluation]: replaceInFile(evaluation, 'timeZone:', 'validFrom: 2026-12-01\ntimeZone:'),
};

test('an offer is neither on its page nor in its structured data before its first day', () => {
  const path = '/florida-property-tax-appeals';
  const before = pageWith(path, laterOffer, { now: '2026-12-01T04:59:00Z' });
  expect(before.blocks).toHaveLength(0);
  expect(before.main?.text).not.toContain('The fee, and what it does not cover');
  expect(before.services.flatMap(({ offers }) => offers ?? [])).toEqual([]);
  const first = pageWith(path, laterOffer, { now: '2026-12-01T05:00:00Z' });
  expect(first.blocks).toHaveLength(1);
  expect(first.services.map(({ offers }) => offers?.price)).toEqual(['399']);
});

test('structured data includes validFrom only when the offer sets it', () => {
  const path = '/florida-property-tax-appeals';
  const [dated] = pageWith(path, laterOffer, { now: '2026-12-01T05:00:00Z' }).services;
  expect(dated?.offers).toMatchObject({ price: '399', validFrom: '2026-12-01' });
  const [undated] = pageWith(path, {}).services;
  expect(undated?.offers?.price).toBe('399');
  expect(undated?.offers).not.toHaveProperty('validFrom');
});

test('a page keeps the section of a future offer as a link target', () => {
  const offer = 'content/offers/immigration-consultation.md';
  const edits = { [offer]: replaceInFile(offer, 'timeZone:', 'validFrom: 2026-12-01\ntimeZone:') };
  const { blocks, main, services } = pageWith('/immigration-law', edits);
  expect(blocks).toHaveLength(0);
  expect(services).toEqual([]);
  expect(main?.querySelector('#consultation h2')).not.toBeNull();
  expect(main?.querySelectorAll('#consultation a[data-button]')).toEqual([]);
});

const state = (name: string) => ({ '@type': 'State', name });

test.each([
  ['/florida-property-tax-appeals', '2026-11-21', state('Florida')],
  ['/colorado-2027-property-tax-appeal', '2026-11-21', state('Colorado')],
  ['/immigration-spanish', '2026-11-21', { '@type': 'Country', name: 'United States' }],
  ['/estate-planning', '2025-09-15', [state('Florida'), state('Colorado')]],
])('structured data of %s includes the area that its offer serves', (path, day, area) => {
  const { services } = pageWith(path, {}, { now: `${day}T17:00:00Z` });
  expect(services.map(({ areaServed }) => areaServed)).toEqual([area]);
});

test('the structured data of a tax page lists its service with the current price', () => {
  const path = '/colorado-2027-property-tax-appeal';
  const namesAndPrices = (now: string) =>
    pageWith(path, {}, { now }).services.map(({ name, offers }) => [name, offers?.price]);
  expect(namesAndPrices('2026-11-21T17:00:00Z')).toEqual([['Colorado 2027 property tax appeal', '249']]);
  expect(namesAndPrices('2027-02-01T17:00:00Z')).toEqual([['Colorado 2027 property tax appeal', undefined]]);
});

test('a tax page without an offer is listed as a service for its state', () => {
  const { services } = pageWith('/colorado-property-tax-appeal', {});
  expect(services).toEqual([
    expect.objectContaining({
      name: 'Colorado 2026 property tax valuation contest',
      areaServed: state('Colorado'),
    }),
  ]);
  expect(services[0]).not.toHaveProperty('offers');
});
