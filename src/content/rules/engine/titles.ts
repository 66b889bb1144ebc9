import type { FieldPath } from '../../fields/walk.ts';
import { languageOf } from '../../languages/languages.ts';
import type { Problem } from '../../report/problem.ts';
import { publishingState } from '../../routes/publishing.ts';
import type { PageEntry } from '../../site.ts';
import { fieldName, problemAt } from '../../source/places.ts';
import { foldName } from '../firm/counties.ts';

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

/** What each title, description, label, number and county name belongs to, so that none is given twice. */
export type NameOwners = {
  titles: Map<string, PageEntry>;
  descriptions: Map<string, PageEntry>;
  labels: Map<string, PageEntry>;
  numbers: Map<number, PageEntry>;
  counties: Map<string, PageEntry>;
};

/** Names that another page has already. A copy of a whole file is told by its title alone. */
export function takenNames(entry: PageEntry, owners: NameOwners, now: Date): Problem[] {
  const number = checkNumber(entry, owners.numbers);
  // The page that takes its place may have its names.
  if (publishingState(entry.data, now) === 'expired') return number;
  const title = checkTitle(entry, owners.titles);
  if (title.length > 0) return [...title, ...number];
  return [
    ...number,
    ...checkCounty(entry, owners.counties),
    ...checkLabel(entry, owners.labels),
    ...checkDescription(entry, owners.descriptions),
  ];
}

function checkTitle(entry: PageEntry, owners: Map<string, PageEntry>): Problem[] {
  return oneOwner(entry, {
    owners,
    key: entry.data.title,
    path: ['title'],
    message: ({ file }) =>
      `is the same as in ${file}. Search engines and screen readers need a title of its own on each page.`,
  });
}

/** Search engines show one of two pages that describe themselves alike, and choose which. */
function checkDescription(entry: PageEntry, owners: Map<string, PageEntry>): Problem[] {
  // A translation begins with the words that it translates.
  if (entry.data.draft) return [];
  const found = oneOwner(entry, {
    owners,
    key: `${languageOf(entry.data)} ${entry.data.description}`,
    path: ['description'],
    message: ({ file }) => `is the same as in ${file}. Search engines tell pages apart by it.`,
  });
  return found.map((problem) => ({ ...problem, severity: 'warning' }));
}

/** In menus and in the breadcrumb bar two pages of one name could not be told apart. */
function checkLabel(entry: PageEntry, owners: Map<string, PageEntry>): Problem[] {
  const { label } = entry.data;
  if (label === undefined) return [];
  return oneOwner(entry, {
    owners,
    key: `${languageOf(entry.data)} ${foldName(label)}`,
    path: ['label'],
    message: ({ file }) =>
      `is the same as in ${file}. Menus would show two links of one name; give each page its own.`,
  });
}

/** Lists and the form offer counties by name: two of one name could not be told apart. */
function checkCounty(entry: PageEntry, owners: Map<string, PageEntry>): Problem[] {
  if (entry.collection !== 'counties') return [];
  return oneOwner(entry, {
    owners,
    key: foldName(entry.data.name),
    path: ['name'],
    message: ({ file }) => `is the county of ${file} already. Each county has one page.`,
  });
}

/** Articles are kept apart by their numbers. */
function checkNumber(entry: PageEntry, owners: Map<number, PageEntry>): Problem[] {
  if (entry.collection !== 'articles') return [];
  return oneOwner(entry, {
    owners,
    key: entry.data.id,
    path: ['id'],
    message: ({ file }) => `is the number of ${file} already. Take one that no other article has.`,
  });
}
