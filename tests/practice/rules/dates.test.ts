import { expect, test } from 'vitest';
import { factFaults } from '#practice/schemas/fact-value.ts';
import { problemsAfter, realFiles, replaced } from '../../content/edited-content.ts';

const fact = 'content/facts/colorado-2027-early-end.md';
const offer = 'content/offers/colorado-2027-early-bird.md';

const dateFact = (value: string, statedAs: string, translations = {}) =>
  factFaults({ value, unit: 'date', statedAs, translations });

test.each([
  ['January 31, 2027', 'February 28, 2027', 'statedAs  says "February 28, 2027"'],
  ['January 31, 2027', 'January 30, 2027', 'statedAs  says "January 30, 2027"'],
  ['January 31, 2027', 'January 31, 2026', 'statedAs  says "January 31, 2026"'],
  ['31 січня 2027 року', '31 лютого 2027 року', 'uk  says "31 лютого 2027 року"'],
  ['31 января 2027 года', '31 марта 2027 года', 'ru  says "31 марта 2027 года"'],
  ['31 de enero de 2027', '30 de enero de 2027', 'es  says "30 de enero de 2027"'],
])('changing the text %s of a date to %s is reported', (before, after, sentence) => {
  expect(problemsAfter({ [fact]: replaced(fact, `"${before}"`, `"${after}"`) })).toEqual([
    expect.stringContaining(
      `${sentence}, but the value is 2027-01-31. Write its day, month and year, or change both.`,
    ),
  ]);
});

test.each([
  ['2027-01-31', 'Jan. 31, 2027', {}],
  ['2027-01-31', 'January 31st, 2027', {}],
  ['2027-01-31', '1/31/2027', {}],
  ['2027-05-01', 'May 1, 2027', { uk: '1 травня 2027 р.', ru: '1 мая 2027 г.', es: '1.º de mayo de 2027' }],
  ['2027-06-01', 'June 1, 2027', { es: 'el primero de junio de 2027' }],
  ['2027-03-08', 'March 8, 2027', { uk: '8 Березня 2027', ru: '8 Марта 2027', es: '8 de marzo del 2027' }],
  ['2027-09-05', 'FILL IN', {}],
  ['September 2025', 'September 2025', {}],
])('the date %s matches the text %s', (value, statedAs, translations) => {
  expect(dateFact(value, statedAs, translations)).toEqual([]);
});

test.each(['January 31', 'the end of January 2027', 'August 2027', 'next week'])(
  'the date 2027-01-31 does not match the text %s',
  (statedAs) => {
    expect(dateFact('2027-01-31', statedAs)).toHaveLength(1);
  },
);

test('an impossible date is reported', () => {
  expect(
    problemsAfter({ [fact]: replaced(fact, 'value: "2027-01-31"', 'value: "2027-02-30"') }).join(),
  ).toContain('value  must be a real date, found "2027-02-30".');
});

test('an offer’s validThrough must match the fact in its text', () => {
  const edits = { [offer]: replaced(offer, 'validThrough: 2027-01-31', 'validThrough: 2027-02-15') };
  expect(problemsAfter(edits)).toEqual([
    expect.stringMatching(
      /^content\/offers\/colorado-2027-early-bird\.md:\d+:15\n {2}validThrough {2}is 2027-02-15, but validity quotes \{\{colorado-2027-early-end\}\}, which is 2027-01-31\. Change both\./,
    ),
  ]);
});

test('an offer whose text has a last day needs validThrough', () => {
  const edits = { [offer]: replaced(offer, 'validThrough: 2027-01-31\n', '') };
  expect(problemsAfter(edits)).toEqual([
    expect.stringContaining(
      'validity  quotes {{colorado-2027-early-end}}, a date, but nothing ends the offer that day. Add "validThrough: 2027-01-31".',
    ),
  ]);
});

test('an offer with an end needs "ended"', () => {
  const without = (realFiles.get(offer) ?? '').replace(/^ended:\n(?: {2}.*\n)+/m, '');
  expect(problemsAfter({ [offer]: without })).toEqual([
    expect.stringMatching(
      /^content\/offers\/colorado-2027-early-bird\.md:\d+:15\n {2}validThrough {2}ends this offer, but nothing replaces it\. Add "ended:"/,
    ),
  ]);
});

test('an offer may reference its first day', () => {
  const first = 'content/facts/zz-first-day.md';
  const edits = {
    [first]: (realFiles.get(fact) ?? '')
      .replace('value: "2027-01-31"', 'value: "2026-10-01"')
      .replace('January 31, 2027', 'October 1, 2026')
      .replace('31 січня 2027', '1 жовтня 2026')
      .replace('31 января 2027', '1 октября 2026')
      .replace('31 de enero de 2027', '1 de octubre de 2026'),
    [offer]: replaced(offer, 'en: Until {{', 'en: From {{zz-first-day}} until {{').replace(
      'timeZone:',
      'validFrom: 2026-10-01\ntimeZone:',
    ),
  };
  expect(problemsAfter(edits)).toEqual([]);
});

test('a page can’t announce an offer that it does not show', () => {
  const page = 'content/tax/colorado-2027-property-tax-appeal.md';
  const other = replaced(
    page,
    '  offer: colorado-2027-early-bird\nupdated',
    '  offer: florida-evaluation\nupdated',
  );
  expect(problemsAfter({ [page]: other })[0]).toContain(
    'gives search engines "florida-evaluation", but this page shows colorado-2027-early-bird.',
  );
});
