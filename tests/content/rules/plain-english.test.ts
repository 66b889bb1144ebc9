import { expect, test } from 'vitest';
import { findLegalese, findLongSentences } from '#practice/rules/plain-english.ts';

test('legalese and long sentences are reported with suggestions', () => {
  const listMessages = (text: string) =>
    [...findLegalese(text), ...findLongSentences(text)].map(({ message }) => message);
  expect(listMessages('Pursuant to the rule, the judgment comes prior to the sale in Miami-Dade.')).toEqual([
    '"Pursuant to" is hard to read. Plainer: under.',
    '"prior to" is hard to read. Plainer: before.',
  ]);
  expect(listMessages(`${'word '.repeat(33)}end.`)).toEqual([
    'This sentence has 34 words. Split it: up to 25 words are easy to read.',
  ]);
  expect(listMessages('We read the papers with you and tell you what comes next.')).toEqual([]);
});
