import { expect, test } from 'vitest';
import { checkAdvertising } from '../../src/advertising/check-advertising.ts';
import type { DataOf } from '../../src/content/collections.ts';
import type { Site } from '../../src/content/site.ts';
import { disclaimer, pageWith, site, sources, today } from './support/judge.ts';

const path = '/miami-dade-foreclosure-defense';
const file = 'content/counties/miami-dade.md';
const words = "Experience in this county: 500+ cases, by the firm's own count.";

/** The rules that speak to a figure which the county's page quotes from a fact with these changes. */
function rulesFor(changes: Partial<DataOf<'facts'>>, production = false): string[] {
  const main = `<section><p>${words}</p><p>${disclaimer('results')}</p></section>`;
  const findings = checkAdvertising({
    site: withFact('miami-dade-cases', changes),
    pages: new Map([[path, pageWith(main)]]),
    sources,
    now: today,
    production,
  });
  return findings.filter((finding) => finding.file === file).map(({ rule }) => rule);
}

function withFact(id: string, changes: Partial<DataOf<'facts'>>): Site {
  const fact = site.entries.facts.get(id);
  if (fact === undefined) throw new Error(`No fact "${id}".`);
  const facts = new Map(site.entries.facts).set(id, { ...fact, data: { ...fact.data, ...changes } });
  return { ...site, entries: { ...site.entries, facts } };
}

test('a reviewed figure of the firm’s own work proves a result', () => {
  expect(rulesFor({})).toEqual([]);
  expect(rulesFor({}, true)).toEqual([]);
});

test('a sample figure proves a result while the site is prepared, and not in production', () => {
  expect(rulesFor({ placeholder: true })).toEqual([]);
  expect(rulesFor({ placeholder: true }, true)).toEqual(['AD-08']);
});

test('nothing else proves a result', () => {
  expect(rulesFor({ reviewed: undefined })).toEqual(['AD-08']);
  expect(rulesFor({ unit: 'phone' })).toEqual(['AD-08']);
  expect(rulesFor({ jurisdiction: 'florida' })).toEqual(['AD-08']);
});
