import { expect, test } from 'vitest';
import { aboutDebts, badStatements, behindDenials } from './bad-statements.ts';
import { judge, paragraph, rulesIn } from './support/judge.ts';

test('a page with nothing to blame has no finding in any language', () => {
  for (const language of ['en', 'uk', 'ru', 'es'] as const) expect(judge('', language)).toEqual([]);
});

test('the corpus is large enough and covers four languages', () => {
  expect(badStatements.length).toBeGreaterThanOrEqual(60);
  for (const language of ['en', 'uk', 'ru', 'es']) {
    expect(badStatements.filter(([given]) => given === language).length).toBeGreaterThanOrEqual(15);
  }
});

test.each([...badStatements, ...aboutDebts, ...behindDenials])('%s %s: %s', (language, rule, text) => {
  expect(rulesIn(paragraph(text), language)).toContain(rule);
});
