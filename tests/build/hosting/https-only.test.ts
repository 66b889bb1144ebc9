import { expect, test } from 'vitest';
import { buildHostingPolicy, isHstsPreloaded } from '#build/hosting/policy.ts';
import type { Site } from '#practice/site.ts';
import { read } from '../../site/support/site.ts';
import { loadEdited } from '../../content/edited-content.ts';

const name = 'Strict-Transport-Security';

function headerOf(site: Site, isPreloaded: boolean): string | undefined {
  const { headers } = buildHostingPolicy(site, { styles: [], scripts: [] }, undefined, isPreloaded);
  return headers[0]?.values.find(([header]) => header === name)?.[1];
}

test('HSTS applies to the host for half a year unless preloading is set', () => {
  expect(read('_headers')).toMatch(/\n {2}Strict-Transport-Security: max-age=15768000\n/);
  const { site } = loadEdited({});
  if (site === undefined) throw new Error('The content has problems.');
  expect(headerOf(site, false)).toBe('max-age=15768000');
  expect(headerOf(site, true)).toBe('max-age=63072000; includeSubDomains; preload');
});

test('HSTS_PRELOAD must be "true" or empty', () => {
  expect(isHstsPreloaded({})).toBe(false);
  expect(isHstsPreloaded({ HSTS_PRELOAD: '' })).toBe(false);
  expect(isHstsPreloaded({ HSTS_PRELOAD: 'true' })).toBe(true);
  for (const given of ['yes', '1', 'TRUE', 'false'])
    expect(() => isHstsPreloaded({ HSTS_PRELOAD: given })).toThrow(
      `HSTS_PRELOAD must be "true" or empty, found "${given}".`,
    );
});
