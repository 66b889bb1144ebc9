import type { PageEntry } from '../entry.ts';
import type { FieldPath } from '../validation/walk-schema.ts';
import { isRecord } from '../validation/walk-schema.ts';

/** A place that an author names: a part by its `id`, a question by its file. */
export type NamedPlace = { name: string; path: FieldPath };

/** A button of a page: its fields, and where they stand. */
type FoundButton = { values: Record<string, unknown>; path: FieldPath };

type Found = { places: NamedPlace[]; buttons: FoundButton[] };

/** Several checks and the templates ask for the same page, and each look goes through all its fields. */
const known = new WeakMap<PageEntry['data'], Found>();

function foundIn(data: PageEntry['data']): Found {
  const before = known.get(data);
  if (before !== undefined) return before;
  const found: Found = { places: [], buttons: [] };
  look(data, [], found);
  known.set(data, found);
  return found;
}

export function namedPlaces({ data }: PageEntry): NamedPlace[] {
  return foundIn(data).places;
}

export function buttonsOf({ data }: PageEntry): FoundButton[] {
  return foundIn(data).buttons;
}

/** Whether a button of the page opens the wrongful-death form. */
export function hasReferral(entry: PageEntry): boolean {
  return buttonsOf(entry).some(({ values }) => values['do'] === 'refer');
}

function look(values: unknown, path: FieldPath, found: Found): void {
  if (!Array.isArray(values) && !isRecord(values)) return;
  if (isRecord(values) && 'do' in values) found.buttons.push({ values, path: [...path] });
  const isFaqs = path.at(-1) === 'faqs';
  for (const [key, value] of Array.isArray(values) ? values.entries() : Object.entries(values)) {
    path.push(key);
    if (typeof value !== 'string') look(value, path, found);
    else if (key === 'id' || isFaqs) found.places.push({ name: value, path: [...path] });
    path.pop();
  }
}
