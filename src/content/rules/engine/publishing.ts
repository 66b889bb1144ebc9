import { getLanguage } from '../../languages/languages.ts';
import { buildPath } from '../../routes/routes.ts';
import { isPageEntry } from '../../site.ts';
import type { PageEntry } from '../../site.ts';
import type { EntryRule, NewDiagnostic, SiteRule } from '../rule.ts';
import { Owners } from './one-owner.ts';
import { locateKey, locateValue } from '../locate.ts';

/** Fields for when a page is published, and where it redirects afterward. */
export const publishing: EntryRule = {
  id: 'publishing',
  severity: 'error',
  why: 'A published URL must always work.',
  run: (entry) => (isPageEntry(entry) ? checkPublishing(entry) : []),
};

function* checkPublishing(entry: PageEntry): Iterable<NewDiagnostic> {
  const { publishOn, expiresOn, redirectTo, noindex } = entry.data;
  if (noindex && buildPath(entry) === '/') {
    yield {
      ...locateValue(entry, ['noindex']),
      message: 'would remove the home page from search results. Remove this line.',
    };
  }
  if (expiresOn !== undefined && redirectTo === undefined) {
    yield {
      ...locateValue(entry, ['expiresOn']),
      message: 'also needs redirectTo: the page that replaces this one.',
    };
  }
  if (redirectTo !== undefined && expiresOn === undefined) {
    yield {
      ...locateKey(entry, ['redirectTo']),
      message:
        'does nothing without expiresOn, the last day on which this page is public. Add it, or remove this line.',
    };
  }
  if (publishOn !== undefined && expiresOn !== undefined && publishOn > expiresOn) {
    yield {
      ...locateValue(entry, ['expiresOn']),
      message: `can’t be before publishOn (${publishOn}).`,
    };
  }
}

/** A page may have one translation per language, whose source must be an original. */
export const translations: SiteRule = {
  id: 'translations',
  severity: 'error',
  why: 'A page’s language buttons link to one page per language.',
  run: ({ routes: { orderedEntries, entriesByPath } }) => {
    const owners = new Owners();
    return orderedEntries.flatMap((entry) => {
      const { translation } = entry.data;
      if (translation === undefined) return [];
      const language = getLanguage(entry.data);
      return [
        ...checkVersions(entry, translation.of, language, owners),
        ...checkSource(entry, translation.of, entriesByPath),
      ];
    });
  },
};

function checkVersions(
  entry: PageEntry,
  sourcePath: string,
  language: string,
  owners: Owners,
): NewDiagnostic[] {
  if (language === 'en') {
    const message = 'is set on an English page. Set language to this page’s language, or remove translation.';
    return [{ ...locateKey(entry, ['translation']), message }];
  }
  return owners.checkClaims(entry, [
    {
      key: `${sourcePath} ${language}`,
      path: ['translation', 'of'],
      message: ({ file }) =>
        `names ${sourcePath}, which ${file} already translates into the same language. Check the language of both.`,
    },
  ]);
}

function checkSource(
  entry: PageEntry,
  sourcePath: string,
  entriesByPath: ReadonlyMap<string, PageEntry>,
): NewDiagnostic[] {
  const source = entriesByPath.get(sourcePath);
  const originalPath = source?.data.translation?.of;
  if (source !== entry && originalPath === undefined) return [];
  const message =
    source === entry
      ? 'names this page itself. Name the English page that it translates.'
      : `names ${sourcePath}, which is a translation itself. Name ${originalPath ?? ''}, the page that both translate.`;
  return [{ ...locateValue(entry, ['translation', 'of']), message }];
}
