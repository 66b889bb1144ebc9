import { expect, test } from 'vitest';
import { addressed } from '../support/site.ts';
import { textOf } from '../support/text.ts';

/** Search engines treat near-identical pages as doorways. */
const maxSimilarity = 0.6;

const counties = addressed
  .filter(({ path }) => path.endsWith('-foreclosure-defense'))
  .map(({ path, root }) => ({ path, phrases: phrasesOf(textOf(root.querySelector('main'))) }));

const pairs = counties.flatMap((one, index) => counties.slice(index + 1).map((other) => ({ one, other })));

test('the pages of two counties have different texts', () => {
  expect(pairs.length).toBeGreaterThan(5);
  const alike = pairs.filter(({ one, other }) => similarity(one.phrases, other.phrases) >= maxSimilarity);
  expect(alike.map(({ one, other }) => `${one.path} ${other.path}`)).toEqual([]);
});

/** Every run of four words. */
function phrasesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(' ')));
}

/** The share of phrases that two texts have in common (Jaccard). */
function similarity(one: Set<string>, other: Set<string>): number {
  return one.intersection(other).size / one.union(other).size;
}
