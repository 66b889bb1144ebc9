import { expect, test } from 'vitest';
import { suggest } from '#content/report/suggest.ts';

test('a name with the typed prefix is preferred to a similar name', () => {
  const names = ['foreclosure-sale', 'foreclosure-delay-negotiate', 'foreclosure-answer'];
  expect(suggest('foreclosure-delay', names)).toBe('foreclosure-delay-negotiate');
  expect(suggest('foreclosure-salw', names)).toBe('foreclosure-sale');
  expect(suggest('foreclosure', names)).toBeUndefined();
});
