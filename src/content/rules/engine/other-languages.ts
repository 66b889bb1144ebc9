import { getLanguage } from '../../languages/languages.ts';
import type { Language } from '../../languages/languages.ts';
import { joinPatterns, lexicons } from '../../languages/lexicons.ts';
import { isPageEntry } from '../../site.ts';
import type { Entry } from '../../site.ts';
import type { NewDiagnostic, SiteRule, SiteContext } from '../rule.ts';
import { parsePath } from './targets.ts';
import { locateRange, locateValue } from '../locate.ts';

/** References and links to content in a language other than the page's, without a note. */
export const otherLanguages: SiteRule = {
  id: 'other-languages',
  severity: 'warning',
  why: 'Visitors must know that a page is in another language before they follow a link to it.',
  run: (context) =>
    [...context.entriesByFile.values()].flatMap((entry) => {
      if (!isPageEntry(entry) || entry.data.draft) return [];
      const language = getLanguage(entry.data);
      const problems = findForeignReferences(entry, language, context);
      return language === 'en' ? problems : [...problems, ...findLinksToEnglish(entry, language, context)];
    }),
};

function findForeignReferences(
  entry: Entry,
  pageLanguage: Language,
  { entries }: SiteContext,
): NewDiagnostic[] {
  return entry.references.flatMap(({ kind, text, path }): NewDiagnostic[] => {
    const referencedEntry = kind.kind === 'reference' ? entries[kind.collection]?.get(text) : undefined;
    if (referencedEntry === undefined || !('language' in referencedEntry.data)) return [];
    const otherLanguage = getLanguage(referencedEntry.data);
    if (otherLanguage === pageLanguage) return [];
    const { noun } = referencedEntry.config;
    const message = `names the ${noun} "${text}", which is in ${lexicons[otherLanguage].name}, but this page is in ${lexicons[pageLanguage].name}. Choose one in ${lexicons[pageLanguage].name}.`;
    return [{ ...locateValue(entry, path), message, cause: `${entry.file} shows ${otherLanguage}` }];
  });
}

const englishNamePattern = new RegExp(
  joinPatterns(({ wordForEnglish }) => wordForEnglish),
  'i',
);

/** Finds links to English pages with no note nearby. Menus and buttons add it automatically; in text, authors write it. */
function findLinksToEnglish(
  entry: Entry,
  pageLanguage: Language,
  { definition, entries, routes }: SiteContext,
): NewDiagnostic[] {
  const note = definition.getEnglishNote(entries, pageLanguage);
  return entry.links.flatMap((link): NewDiagnostic[] => {
    const page = routes.entriesByPath.get(parsePath(link.target));
    if (page === undefined || page.file === entry.file || getLanguage(page.data) !== 'en') return [];
    if (englishNamePattern.test(findSurroundingText(entry.frontmatter.text, link.index))) return [];
    const message = `This link goes to a page in English. Add this after it: ${note}.`;
    return [
      { ...locateRange(entry, link.index, link.length), message, cause: `${entry.file} links to English` },
    ];
  });
}

/** Returns the lines around a link, because a note above may cover a list of links. */
function findSurroundingText(text: string, index: number): string {
  const line = text.slice(0, index).split('\n').length;
  return text
    .split('\n')
    .slice(Math.max(0, line - 4), line + 1)
    .join('\n');
}
