import { expect, test } from 'vitest';
import { hoursThatDiffer } from '../../src/content/rules/firm/stated-hours.ts';
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

test('a mailbox is the same in the record and in words', () => {
  const mailbox = 'content/facts/firm-email.md';
  const edited = replaced(mailbox, 'value: "contact@', 'value: "office@');
  expect(problemsAfter({ [mailbox]: edited }).join('\n')).toContain('but the value is office@');
});

const inEnglish = 'Monday to Friday, 9 a.m. to 5 p.m. Eastern Time';

test('hours that were changed in English alone are told of each translation', () => {
  const text = realFiles.get(hours) ?? '';
  const edited = text.replaceAll(inEnglish, 'Monday to Saturday, 9 a.m. to 4 p.m. Eastern Time');
  expect(toldAfter({ [hours]: edited }).filter((each) => each.startsWith(hours))).toEqual(
    ['uk', 'ru', 'es'].map((language) =>
      expect.stringMatching(
        new RegExp(
          `translations, ${language}  seems to say other hours than .* differ in Saturday, 4 p\\.m\\.,`,
        ),
      ),
    ),
  );
});

test.each([
  ['uk', 'з понеділка по п’ятницю, з 9 до 17 години'],
  ['uk', 'з понеділка по пʼятницю, з 9:00 ранку до 5:00 вечора'],
  ['uk', 'пн–пт, 9:00–17:00'],
  ['ru', 'в рабочие дни с 9:00 до 17:00'],
  ['es', 'de lunes a viernes, 9:00–17:00'],
  ['es', 'lunes–viernes, 9 AM a 5 PM, hora del Este'],
  ['es', 'lun a vie, de 9:00 de la mañana a 5:00 de la tarde'],
] as const)('the hours may be said in %s as "%s"', (language, words) => {
  expect(
    hoursThatDiffer(
      inEnglish.replace(' Eastern Time', words.includes('Este') ? ' Eastern Time' : ''),
      words,
      language,
    ),
  ).toEqual([]);
});

test.each([
  ['Monday, Tuesday, Wednesday, Thursday and Friday', 'es', 'de lunes a viernes'],
  ['Mon–Fri, 8:30 a.m. to 5:30 p.m.', 'uk', 'пн–пт, з 8.30 до 17.30'],
  ['Mon–Fri, 8:30 a.m. to 5:30 p.m.', 'ru', 'пн–пт, с 8-30 до 17-30'],
  ['Mon–Fri, 8:30 a.m. to 5:30 p.m.', 'es', 'lun–vie, de 8 h 30 a 17 h 30'],
  ['9 a.m. to 12 p.m.', 'es', 'de 9 a. m. al mediodía'],
  ['9:00 to 5:00', 'es', 'de 9:00 a 17:00'],
  ['Saturday and Sunday by appointment', 'es', 'fines de semana con cita'],
  ['Tuesday to Friday, at the end of the month', 'es', 'de martes a viernes, a fin de mes'],
  ['24/7', 'uk', 'цілодобово, без вихідних'],
  ['24/7', 'es', '24 horas al día, los 7 días de la semana'],
] as const)('"%s" is in %s "%s"', (english, language, words) => {
  expect(hoursThatDiffer(english, words, language)).toEqual([]);
});

test.each([
  ['Monday to Friday, 9 a.m. to 5 p.m.', 'uk', 'з понеділка по суботу, з 9:00 до 17:00', 'Saturday'],
  ['Monday to Thursday', 'es', 'lun-vie', 'Friday'],
  ['Monday to Friday', 'uk', 'цілодобово, без вихідних', 'whether it is 24 hours a day'],
  ['24/7', 'es', 'de lunes a viernes, de 9 a. m. a 5 p. m.', 'whether it is 24 hours a day'],
  ['9 a.m. to 5 p.m. Mountain Time', 'ru', 'с 9:00 до 17:00 по восточному времени', 'the time zone'],
  ['9 a.m. to 5 p.m.', 'es', 'de 9 a. m. a 6 p. m.', '5 p.m., 6 p. m.'],
] as const)('"%s" is not in %s "%s"', (english, language, words, differing) => {
  expect(hoursThatDiffer(english, words, language).join(', ')).toBe(differing);
});

test('a misspelt language is told alone, and no text is called foreign for it', () => {
  const page = 'content/immigration/immigration-spanish.md';
  const told = problemsAfter({ [page]: replaced(page, 'language: es', 'language: Spanish') }).join('\n');
  expect(told).toContain('language');
  expect(told).not.toContain('belongs here');
});
