import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distDir, getPage } from '../support/site.ts';
import { listGraphNodes } from '../support/structured-data.ts';

const listNodes = (path: string, type: string) => listGraphNodes(getPage(path), type);

test('the main office is listed first, then other offices in the page’s states', () => {
  const listTowns = (path: string) =>
    listNodes(path, 'LegalService')
      .flatMap(({ address }) => (Array.isArray(address) ? address : []))
      .map(({ addressLocality }) => addressLocality);
  expect(listTowns('/')).toEqual(['Orlando', 'Denver']);
  expect(listTowns('/personal-injury-colorado')).toEqual(['Orlando', 'Denver']);
  expect(listTowns('/pasco-foreclosure-defense')).toEqual(['Orlando']);
});

test('pages have the firm’s name, phone number and states, and the home page also has email and image', () => {
  for (const path of ['/', '/probate', '/immigration-russian'])
    expect(listNodes(path, 'LegalService')[0]).toMatchObject({
      name: 'Doe Law',
      telephone: expect.stringMatching(/^\+1407/),
      areaServed: expect.arrayContaining([
        expect.objectContaining({ name: 'Florida' }),
        expect.objectContaining({ name: 'Colorado' }),
      ]),
    });
  const [firm] = listNodes('/', 'LegalService');
  expect(firm?.['email']).toContain('@');
  expect(existsSync(join(distDir, new URL(String(firm?.['image'])).pathname))).toBe(true);
});

test('the attorney’s profile has a job title', () => {
  expect(listNodes('/jane-doe', 'Person')[0]?.['jobTitle']).toBeTruthy();
});
