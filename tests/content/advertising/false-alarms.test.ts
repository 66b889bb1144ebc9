import { expect, test } from 'vitest';
import { checkAdvertising } from '../../../src/advertising/check-pages.ts';
import type { Language } from '../../../src/content/languages/languages.ts';
import { pageHtml } from '../../site/templates/rendering.tsx';
import { cleanStatements, guarantors, honestDenials } from './clean-statements.ts';
import { findingsIn, paragraph, site, sources, today } from './support/findings.ts';

const mostFalseAlarms = 0.02;
const sentences = Object.entries(cleanStatements).flatMap(([language, texts]) =>
  // The keys are the languages.
  texts.map((text) => ({ language: language as Language, text })),
);

test('lawful sentences in four languages are left alone', () => {
  expect(sentences.length).toBeGreaterThanOrEqual(100);
  const alarms = sentences.filter(({ language, text }) => findingsIn(paragraph(text), language).length > 0);
  expect(alarms.length / sentences.length, JSON.stringify(alarms)).toBeLessThanOrEqual(mostFalseAlarms);
});

test.each([...honestDenials, ...guarantors])('%s: %s', (language, text) => {
  expect(findingsIn(paragraph(text), language)).toEqual([]);
});

test('the pages of the site have no finding that nobody has answered for', () => {
  const pages = new Map([...site.pages.keys()].map((path) => [path, pageHtml(site, path)]));
  const sections = [...pages.values()].reduce((sum, html) => sum + html.split('<section').length - 1, 0);
  const findings = checkAdvertising({ site, pages, sources, now: today, wording: true });
  const open = findings.filter(({ severity, waivedBy }) => severity !== 'info' && waivedBy === undefined);
  expect(sections).toBeGreaterThan(200);
  expect(open, JSON.stringify(open, undefined, 1)).toEqual([]);
}, 60_000);
