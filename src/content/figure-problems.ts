import type { AnyEntry } from './entry.ts';
import type { FactWords } from './facts.ts';
import { figureAdvice, literalFigures } from './figures.ts';
import type { Problem } from './problem.ts';
import { findShown } from './shown-places.ts';

/** Collections that hold figures, or nothing that a visitor reads. */
const exempt = new Set(['facts', 'waivers', 'bookings', 'social']);

/** A problem for each figure that a file's copy writes out instead of quoting a fact. */
export function checkFigures(
  entry: Pick<AnyEntry, 'collection' | 'frontmatter'> | undefined,
  facts: FactWords,
): Problem[] {
  if (entry === undefined || exempt.has(entry.collection)) return [];
  const found = findShown(entry, (text) =>
    literalFigures(text).map(({ words, index }) => ({
      index,
      length: words.length,
      say: () => figureAdvice(words, facts),
    })),
  );
  return found.map((problem) => ({ ...problem, file: entry.frontmatter.file, severity: 'error' }));
}
