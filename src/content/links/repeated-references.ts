import type { Compiled } from '../compiled.ts';
import { fieldName, problemAt } from '../problems/places.ts';
import type { Problem } from '../problems/problem.ts';

/**
 * A problem for each file that a list names a second time: the page would show one card, office
 * or disclaimer twice. Questions are places of their page, and are found as such.
 */
export function repeatedReferences(compiled: Iterable<Compiled>): Problem[] {
  return [...compiled].flatMap(({ entry, references }) => {
    const first = new Map<string, number>();
    return references.flatMap(({ text, meaning, path }): Problem[] => {
      const item = path.at(-1);
      if (meaning.kind !== 'reference' || meaning.collection === 'faqs' || typeof item !== 'number')
        return [];
      const key = [...path.slice(0, -1), text].join('\n');
      const before = first.get(key);
      if (before === undefined) {
        first.set(key, item);
        return [];
      }
      const message = `names "${text}", which is item ${before + 1} of this list already. Take one of the two away.`;
      return [{ ...problemAt(entry.frontmatter, path, 'value'), field: fieldName(path), message }];
    });
  });
}
