import type { FactWords } from '../facts/quote-facts.ts';
import type { Problem } from '../problems/problem.ts';
import { findInCopy } from '../wording/shown-places.ts';
import type { Judged } from '../wording/shown-places.ts';
import { figureAdvice, literalFigures } from './literal-figures.ts';

/** A problem for each figure that a file's copy writes out instead of quoting a fact. */
export function checkFigures(entry: Judged | undefined, facts: FactWords): Problem[] {
  return findInCopy(entry, (text) =>
    literalFigures(text).map(({ words, index }) => ({
      index,
      length: words.length,
      say: () => figureAdvice(words, facts),
    })),
  );
}
