import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadEdited } from '../edited-content.ts';
import { pageHtml } from '../../site/templates/rendering.tsx';

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
  task: щоб подати відповідь на позов.
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
