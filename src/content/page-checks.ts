import { foldName } from './county-copies.ts';
import type { PageEntry } from './entry.ts';
import { fieldName, problemAt } from './places.ts';
import type { Problem } from './problem.ts';
import type { FieldPath } from './walk-schema.ts';

type OneOwner<Key> = {
  owners: Map<Key, PageEntry>;
  key: Key;
  path: FieldPath;
  /** What is wrong when another page has it already. */
  message: (other: PageEntry) => string;
};

/** What only one page may have belongs to the first that is asked; for any other it is a problem. */
function oneOwner<Key>(entry: PageEntry, { owners, key, path, message }: OneOwner<Key>): Problem[] {
  const other = owners.get(key);
  if (other === undefined) {
    owners.set(key, entry);
    return [];
  }
  return [
    { ...problemAt(entry.frontmatter, path, 'value'), field: fieldName(path), message: message(other) },
  ];
}

export function checkTitle(entry: PageEntry, owners: Map<string, PageEntry>): Problem[] {
  return oneOwner(entry, {
    owners,
    key: entry.data.title,
    path: ['title'],
    message: ({ file }) =>
      `is the same as in ${file}. Search engines and screen readers need a title of its own on each page.`,
  });
}

/** In menus and in the breadcrumb bar two pages of one name could not be told apart. */
export function checkLabel(entry: PageEntry, owners: Map<string, PageEntry>): Problem[] {
  const { label } = entry.data;
  if (label === undefined) return [];
  const language = 'language' in entry.data ? entry.data.language : 'en';
  return oneOwner(entry, {
    owners,
    key: `${language} ${foldName(label)}`,
    path: ['label'],
    message: ({ file }) =>
      `is the same as in ${file}. Menus would show two links of one name; give each page its own.`,
  });
}

/** Lists and the form offer counties by name: two of one name could not be told apart. */
export function checkCounty(entry: PageEntry, owners: Map<string, PageEntry>): Problem[] {
  if (entry.collection !== 'counties') return [];
  return oneOwner(entry, {
    owners,
    key: foldName(entry.data.name),
    path: ['name'],
    message: ({ file }) => `is the county of ${file} already. Each county has one page.`,
  });
}

/** Articles are kept apart by their numbers. */
export function checkNumber(entry: PageEntry, owners: Map<number, PageEntry>): Problem[] {
  if (entry.collection !== 'articles') return [];
  return oneOwner(entry, {
    owners,
    key: entry.data.id,
    path: ['id'],
    message: ({ file }) => `is the number of ${file} already. Take one that no other article has.`,
  });
}

export function publishingProblems(entry: PageEntry): Problem[] {
  const { publishOn, expiresOn, redirectTo } = entry.data;
  const problems: Problem[] = [];
  if (expiresOn !== undefined && redirectTo === undefined) {
    problems.push({
      ...problemAt(entry.frontmatter, ['expiresOn'], 'value'),
      field: 'expiresOn',
      message: 'needs a redirectTo beside it: the page that visitors of this address see afterwards.',
    });
  }
  if (publishOn !== undefined && expiresOn !== undefined && publishOn > expiresOn) {
    problems.push({
      ...problemAt(entry.frontmatter, ['expiresOn'], 'value'),
      field: 'expiresOn',
      message: `must not lie before publishOn (${publishOn}).`,
    });
  }
  return problems;
}

/** One page for each language: the language buttons could name only one of two. */
export function translationProblems(entry: PageEntry, owners: Map<string, PageEntry>): Problem[] {
  if (!('translation' in entry.data) || entry.data.translation === undefined) return [];
  const { translation, language } = entry.data;
  if (language === 'en') {
    const message =
      'stands on an English page. Set language to the language of this page, or take translation away.';
    return [{ ...problemAt(entry.frontmatter, ['translation'], 'key'), field: 'translation', message }];
  }
  return oneOwner(entry, {
    owners,
    key: `${translation.of} ${language}`,
    path: ['translation', 'of'],
    message: ({ file }) =>
      `names ${translation.of}, which ${file} translates into the same language already. Look at the language of both.`,
  });
}

/** A translation names the page that was written first: that one lists its versions. */
export function sourceProblems(entry: PageEntry, known: ReadonlyMap<string, PageEntry>): Problem[] {
  if (!('translation' in entry.data) || entry.data.translation === undefined) return [];
  const { of } = entry.data.translation;
  const source = known.get(of);
  const first = source && 'translation' in source.data ? source.data.translation?.of : undefined;
  if (source !== entry && first === undefined) return [];
  const message =
    source === entry
      ? 'names this page itself. Name the English page that it translates.'
      : `names ${of}, which is a translation itself. Name ${first ?? ''}, the page that both translate.`;
  return [{ ...problemAt(entry.frontmatter, ['translation', 'of'], 'value'), field: 'of', message }];
}

/** Text below the fields is shown where a part of type body stands. */
export function bodyPlaceProblems(entry: PageEntry): Problem[] {
  if (!('sections' in entry.data) || entry.frontmatter.body.trim() === '') return [];
  if (entry.data.sections.some(({ type }) => type === 'body')) return [];
  const { body, bodyLineOffset: above } = entry.frontmatter;
  const line = above + 1 + body.split('\n').findIndex((text) => text.trim() !== '');
  const message =
    'This text would not be shown: no part of this page is of type body. Add one to sections, or move the words into a part.';
  return [{ file: entry.file, line, column: 1, message, severity: 'error' }];
}
