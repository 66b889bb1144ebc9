import { expect, test } from 'vitest';
import { checkAdvertising } from '../../../src/advertising/check-pages.ts';
import { problemsOf } from '../../../src/advertising/report.ts';
import type { Finding } from '../../../src/advertising/rules/rule.ts';
import type { DataOf } from '../../../src/practice/collections.ts';
import type { Site } from '../../../src/practice/site.ts';
import { pageWith, paragraph, site, siteSaying, sources, today } from './support/findings.ts';

const permitted: DataOf<'waivers'> = {
  rule: 'AD-09',
  page: '/probate',
  found: 'Aggressive defense',
  reason: 'The attorney decides in the next review.',
  approvedBy: 'jane-doe',
  approvedOn: '2026-11-01',
  expires: '2027-01-30',
  placeholder: false,
};

/** The file of the page /probate. */
const probate = 'content/pages/probate.md';

function withWaiver(changes: Partial<DataOf<'waivers'>>, text = ''): Site {
  const [sample] = site.entries.waivers.values();
  if (sample === undefined) throw new Error('The content has no waiver to start from.');
  const waiver = {
    ...sample,
    id: 'test',
    file: 'content/waivers/test.md',
    data: { ...permitted, ...changes },
  };
  const said = siteSaying(text, 'en', probate);
  return { ...said, entries: { ...said.entries, waivers: new Map([['test', waiver]]) } };
}

function findingsIn(
  changes: Partial<DataOf<'waivers'>>,
  text = 'Aggressive defense for owners.',
  setting: { production?: boolean; now?: Date } = {},
): Finding[] {
  const pages = new Map([['/probate', pageWith(paragraph(text))]]);
  const changed = withWaiver(changes, text);
  const findings = checkAdvertising({
    site: changed,
    pages,
    sources,
    now: today,
    wording: true,
    ...setting,
  });
  return findings.filter(({ file }) => file.endsWith('test.md') || file === probate);
}

function inShort(findings: Finding[]): string[] {
  return findings.map(
    ({ severity, found, message, waivedBy }) =>
      `${severity} ${found} ${message.split('.')[0]?.slice(0, 60)}${waivedBy === undefined ? '' : ' WAIVED'}`,
  );
}

const open = 'warning Aggressive compares or praises without anything that can be measured';

test('a waiver that holds permits the words, and is named', () => {
  const [finding] = findingsIn({});
  expect(finding?.waivedBy).toBe('content/waivers/test.md');
  expect(problemsOf(findingsIn({}), true)).toEqual([]);
});

test('the last day still holds, the day after does not', () => {
  expect(findingsIn({}, undefined, { now: new Date('2027-01-30T20:00:00Z') })[0]?.waivedBy).toBeDefined();
  expect(inShort(findingsIn({}, undefined, { now: new Date('2027-01-31T20:00:00Z') }))).toEqual([
    open,
    'warning 2027-01-30 is past: this waiver no longer holds',
  ]);
});

test('a waiver that has ended is an error in production, and its words are open again', () => {
  const findings = findingsIn({ expires: '2026-11-20' }, undefined, { production: true });
  expect(inShort(findings)).toEqual([open, 'error 2026-11-20 is past: this waiver no longer holds']);
  expect(problemsOf(findings, true).map(({ severity }) => severity)).toEqual(['error', 'error']);
  expect(problemsOf(findings, false).map(({ severity }) => severity)).toEqual(['warning', 'error']);
});

test('a waiver that was approved tomorrow does not hold today', () => {
  expect(inShort(findingsIn({ approvedOn: '2026-11-22' }))[1]).toContain('lies ahead');
});

test('a waiver of a rule that does not exist is named, without the name of another rule', () => {
  const findings = findingsIn({ rule: 'AD-77' });
  expect(inShort(findings)).toEqual([open, 'warning AD-77 is not a rule']);
  expect(findings[1]?.message).toBe('is not a rule.');
});

test('another page, another rule or other words are not permitted', () => {
  const unused = 'info Aggressive defense is permitted by this waiver and was not found';
  expect(inShort(findingsIn({ page: '/business' }))).toEqual([open, unused]);
  expect(inShort(findingsIn({ rule: 'AD-14' }))).toEqual([open, unused]);
  expect(inShort(findingsIn({}, 'Aggressive lawyers.'))).toEqual([open, unused]);
});

test('an unused waiver is reported and stops nothing', () => {
  const findings = findingsIn({}, 'Thorough defense.');
  expect(inShort(findings)).toEqual([
    'info Aggressive defense is permitted by this waiver and was not found',
  ]);
  expect(problemsOf(findings, true)).toEqual([]);
});

test('a waiver can hold for a file, on every page that shows it', () => {
  const file = 'content/services/foreclosure-aggressive-defense.md';
  const { page: _page, ...elsewhere } = permitted;
  const waived = {
    ...site.entries.waivers.get('aggressive-defense')?.data,
    ...elsewhere,
    found: 'Aggressive Defense',
    file,
  };
  const [sample] = site.entries.waivers.values();
  if (sample === undefined) throw new Error('The content has no waiver to start from.');
  const one = {
    ...site,
    entries: { ...site.entries, waivers: new Map([['test', { ...sample, data: waived }]]) },
  };
  const findings = checkAdvertising({
    site: one,
    pages: new Map(),
    sources,
    now: today,
    wording: true,
  }).filter(({ rule }) => rule === 'AD-09');
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ file, line: 3, column: 9 });
  expect(findings[0]?.pages).toEqual(
    expect.arrayContaining(['/pasco-foreclosure-defense', '/pinellas-foreclosure-defense']),
  );
  expect(findings[0]?.waivedBy).toBeDefined();
});

test('a waiver can hold for a page, and permits the words of the files that it shows', () => {
  const file = 'content/services/foreclosure-aggressive-defense.md';
  const waivedOn = (page: string) => {
    const changed = withWaiver({ page, found: 'Aggressive Defense' });
    const findings = checkAdvertising({
      site: changed,
      pages: new Map(),
      sources,
      now: today,
      wording: true,
    });
    return findings.find((finding) => finding.file === file)?.waivedBy;
  };
  expect(waivedOn('/pasco-foreclosure-defense')).toBe('content/waivers/test.md');
  expect(waivedOn('/probate')).toBeUndefined();
});

test('an error is corrected, not waived', () => {
  const findings = checkAdvertising({
    site: withWaiver({ rule: 'AD-07', found: 'We guarantee' }, 'We guarantee the outcome.'),
    pages: new Map(),
    sources,
    now: today,
    wording: true,
  });
  const [promise] = findings.filter(({ rule, severity }) => rule === 'AD-07' && severity === 'error');
  expect(promise?.found).toBe('guarantee');
  expect(promise?.waivedBy).toBeUndefined();
});
