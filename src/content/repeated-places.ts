import type { PageEntry } from './entry.ts';
import { fieldName, problemAt } from './places.ts';
import type { Problem } from './problem.ts';
import type { FieldPath } from './walk-schema.ts';
import { isRecord } from './walk-schema.ts';

type Named = { name: string; path: FieldPath };

/** Names that a page's frame has taken already. */
const framePlaces: Named[] = [{ name: 'main', path: [] }];

/**
 * A problem for each place of a page that has the name of another: links would lead to the first of them
 * alone. Parts are named by `id`, questions by their file, so that the same question twice is found as well.
 */
export function repeatedPlaces(entry: PageEntry): Problem[] {
  const seen = new Set<string>();
  return [...framePlaces, ...placesIn(entry.frontmatter.values, [])].flatMap(({ name, path }) => {
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const message = `"${name}" is the name of a place on this page already. Give each its own, and list each question once.`;
    return [{ ...problemAt(entry.frontmatter, path, 'value'), field: fieldName(path), message }];
  });
}

function placesIn(values: unknown, path: FieldPath): Named[] {
  if (Array.isArray(values)) {
    return values.flatMap((value: unknown, index) =>
      path.at(-1) === 'faqs' && typeof value === 'string'
        ? [{ name: value, path: [...path, index] }]
        : placesIn(value, [...path, index]),
    );
  }
  if (!isRecord(values)) return [];
  return Object.entries(values).flatMap(([key, value]) =>
    key === 'id' && typeof value === 'string'
      ? [{ name: value, path: [...path, key] }]
      : placesIn(value, [...path, key]),
  );
}
