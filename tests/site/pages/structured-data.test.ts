import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distDir, pageAt } from '../support/site.ts';
import { nodesOf } from '../support/structured-data.ts';

const nodesAt = (path: string, type: string) => nodesOf(pageAt(path), type);

test('a page has the offices of its state, the main office first', () => {
  const townsAt = (path: string) =>
    nodesAt(path, 'LegalService')
      .flatMap(({ address }) => (Array.isArray(address) ? address : []))
      .map(({ addressLocality }) => addressLocality);
  expect(townsAt('/')).toEqual(['Orlando', 'Denver']);
  expect(townsAt('/personal-injury-colorado')).toEqual(['Orlando', 'Denver']);
  expect(townsAt('/pasco-foreclosure-defense')).toEqual(['Orlando']);
});

test('the firm has a name, a phone and its states on all pages, and more on the home page', () => {
  for (const path of ['/', '/probate', '/immigration-russian'])
    expect(nodesAt(path, 'LegalService')[0]).toMatchObject({
      name: 'Doe Law',
      telephone: expect.stringMatching(/^\+1407/),
      areaServed: expect.arrayContaining([
        expect.objectContaining({ name: 'Florida' }),
        expect.objectContaining({ name: 'Colorado' }),
      ]),
    });
  const [firm] = nodesAt('/', 'LegalService');
  expect(firm?.['email']).toContain('@');
  expect(existsSync(join(distDir, new URL(String(firm?.['image'])).pathname))).toBe(true);
});

test('the profile has details of the attorney', () => {
  expect(nodesAt('/jane-doe', 'Person')[0]?.['jobTitle']).toBeTruthy();
});
