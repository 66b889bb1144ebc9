import { expect, test } from 'vitest';
import { problemsAfter, replaced } from '../../content/edited-content.ts';

const end = 'content/facts/colorado-2027-early-end.md';
const hours = 'content/facts/florida-office-hours.md';

test.each([
  ['12/15/2026', '2026-12-15'],
  ['"December 15, 2026"', '2026-12-15'],
  ['15 December 2026', '2026-12-15'],
])('the date value %s is refused', (typed, day) => {
  const problems = problemsAfter({ [end]: replaced(end, 'value: "2027-01-31"', `value: ${typed}`) });
  expect(problems.join('\n')).toContain(
    `must be a day like 2027-01-31, found "${typed.replaceAll('"', '')}". Write ${day}.`,
  );
});

const closes = 'content/facts/petition-season-closes.md';

test.each([
  ['value: "09-31"', 'must be a month and day like 09-30, found "09-31"'],
  ['value: "2026-09-30"', 'must be a month and day like 09-30, found "2026-09-30"'],
  ['value: "09-29"', 'says "September 30", but the value is 09-29. Change both'],
])('a yearly date with %s is refused', (typed, reported) => {
  const edited = replaced(closes, 'value: "09-30"', typed);
  expect(problemsAfter({ [closes]: edited }).join('\n')).toContain(reported);
});

test('office hours must match their text', () => {
  const edited = replaced(hours, 'statedAs: "Monday to Friday, 9', 'statedAs: "Monday to Thursday, 9');
  expect(problemsAfter({ [hours]: edited }).join('\n')).toContain('Change both');
});

test('a mailbox must match its text', () => {
  const mailbox = 'content/facts/firm-email.md';
  const edited = replaced(mailbox, 'value: "contact@', 'value: "office@');
  expect(problemsAfter({ [mailbox]: edited }).join('\n')).toContain('but the value is office@');
});

test('a misspelled language causes no reports about texts in another language', () => {
  const page = 'content/immigration/immigration-spanish.md';
  const reported = problemsAfter({ [page]: replaced(page, 'language: es', 'language: Spanish') }).join('\n');
  expect(reported).toContain('language');
  expect(reported).not.toContain('instead of');
});
