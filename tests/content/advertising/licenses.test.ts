import { expect, test } from 'vitest';
import type { Language } from '../../../src/content/languages/languages.ts';
import { paragraph, rulesIn } from './support/findings.ts';

test.each<[Language, string]>([
  ['en', 'She practices in South Florida.'],
  ['en', 'Our attorney is practicing in North Florida.'],
  ['en', 'She is admitted in West Palm Beach.'],
  ['en', 'Admitted in New Port Richey, she practices in North Miami.'],
  ['en', 'The attorney practices in West Colorado and in South Denver.'],
  ['en', 'She practices in Washington County, Florida.'],
  ['en', 'She is a member of The Florida Bar.'],
  ['en', 'We are licensed in Florida, and a colleague in Texas may help.'],
  ['es', 'Ejerce en North Miami y en el sur de Florida.'],
  ['uk', 'Практикуємо у Північній Флориді та Новому Порт-Річі.'],
  ['ru', 'Практикуем в Северной Флориде и Западном Колорадо.'],
])('%s, a part of the firm’s own states: %s', (language, text) => {
  expect(rulesIn(paragraph(text), language)).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'Licensed in New York.'],
  ['en', 'She practices in New Jersey and Florida.'],
  ['en', 'Admitted in all Florida and all North Carolina courts.'],
  ['en', 'We practice in Florida, Colorado and South Dakota.'],
  ['en', 'Admitted to the bar of West Virginia.'],
  ['en', 'A licensed New Mexico attorney.'],
  ['es', 'Tiene licencia en Colorado y Carolina del Norte.'],
  ['es', 'Licenciada en Nueva Jersey.'],
  ['uk', 'Має ліцензію у Флориді та Північній Кароліні.'],
  ['ru', 'Имеет лицензию в Нью-Джерси.'],
  ['uk', 'Має ліцензію у Пенсильванії.'],
  ['uk', 'Має ліцензію у Пенсільванії.'],
  ['ru', 'Имеет лицензию в Пенсильвании.'],
])('%s, another state: %s', (language, text) => {
  expect(rulesIn(paragraph(text), language)).toEqual(['AD-10']);
});

test('a certification is a claim on every page', () => {
  const claim = paragraph('A board-certified attorney.');
  expect(rulesIn(claim, 'en', '/probate')).toEqual(['AD-15']);
  expect(rulesIn(claim, 'en', '/miami-dade-foreclosure-defense')).toContain('AD-14');
});
