import { expect, test } from 'vitest';
import { checkAdvertising } from '../../../src/advertising/check-pages.ts';
import type { DataOf } from '../../../src/practice/collections.ts';
import type { Site } from '../../../src/practice/site.ts';
import { disclaimer, pageWith, site, sources, today } from './support/findings.ts';

const file = 'content/counties/miami-dade.md';
const words = "Experience in this county: 500+ cases, by the firm's own count.";

const average = 'Average Colorado injury settlement: $15,000 to $25,000, as stated by the firm.';

type Changes = Partial<DataOf<'facts'>>;

const evidence = { source: 'Case list of 2026', checkedOn: '2026-11-20' };

/** The rules that speak to a figure which the county's page quotes from a fact with these changes. */
function rulesFor(changes: Changes, production = false): string[] {
  const changed = withFact('miami-dade-cases', changes);
  return rulesIn(changed, file, [words, disclaimer('results')], production);
}

/** The same for an average on the page of injuries. */
function rulesForAverage(changes: Changes): string[] {
  const changed = withFact('injury-settlement-average', changes);
  const page = 'content/pages/personal-injury-colorado.md';
  return rulesIn(changed, page, [average, disclaimer('settlement-average')], false);
}

function rulesIn(checked: Site, page: string, texts: string[], production: boolean): string[] {
  const path = [...checked.pages.values()].find(({ entry }) => entry.file === page)?.path ?? '';
  const main = `<section>${texts.map((text) => `<p>${text}</p>`).join('')}</section>`;
  const pages = new Map([[path, pageWith(main)]]);
  const findings = checkAdvertising({ site: checked, pages, sources, now: today, production });
  return findings.filter((finding) => finding.file === page).map(({ rule }) => rule);
}

/** The site with one fact changed, and without waivers. */
function withFact(id: string, changes: Changes): Site {
  const fact = site.entries.facts.get(id);
  if (fact === undefined) throw new Error(`No fact "${id}".`);
  const facts = new Map(site.entries.facts).set(id, { ...fact, data: { ...fact.data, ...changes } });
  return { ...site, entries: { ...site.entries, facts, waivers: new Map() } };
}

test('a reviewed figure of the firm’s own work with its evidence proves a result', () => {
  expect(rulesFor({ evidence })).toEqual([]);
  expect(rulesFor({ evidence }, true)).toEqual([]);
});

test('a review without evidence proves nothing, nor does evidence still to be checked', () => {
  expect(rulesFor({})).toEqual(['AD-08']);
  expect(rulesFor({ evidence: { ...evidence, checkedOn: '2026-11-22' } })).toEqual(['AD-08']);
  expect(rulesFor({ evidence, reviewed: undefined })).toEqual(['AD-08']);
});

test('a sample figure proves a result while the site is prepared, and not in production', () => {
  expect(rulesFor({ evidence, placeholder: true })).toEqual([]);
  expect(rulesFor({ evidence, placeholder: true }, true)).toEqual(['AD-08']);
});

test('nothing else proves a result', () => {
  expect(rulesFor({ evidence, unit: 'phone' })).toEqual(['AD-08']);
  expect(rulesFor({ evidence, jurisdiction: 'florida' })).toEqual(['AD-08']);
});

test('an average needs evidence as well, which may be published by others', () => {
  expect(rulesForAverage({})).toEqual(['AD-07']);
  expect(rulesForAverage({ evidence })).toEqual([]);
});
