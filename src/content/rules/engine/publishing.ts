import { languageOf } from '../../languages/languages.ts';
import { pathOf } from '../../routes/routes.ts';
import { isPageEntry } from '../../site.ts';
import type { PageEntry } from '../../site.ts';
import type { EntryRule, NewDiagnostic, SiteRule } from '../rule.ts';
import { Owners } from './one-owner.ts';
import { atKey, atValue } from '../at.ts';

/** When a page is published, and where it redirects afterward. */
export const publishing: EntryRule = {
  id: 'publishing',
  severity: 'error',
  why: 'A published address must work every day.',
  run: (entry) => (isPageEntry(entry) ? publishingProblems(entry) : []),
};

function* publishingProblems(entry: PageEntry): Iterable<NewDiagnostic> {
  const { publishOn, expiresOn, redirectTo, noindex } = entry.data;
  if (noindex && pathOf(entry) === '/') {
    yield {
      ...atValue(entry, ['noindex']),
      message: 'would remove the home page from search results. Remove this line.',
    };
  }
  if (expiresOn !== undefined && redirectTo === undefined) {
    yield {
      ...atValue(entry, ['expiresOn']),
      message: 'also needs redirectTo, the page that replaces it.',
    };
  }
  if (publishOn !== undefined && expiresOn !== undefined && publishOn > expiresOn) {
    yield {
      ...atValue(entry, ['expiresOn']),
      message: `can’t be before publishOn (${publishOn}).`,
    };
  }
}

/** A translation references its source, which lists one version per language. */
export const translations: SiteRule = {
  id: 'translations',
  severity: 'error',
  why: 'A page’s language buttons link to one page per language.',
  run: ({ routes: { order, known } }) => {
    const owners = new Owners();
    return order.flatMap((entry) => {
      const { translation } = entry.data;
      if (translation === undefined) return [];
      const language = languageOf(entry.data);
      return [
        ...versionProblems(entry, translation.of, language, owners),
        ...sourceProblems(entry, translation.of, known),
      ];
    });
  },
};

function versionProblems(entry: PageEntry, of: string, language: string, owners: Owners): NewDiagnostic[] {
  if (language === 'en') {
    const message = 'is set on an English page. Set language to this page’s language, or remove translation.';
    return [{ ...atKey(entry, ['translation']), message }];
  }
  return owners.claim(entry, [
    {
      key: `${of} ${language}`,
      path: ['translation', 'of'],
      message: ({ file }) =>
        `names ${of}, which ${file} already translates into the same language. Check the language of both.`,
    },
  ]);
}

function sourceProblems(
  entry: PageEntry,
  of: string,
  known: ReadonlyMap<string, PageEntry>,
): NewDiagnostic[] {
  const source = known.get(of);
  const first = source?.data.translation?.of;
  if (source !== entry && first === undefined) return [];
  const message =
    source === entry
      ? 'names this page itself. Name the English page that it translates.'
      : `names ${of}, which is a translation itself. Name ${first ?? ''}, the page that both translate.`;
  return [{ ...atValue(entry, ['translation', 'of']), message }];
}
