import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadEdited, problemsAfter, realFiles, replaced } from '../edited-content.ts';
import { pageHtml } from '../../site/templates/rendering.ts';

const offer = 'content/offers/immigration-consultation.md';
const page = 'content/pages/foreclosure-defense.md';

test.each([
  ['answer-deadline', 'names the fact "answer-deadline", whose unit is days. Name one whose unit is usd.'],
  ['florida-phone', 'names the fact "florida-phone", whose unit is phone. Name one whose unit is usd.'],
  [
    'colorado-homestead',
    'names the fact "colorado-homestead", which is a range. Name one with a single number.',
  ],
])('a price that is the fact %s', (name, sentence) => {
  const edits = { [offer]: replaced(offer, 'amount: immigration-fee', `amount: ${name}`) };
  expect(problemsAfter(edits)).toEqual([
    expect.stringMatching(/^content\/offers\/immigration-consultation\.md:\d+:1\n/),
  ]);
  expect(problemsAfter(edits)[0]).toContain(`amount  ${sentence}`);
});

test.each([
  ['evaluation-fee', 'names the fact "evaluation-fee", whose unit is usd. Name one whose unit is days.'],
  ['review-start', 'names the fact "review-start", which is a range. Name one with a single number.'],
  [
    'colorado-appeal-window',
    'names the fact "colorado-appeal-window", which says "30-day". Here the number stands apart, so name one that says it first, like "30 days".',
  ],
])('a deadline that is the fact %s', (name, sentence) => {
  const text = replaced(page, 'fact: answer-deadline-calendar', `fact: ${name}`);
  expect(problemsAfter({ [page]: text })).toEqual([expect.stringContaining(`fact  ${sentence}`)]);
});

const ukrainian = `---
title: Строк для відповіді на позов
description: Сторінка про строк, який має людина, що отримала позов банку про стягнення будинку.
language: uk
hero:
  heading: Строк для відповіді
  lead: Коли ви отримали позов, починається відлік.
sections:
  - type: ruler
    heading: Ваш строк
    fact: answer-deadline-calendar
    start: Отримали позов
    due: Відповідь
    text: Зателефонуйте нам сьогодні.
---
`;

test('the days of a deadline are said in the language of the page', () => {
  const { site } = loadEdited({ 'content/pages/zz-strok.md': ukrainian });
  const count = parse((site && pageHtml(site, '/zz-strok')) ?? '').querySelector('p > b')?.parentNode;
  expect(count?.text).toBe('20 календарних днів');
});

test('a deadline whose fact has no words in the language of the page', () => {
  const fact = 'content/facts/answer-deadline-calendar.md';
  const without = (realFiles.get(fact) ?? '').replace(/^ {2}uk: .*\n/m, '');
  const problems = problemsAfter({ 'content/pages/zz-strok.md': ukrainian, [fact]: without });
  expect(problems.join('\n')).toContain(
    'fact  names the fact "answer-deadline-calendar", which would stand here in English: "20 calendar days". Give its file the same words in this language (translations, uk).',
  );
});
