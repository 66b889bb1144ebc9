import type { PageEntry } from '../entry.ts';
import { fieldName, problemAt } from '../problems/places.ts';
import type { Problem } from '../problems/problem.ts';
import type { FieldPath } from '../validation/walk-schema.ts';

type OneOwner<Key> = {
  owners: Map<Key, PageEntry>;
  key: Key;
  path: FieldPath;
  /** What is wrong when another page has it already. */
  message: (other: PageEntry) => string;
};

/** What only one page may have belongs to the first that is asked; for any other it is a problem. */
export function oneOwner<Key>(entry: PageEntry, { owners, key, path, message }: OneOwner<Key>): Problem[] {
  const other = owners.get(key);
  if (other === undefined || follows(entry, other)) {
    owners.set(key, entry);
    return [];
  }
  if (follows(other, entry)) return [];
  return [
    { ...problemAt(entry.frontmatter, path, 'value'), field: fieldName(path), message: message(other) },
  ];
}

/** A page that is shown only when the other has ended: the two never stand side by side. */
function follows({ data: { publishOn } }: PageEntry, { data: { expiresOn } }: PageEntry): boolean {
  return publishOn !== undefined && expiresOn !== undefined && expiresOn < publishOn;
}
