import { expect, test } from 'vitest';
import { replaced, reportedAfter } from '../edited-content.ts';

const finder = 'content/site/place-finder.md';

test('an answer without one of its words in braces is reported', () => {
  const edited = replaced(finder, 'en: "{place} is in {name}', 'en: "It is in {name}');
  expect(reportedAfter({ [finder]: edited })).toEqual([
    `${finder}:19:7 inCounty, en  must say {place} once, where it belongs.`,
  ]);
});
