import { expect, test } from 'vitest';
import { hoursLeftOut } from '../../src/content/facts/stated-hours.ts';
import { problemsAfter, realFiles, replaced, toldAfter } from './edited-content.ts';

const end = 'content/facts/colorado-2027-early-end.md';
const hours = 'content/facts/florida-office-hours.md';

test.each([
  ['12/15/2026', '2026-12-15'],
  ['"December 15, 2026"', '2026-12-15'],
  ['15 December 2026', '2026-12-15'],
])('a whole day written %s can’t be compared with its words, and is refused', (typed, day) => {
  const problems = problemsAfter({ [end]: replaced(end, 'value: "2027-01-31"', `value: ${typed}`) });
  expect(problems.join('\n')).toContain(
    `must be a day like 2027-01-31, found "${typed.replaceAll('"', '')}". Write ${day}.`,
  );
});

test('hours are the same in the record and in words', () => {
  const edited = replaced(hours, 'statedAs: "Monday to Friday, 9', 'statedAs: "Monday to Thursday, 9');
  expect(problemsAfter({ [hours]: edited }).join('\n')).toContain('change both together');
});

test('hours that were changed in English alone are told of each translation', () => {
  const text = realFiles.get(hours) ?? '';
  const edited = text.replaceAll(
    'Monday to Friday, 9 a.m. to 5 p.m.',
    'Monday to Saturday, 9 a.m. to 4 p.m.',
  );
  const told = toldAfter({ [hours]: edited }).filter((each) => each.startsWith(hours));
  expect(told).toEqual(
    ['uk', 'ru', 'es'].map((language) =>
      expect.stringMatching(
        new RegExp(
          `translations, ${language}  says .* which lacks Saturday and 4 p\\.m\\. of "Monday to Saturday`,
        ),
      ),
    ),
  );
});

test.each([
  ['uk', 'з понеділка по п’ятницю, з 9 до 17 години'],
  ['ru', 'в рабочие дни с 9:00 до 17:00'],
  ['es', 'de lunes a viernes, 9:00–17:00'],
  ['es', 'lunes–viernes, 9 AM a 5 PM'],
] as const)('hours in %s may be written "%s"', (language, words) => {
  expect(hoursLeftOut('Monday to Friday, 9 a.m. to 5 p.m. Eastern Time', words, language)).toEqual([]);
});

test('a misspelt language is told alone, and no text is called foreign for it', () => {
  const page = 'content/immigration/immigration-spanish.md';
  const told = problemsAfter({ [page]: replaced(page, 'language: es', 'language: Spanish') }).join('\n');
  expect(told).toContain('language');
  expect(told).not.toContain('belongs here');
});
