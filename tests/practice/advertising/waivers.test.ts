import { expect, test } from 'vitest';
import { findAdvertisingFindings } from '#practice/advertising/check.ts';
import { toDiagnostics } from '#practice/advertising/diagnostics.ts';
import type { ReportedFinding } from '#practice/advertising/diagnostics.ts';
import { loadSiteWith, newFaq } from '../../content/edited-content.ts';
import { today } from './support/findings.ts';

const permitted = {
  rule: 'AD-09',
  file: newFaq,
  found: 'Aggressive defense',
  reason: 'The attorney decides in the next review.',
  approvedBy: 'jane-doe',
  approvedOn: '2026-11-01',
  expires: '2027-01-30',
};

type Changes = Partial<Record<keyof typeof permitted | 'page', string | undefined>>;
type Setting = { production?: boolean; now?: Date };

const waiver = 'content/waivers/test.md';

/** The findings about a question with this text and a waiver with these changes. */
function findFindings(
  changes: Changes,
  text = 'Aggressive defense for owners.',
  setting: Setting = {},
): ReportedFinding[] {
  const fields = Object.entries({ ...permitted, ...changes }).filter(([, value]) => value !== undefined);
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

const open = 'warning Aggressive';

test('a waiver in force permits the words, and is named', () => {
  const findings = findFindings({});
  expect(findings[0]?.waivedBy).toBe(waiver);
  expect(toDiagnostics(findings, true)).toEqual([]);
});

test('it is in force on its last day, and not on the next', () => {
  expect(summarize(findFindings({}, undefined, { now: new Date('2027-01-30T20:00:00Z') }))).toEqual([
    `${open} WAIVED`,
  ]);
  expect(summarize(findFindings({}, undefined, { now: new Date('2027-01-31T20:00:00Z') }))).toEqual([
    open,
    'warning 2027-01-30',
  ]);
});

test('a waiver that has ended is an error in production, and its words are open again', () => {
  const findings = findFindings({ expires: '2026-11-20' }, undefined, { production: true });
  expect(summarize(findings)).toEqual([open, 'error 2026-11-20']);
  expect(toDiagnostics(findings, true).map(({ severity }) => severity)).toEqual(['error', 'error']);
  expect(toDiagnostics(findings, false).map(({ severity }) => severity)).toEqual(['warning', 'error']);
});

test('a waiver that was approved tomorrow is not in force today', () => {
  expect(findFindings({ approvedOn: '2026-11-22' })[1]?.message).toContain('is in the future');
});

test('a waiver of a rule that does not exist is reported without the name of another rule', () => {
  const findings = findFindings({ rule: 'AD-77' });
  expect(summarize(findings)).toEqual([open, 'warning AD-77']);
  expect(findings[1]?.message).toBe('is not a rule.');
});

test('another page, another rule or other words are not permitted', () => {
  const unused = 'info Aggressive defense';
  expect(summarize(findFindings({ file: undefined, page: '/business' }))).toEqual([open, unused]);
  expect(summarize(findFindings({ rule: 'AD-14' }))).toEqual([open, unused]);
  expect(summarize(findFindings({}, 'Aggressive lawyers.'))).toEqual([open, unused]);
});

test('an unused waiver is reported and stops nothing', () => {
  const findings = findFindings({}, 'Thorough defense.');
  expect(summarize(findings)).toEqual(['info Aggressive defense']);
  expect(toDiagnostics(findings, true)).toEqual([]);
});

test('a waiver for a page permits the words of the files that it shows', () => {
  const file = 'content/services/foreclosure-aggressive-defense.md';
  const findWaiver = (page: string) => {
    const site = loadSiteWith({
      'content/waivers/aggressive-defense.md': null,
      [waiver]: `---\n${Object.entries({ ...permitted, found: 'Aggressive Defense', file: undefined, page })
        .flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
        .join('\n')}\n---\n`,
    });
    return findAdvertisingFindings({ ...site, now: today }).find((finding) => finding.file === file)
      ?.waivedBy;
  };
  expect(findWaiver('/pasco-foreclosure-defense')).toBe(waiver);
  expect(findWaiver('/probate')).toBeUndefined();
});

test('an error is corrected, not waived', () => {
  const [promise] = findFindings({ rule: 'AD-07', found: 'We guarantee' }, 'We guarantee the outcome.');
  expect(promise).toMatchObject({ severity: 'error', found: 'guarantee', waivedBy: undefined });
});
