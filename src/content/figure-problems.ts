import type { FactWords } from './facts.ts';
import { figureAdvice, literalFigures } from './figures.ts';
import type { Problem } from './problem.ts';
import { findInCopy } from './shown-places.ts';
import type { Judged } from './shown-places.ts';

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
