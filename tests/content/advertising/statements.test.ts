import { expect, test } from 'vitest';
import { rules } from '../../../src/advertising/rules/index.ts';
import { aboutDebts, badStatements, behindDenials } from './bad-statements.ts';
import { findingsIn, paragraph, rulesIn } from './support/findings.ts';

test('a page with nothing to blame has no finding in any language', () => {
  for (const language of ['en', 'uk', 'ru', 'es'] as const) expect(findingsIn('', language)).toEqual([]);
});

test('the corpus is large enough and covers four languages', () => {
  expect(badStatements.length).toBeGreaterThanOrEqual(60);
  for (const language of ['en', 'uk', 'ru', 'es']) {
    expect(badStatements.filter(([given]) => given === language).length).toBeGreaterThanOrEqual(15);
  }
});

test('each rule stands once in the list, in the order of the numbers that waivers may name', () => {
  const numbers = Array.from({ length: 32 }, (_, index) => `AD-${String(index + 1).padStart(2, '0')}`);
  expect(rules.map(({ id }) => id)).toEqual(numbers);
});

test.each([...badStatements, ...aboutDebts, ...behindDenials])('%s %s: %s', (language, rule, text) => {
  expect(rulesIn(paragraph(text), language)).toContain(rule);
});
