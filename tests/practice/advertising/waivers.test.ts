import { expect, test } from 'vitest';
import { findAdvertisingFindings } from '#practice/advertising/check.ts';
import { toDiagnostics } from '#practice/advertising/diagnostics.ts';
import type { ReportedFinding } from '#practice/advertising/diagnostics.ts';
import { loadSiteWith, newFaq } from '../../content/edited-content.ts';
import { today } from './support/findings.ts';

const validWaiver = {
  rule: 'AD-09',
  file: newFaq,
  found: 'Aggressive defense',
  reason: 'The attorney decides in the next review.',
  approvedBy: 'jane-doe',
  approvedOn: '2026-11-01',
  expires: '2027-01-30',
};

type Changes = Partial<Record<keyof typeof validWaiver | 'page', string | undefined>>;
type CheckSettings = { production?: boolean; now?: Date };

const waiver = 'content/waivers/test.md';

/** The findings for a question with this text and a waiver with these changes. */
function findFindings(
  changes: Changes,
  text = 'Aggressive defense for owners.',
  setting: CheckSettings = {},
): ReportedFinding[] {
  const fields = Object.entries({ ...validWaiver, ...changes }).filter(([, value]) => value !== undefined);
  const site = loadSiteWith({
    [newFaq]: `---\nquestion: Why?\n---\n\n${text}\n`,
    [waiver]: `---\n${fields.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n`,
  });
  return findAdvertisingFindings({
    ...site,
    now: setting.now ?? today,
    production: setting.production ?? false,
  }).filter(({ file }) => file === newFaq || file === waiver);
}

function summarize(findings: readonly ReportedFinding[]): string[] {
  return findings.map(
    ({ severity, found, waivedBy }) => `${severity} ${found}${waivedBy === undefined ? '' : ' WAIVED'}`,
  );
}

const openFinding = 'warning Aggressive';

test('a current waiver permits the text and is recorded on the finding', () => {
  const findings = findFindings({});
  expect(findings[0]?.waivedBy).toBe(waiver);
  expect(toDiagnostics(findings, true)).toEqual([]);
});

test('a waiver is valid through its last day', () => {
  expect(summarize(findFindings({}, undefined, { now: new Date('2027-01-30T20:00:00Z') }))).toEqual([
    `${openFinding} WAIVED`,
  ]);
  expect(summarize(findFindings({}, undefined, { now: new Date('2027-01-31T20:00:00Z') }))).toEqual([
    openFinding,
    'warning 2027-01-30',
  ]);
});

test('an expired waiver is an error in production, and its text is reported again', () => {
  const findings = findFindings({ expires: '2026-11-20' }, undefined, { production: true });
  expect(summarize(findings)).toEqual([openFinding, 'error 2026-11-20']);
  expect(toDiagnostics(findings, true).map(({ severity }) => severity)).toEqual(['error', 'error']);
  expect(toDiagnostics(findings, false).map(({ severity }) => severity)).toEqual(['warning', 'error']);
});

test('a waiver with a future approval date is not valid yet', () => {
  expect(findFindings({ approvedOn: '2026-11-22' })[1]?.message).toContain('is in the future');
});

test('a waiver of a rule that does not exist is reported without the name of another rule', () => {
  const findings = findFindings({ rule: 'AD-77' });
  expect(summarize(findings)).toEqual([openFinding, 'warning AD-77']);
  expect(findings[1]?.message).toBe('is not a rule.');
});

test('a waiver does not permit another page, another rule or other text', () => {
  const unusedFinding = 'info Aggressive defense';
  expect(summarize(findFindings({ file: undefined, page: '/business' }))).toEqual([
    openFinding,
    unusedFinding,
  ]);
  expect(summarize(findFindings({ rule: 'AD-14' }))).toEqual([openFinding, unusedFinding]);
  expect(summarize(findFindings({}, 'Aggressive lawyers.'))).toEqual([openFinding, unusedFinding]);
});

test('an unused waiver is only informational', () => {
  const findings = findFindings({}, 'Thorough defense.');
  expect(summarize(findings)).toEqual(['info Aggressive defense']);
  expect(toDiagnostics(findings, true)).toEqual([]);
});

test('a waiver for a page covers the files that the page shows', () => {
  const file = 'content/services/foreclosure-aggressive-defense.md';
  const findWaiver = (page: string) => {
    const site = loadSiteWith({
      'content/waivers/aggressive-defense.md': null,
      [waiver]: `---\n${Object.entries({ ...validWaiver, found: 'Aggressive Defense', file: undefined, page })
        .flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
        .join('\n')}\n---\n`,
    });
    return findAdvertisingFindings({ ...site, now: today }).find((finding) => finding.file === file)
      ?.waivedBy;
  };
  expect(findWaiver('/pasco-foreclosure-defense')).toBe(waiver);
  expect(findWaiver('/probate')).toBeUndefined();
});

test('an error can’t be waived', () => {
  const [promise] = findFindings({ rule: 'AD-07', found: 'We guarantee' }, 'We guarantee the outcome.');
  expect(promise).toMatchObject({ severity: 'error', found: 'guarantee', waivedBy: undefined });
});
