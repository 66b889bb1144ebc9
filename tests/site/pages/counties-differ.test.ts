import { expect, test } from 'vitest';
import { addressed } from './support/site.ts';
import { textOf } from './support/text.ts';

/** Search engines call near-identical pages for many places doorways. */
const mostAlike = 0.6;

const counties = addressed
  .filter(({ path }) => path.endsWith('-foreclosure-defense'))
  .map(({ path, root }) => ({ path, phrases: phrasesOf(textOf(root.querySelector('main'))) }));

const pairs = counties.flatMap((one, index) => counties.slice(index + 1).map((other) => ({ one, other })));

test('there are six county pages to compare', () => {
  expect(counties.length).toBeGreaterThanOrEqual(6);
});

test.each(pairs)('$one.path and $other.path say different things', ({ one, other }) => {
  expect(likeness(one.phrases, other.phrases)).toBeLessThan(mostAlike);
});

test('two equal texts would be found alike', () => {
  expect(likeness(phrasesOf('one two three four five six'), phrasesOf('one two three four five six'))).toBe(
    1,
  );
});

/** Every run of four words. */
function phrasesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(' ')));
}

/** The share of phrases that two texts have in common (Jaccard). */
function likeness(one: Set<string>, other: Set<string>): number {
  return one.intersection(other).size / one.union(other).size;
}
