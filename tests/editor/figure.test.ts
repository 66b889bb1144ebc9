import { expect, test } from 'vitest';
import { completeFigure } from '#editor/fields/figure.ts';

const years = { value: 3, unit: 'years', statedAs: '3 years', translations: { uk: '3 роки', es: '3 años' } };
const date = {
  value: '2027-01-31',
  unit: 'date',
  statedAs: 'January 31, 2027',
  translations: { uk: '31 січня 2027 року', ru: '31 января 2027 года', es: '31 de enero de 2027' },
};
const laterDate = {
  ...date,
  value: '2027-02-15',
  statedAs: 'February 15, 2027',
  translations: { uk: '15 лютого 2027 року', ru: '15 февраля 2027 года', es: '15 de febrero de 2027' },
};

test('changing a number updates translations unless the plural form changes', () => {
  const fourYears = { ...years, value: 4, statedAs: '4 years', translations: { uk: '4 роки', es: '4 años' } };
  expect(completeFigure({ ...years, statedAs: '4 years' }, ['statedAs'], years)).toEqual(fourYears);
  const fiveYears = { ...years, value: 5, statedAs: '5 years', translations: { uk: '3 роки', es: '5 años' } };
  expect(completeFigure({ ...years, value: '5' }, ['value'], years)).toEqual({ ...fiveYears, value: '5' });
});

test('a changed number has US thousands separators where the old one had them', () => {
  const fee = { value: 1250, statedAs: '$1,250', translations: { es: '$1,250', uk: '$1250' } };
  const changedFee = { value: 12_500, statedAs: '$12,500', translations: { es: '$12,500', uk: '$12500' } };
  expect(completeFigure({ ...fee, statedAs: '$12,500' }, ['statedAs'], fee)).toEqual(changedFee);
});

test('a translation that the author edited by hand doesn’t change', () => {
  const editedYears = { ...years, value: '5', translations: { ...years.translations, uk: '5 років' } };
  expect(completeFigure(editedYears, ['value'], years)['translations']).toEqual({
    uk: '5 років',
    es: '5 años',
  });
});

test('changing a date updates its text in all languages, and changing the text updates the date', () => {
  expect(completeFigure({ ...date, value: laterDate.value }, ['value'], date)).toEqual(laterDate);
  expect(completeFigure({ ...date, statedAs: laterDate.statedAs }, ['statedAs'], date)).toEqual(laterDate);
  expect(completeFigure({ ...date, statedAs: 'February' }, ['statedAs'], date)['value']).toBe(date.value);
});
