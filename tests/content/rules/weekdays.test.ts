import { expect, test } from 'vitest';
import { faqProblems } from '../edited-content.ts';

test.each([
  ['en', 'It was filed on Monday, November 3, 2009, at noon.', 'Tuesday'],
  ['en', 'It was filed on Monday, 3 November 2009.', 'Tuesday'],
  ['es', 'Se presentó el lunes 3 de noviembre de 2009.', 'martes'],
  ['uk', 'Подано в понеділок, 3 листопада 2009 року.', 'вівторок'],
  ['ru', 'Подано в понедельник, 3 ноября 2009 года.', 'вторник'],
])('the wrong weekday is reported (%s): %s', (language, text, actual) => {
  const head = `question: "${text}"\nlanguage: ${language}`;
  const found = faqProblems('.', head).filter((problem) => problem.includes('weekday'));
  expect(found).toEqual([
    expect.stringContaining(`That day is a ${actual}. Correct the weekday or the date.`),
  ]);
});

test('a correct weekday, and a weekday without a date, are valid', () => {
  expect(faqProblems('It was filed on Tuesday, November 3, 2009, and read on a Monday.')).toEqual([]);
});
