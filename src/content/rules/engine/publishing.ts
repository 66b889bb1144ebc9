import type { Problem } from '../../report/problem.ts';
import type { PageEntry } from '../../site.ts';
import { problemAt } from '../../source/places.ts';
import { oneOwner } from './titles.ts';

export function publishingProblems(entry: PageEntry): Problem[] {
  const { publishOn, expiresOn, redirectTo, noindex } = entry.data;
  const problems: Problem[] = [];
  if (noindex && entry.collection === 'pages' && entry.id === 'index') {
    problems.push({
      ...problemAt(entry.frontmatter, ['noindex'], 'key'),
      field: 'noindex',
      message: 'would take the home page out of search results. Take this line away.',
    });
  }
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
