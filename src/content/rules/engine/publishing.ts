import { getLanguage } from '../../languages/languages.ts';
import { buildPath } from '../../routes/routes.ts';
import { isPageEntry } from '../../site.ts';
import type { PageEntry } from '../../site.ts';
import type { EntryRule, NewDiagnostic, SiteRule } from '../rule.ts';
import { Owners } from './one-owner.ts';
import { locateKey, locateValue } from '../locate.ts';

/** Fields that set when a page is published and where it redirects afterward; also `noindex` on the home page. */
export const publishing: EntryRule = {
  id: 'publishing',
  severity: 'error',
  why: 'A published URL must always work, and search engines must find the home page.',
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

/** A page may have one translation per language, and a translation can't be translated itself. */
export const translations: SiteRule = {
  id: 'translations',
  severity: 'error',
  why: 'A page’s language buttons link to one page per language.',
  *run({ routes: { orderedEntries, entriesByPath } }) {
    const owners = new Owners();
    for (const entry of orderedEntries) {
      const { translation } = entry.data;
      if (translation === undefined) continue;
      const { of } = translation;
      const language = getLanguage(entry.data);
      if (language === 'en') {
        const message =
          'is set on an English page. Set language to this page’s language, or remove translation.';
        yield { ...locateKey(entry, ['translation']), message };
      } else {
        const message = ({ file }: { file: string }) =>
          `names ${of}, which ${file} already translates into the same language. Check the language of both.`;
        yield* owners.checkClaims(entry, [
          { key: `${of} ${language}`, path: ['translation', 'of'], message },
        ]);
      }
      const source = entriesByPath.get(of);
      if (source === entry || source?.data.translation !== undefined) {
        const message = `names ${of}, which is a translation itself. Name the original page.`;
        yield { ...locateValue(entry, ['translation', 'of']), message };
      }
    }
  },
};
