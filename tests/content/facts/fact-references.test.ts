import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadEdited, problemsAfter, realFiles, replaced } from '../edited-content.ts';
import { pageHtml } from '../../site/templates/rendering.tsx';

const offer = 'content/offers/immigration-consultation.md';
const deadline = 'content/deadlines/answer.md';

test.each([
  ['answer-deadline', 'names the fact "answer-deadline", whose unit is days. Choose one whose unit is usd.'],
  ['florida-phone', 'names the fact "florida-phone", whose unit is phone. Choose one whose unit is usd.'],
  [
    'colorado-homestead',
    'names the fact "colorado-homestead", which is a range. Choose one with a single number.',
  ],
])('a price can’t be the fact %s', (name, sentence) => {
  const edits = { [offer]: replaced(offer, 'amount: immigration-fee', `amount: ${name}`) };
  expect(problemsAfter(edits)).toEqual([
    expect.stringMatching(/^content\/offers\/immigration-consultation\.md:\d+:9\n/),
  ]);
  expect(problemsAfter(edits)[0]).toContain(`amount  ${sentence}`);
});

test.each([
  ['evaluation-fee', 'names the fact "evaluation-fee", whose unit is usd. Choose one whose unit is days.'],
  ['review-start', 'names the fact "review-start", which is a range. Choose one with a single number.'],
  [
    'colorado-appeal-window',
    'names the fact "colorado-appeal-window", which is "30-day". It appears on its own line here, so choose one that begins with the number, like "30 days".',
  ],
])('a deadline can’t be the fact %s', (name, sentence) => {
  const text = replaced(deadline, 'fact: answer-deadline', `fact: ${name}`);
  expect(problemsAfter({ [deadline]: text })).toEqual([expect.stringContaining(`fact  ${sentence}`)]);
});

const ukrainian = {
  'content/pages/zz-strok.md': `---
title: Строк для відповіді на позов
description: Сторінка про строк, який має людина, що отримала позов банку про стягнення будинку.
language: uk
hero:
  heading: Строк для відповіді
  lead: Коли ви отримали позов, починається відлік.
  deadline: zz-strok
sections:
  - type: prose
    heading: Ваш строк
    text: Зателефонуйте нам сьогодні.
---
`,
  'content/deadlines/zz-strok.md': `---
language: uk
fact: answer-deadline-calendar
counting: court
question: Коли ви отримали позов?
choices:
  today: Сьогодні
  yesterday: Вчора
  other: Інша дата
field:
  label: Дата вручення
  hint: День, коли вам передали папери.
  invalid: Введіть дату за останній рік, не пізнішу за сьогодні.
waiting:
  before: Зазвичай ви маєте
  after: на відповідь від дня вручення.
ruler:
  start: Отримали позов
  end: Відповідь
result:
  actBy: Відповідь подати до
  left: "Залишилося днів: {days}."
  leftOne: Залишився один день.
  end: Строк закінчується {date}.
  endClosed: Строк закінчується {date}, у вихідний.
  act: Дійте сьогодні
  lastDay: Сьогодні останній день за цим підрахунком.
  safeDayOver: Відповідь слід було подати до {date}.
  due: Строк був
  late: Зателефонуйте зараз.
  call: Ми відповідаємо на дзвінки щодня.
print: Друк
calendar:
  label: Зберегти в календарі
  title: Останній день для відповіді на позов
  text: Зателефонуйте нам.
examples:
  heading: Приклади
  from: Вручено
  to: Відповідь до
governs: Перевагу має дата у вашій повістці.
---
`,
};

test('a deadline shows its days in its language', () => {
  const { site } = loadEdited(ukrainian);
  const found = parse((site && pageHtml(site, '/zz-strok')) ?? '').querySelectorAll('[role=status] p');
  expect(found[1]?.text).toBe('20\u00A0календарних днів');
});

test('a deadline whose fact has no translation is reported', () => {
  const fact = 'content/facts/answer-deadline-calendar.md';
  const without = (realFiles.get(fact) ?? '').replace(/^ {2}uk: .*\n/m, '');
  const problems = problemsAfter({ ...ukrainian, [fact]: without });
  expect(problems.join('\n')).toContain(
    'fact  names the fact "answer-deadline-calendar", which would appear in English here: "20 calendar days". Add a translation to its file (translations, uk).',
  );
});
