import { expect, test } from 'vitest';
import { checkFact } from '#practice/schemas/fact-value.ts';

const checkDateFact = (value: string, statedAs: string, translations = {}) =>
  checkFact({ value, unit: 'date', statedAs, translations });

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
  expect(checkDateFact(value, statedAs, translations)).toEqual([]);
});

test.each(['January 31', 'the end of January 2027', 'August 2027', 'next week'])(
  'the date 2027-01-31 does not match the text %s',
  (statedAs) => {
    expect(checkDateFact('2027-01-31', statedAs)).toHaveLength(1);
  },
);
