import { expect, test } from 'vitest';
import { wordingProblems } from '../../../src/advertising/check-wording.ts';
import { lineOf, replaced, reportedAfter } from '../edited-content.ts';
import type { Edits } from '../edited-content.ts';
import { disclaimer, findingsIn, paragraph, rulesIn } from './support/findings.ts';

const fee = '<p>No recovery, no fee.</p>';
const note = (language: 'en' | 'uk' | 'ru' | 'es' = 'en', id = 'costs-contingent') =>
  `<p>${disclaimer(id, language)}</p>`;
const closed = (inner: string) => `<details><summary>More</summary>${inner}</details>`;

test('a statement with its disclaimer in the same part is right', () => {
  expect(rulesIn(`<section>${fee}${note()}</section>`)).toEqual([]);
});

test('without the disclaimer the rule itself is named', () => {
  expect(rulesIn(`<section>${fee}</section>`)).toEqual(['AD-16']);
});

test('in another part of the page it is not conspicuous', () => {
  expect(rulesIn(`<section>${fee}</section><section>${note()}</section>`)).toEqual(['AD-04']);
});

test('in a closed or hidden place it is not conspicuous', () => {
  expect(rulesIn(`<section>${fee}${closed(note())}</section>`)).toEqual(['AD-04']);
  expect(rulesIn(`<section>${fee}<div hidden>${note()}</div></section>`)).toEqual(['AD-04']);
  expect(
    rulesIn(`<section>${fee}<details open><summary>More</summary>${note()}</details></section>`),
  ).toEqual([]);
});

test('a closed place may hold both, and what is open serves what is closed', () => {
  expect(rulesIn(`<section>${closed(fee + note())}</section>`)).toEqual([]);
  expect(rulesIn(`<section>${closed(fee)}${note()}</section>`)).toEqual([]);
  expect(rulesIn(`<section>${closed(fee)}${closed(note())}</section>`)).toEqual(['AD-04']);
});

test('the summary of a closed place is in sight', () => {
  expect(
    rulesIn(`<section><details><summary>No recovery, no fee</summary>${note()}</details></section>`),
  ).toEqual(['AD-04']);
});

test('in another language it does not serve the reader', () => {
  const spanish = '<p>Si no ganamos, usted no paga.</p>';
  expect(rulesIn(`<section>${spanish}${note('en')}</section>`, 'es')).toEqual(['AD-03']);
  expect(rulesIn(`<section>${spanish}${note('es')}</section>`, 'es')).toEqual([]);
  expect(rulesIn(`<section><div lang="es">${spanish}</div>${note('en')}</section>`, 'en')).toEqual(['AD-03']);
});

test('words that already say who bears the costs need nothing more', () => {
  expect(rulesIn(paragraph('No recovery, no fee. You may still be responsible for case costs.'))).toEqual([]);
});

test('a referral that says so plainly needs nothing more', () => {
  expect(rulesIn(paragraph('We will refer you to a lawyer who is licensed there.'))).toEqual([]);
});

test('around the clock stands with "availability"; hours in an address are facts', () => {
  expect(rulesIn(`<section><p>Call 24/7.</p>${note('en', 'availability')}</section>`)).toEqual([]);
  expect(rulesIn('<section><address>Phone answered 24/7</address></section>')).toEqual([]);
});

/** A page, and its text with "expertise" in a heading. */
const page = 'content/pages/wrongful-death.md';
const expertise = replaced(page, '    heading: What we handle\n', '    heading: Our expertise\n');

test('expertise stands with "experience"', () => {
  const named = expertise.replace('    services:\n', '    disclaimers: [experience]\n    services:\n');
  expect(reported({ [page]: named })).toEqual([]);
  expect(reported({ [page]: expertise })).toEqual([
    expect.stringContaining('AD-14: "expertise" claims special knowledge.'),
  ]);
});

test('years of management and law may be added up with both parts in the sentence', () => {
  expect(rulesIn(paragraph('About 30 years combined: 15 years in management and 15 years in law.'))).toEqual(
    [],
  );
  expect(
    rulesIn(paragraph('About 30 years combined. That is 15 years in management and 15 years in law.')),
  ).toEqual(['AD-29']);
  expect(
    rulesIn(paragraph('15 років в управлінні та 15 років у праві, сукупно близько 30 років.'), 'uk'),
  ).toEqual([]);
});

test('a span is qualified in its part or stands with "timeline"', () => {
  expect(rulesIn(paragraph('It takes 6-12 months.'))).toEqual(['AD-07']);
  expect(rulesIn(paragraph('It typically takes 6-12 months.'))).toEqual([]);
  expect(rulesIn(`<section><p>It takes 6-12 months.</p>${note('en', 'timeline')}</section>`)).toEqual([]);
});

test('a result with its disclaimer still needs proof on record, or a waiver', () => {
  const [finding] = findingsIn(
    `<section><p>Over 700 cases in this county.</p>${note('en', 'results')}</section>`,
  );
  expect(finding).toMatchObject({ rule: 'AD-08', severity: 'warning', found: 'Over 700 cases' });
  const quoted = `<section><p>Experience in this county: 500+ cases, by the firm's own count.</p>${note('en', 'results')}</section>`;
  expect(findingsIn(quoted, 'en', '/miami-dade-foreclosure-defense')).toMatchObject([
    { rule: 'AD-08', found: '500+ cases', waivedBy: 'content/waivers/miami-dade-cases.md' },
  ]);
});

test('what stands in several places of a file is found where it stands', () => {
  const [problem] = reported({ [page]: expertise });
  expect(problem).toContain(`${page}:${lineOf(page, '    heading: What we handle\n')}:18 `);
});

/** What the check tells after some edits, where and in which words. */
function reported(edits: Edits): string[] {
  return reportedAfter(edits, { alsoCheck: wordingProblems }).filter((problem) => problem.includes('AD-'));
}
