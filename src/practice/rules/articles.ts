import { selectArticles, findArticleLists, maxArticles, getYear } from '../article-lists.ts';
import type { Entry, PageEntry } from '../site.ts';
import type { NewDiagnostic } from '#content/rules/rule.ts';
import type { SiteRule } from './rule.ts';
import { locateValue } from '#content/rules/locate.ts';

type Article = Entry<'articles'>;

/** Articles that no list includes, and yearly lists without articles. */
export const articleLists: SiteRule = {
  id: 'article-lists',
  severity: 'error',
  why: 'Readers can’t find an article that no list shows, and an empty list looks broken.',
  run: ({ routes: { pages, brokenPaths } }) => {
    const entries = [...pages.values()].map(({ entry }) => entry);
    const articles = entries.filter((entry) => entry.collection === 'articles');
    const lists = entries.flatMap((entry) => findArticleLists(entry).map((list) => ({ ...list, entry })));
    const listedArticles = new Set(lists.flatMap(({ section }) => selectArticles(section, articles)));
    const unlistedArticles = articles.filter((article) => !listedArticles.has(article));
    return lists.flatMap(({ entry, index, section }) => {
      if (section.year === undefined)
        return unlistedArticles.length === 0 ? [] : [reportUnlisted(entry, index, unlistedArticles)];
      // An unreadable file may be an article from that year.
      const mayHaveArticles = brokenPaths.size > 0 || selectArticles(section, articles).length > 0;
      return mayHaveArticles ? [] : [reportEmptyYear(entry, index, section.year)];
    });
  },
};

function reportUnlisted(entry: PageEntry, index: number, unlistedArticles: Article[]): NewDiagnostic {
  const [year, ...otherYears] = [...new Set(unlistedArticles.map(getYear))].toSorted((a, b) => a - b);
  const otherYearsNote = otherYears.length === 0 ? '' : ` Do the same for ${otherYears.join(', ')}.`;
  const message =
    `shows only the newest ${maxArticles} articles, and no list includes ${unlistedArticles.length} older ${unlistedArticles.length === 1 ? 'one' : 'ones'}. ` +
    `Create a page with: npm run new -- page "Articles from ${year}", and add a section with "type: articles" and "year: ${year}".${otherYearsNote} ` +
    'This list then links to the page.';
  const location = locateValue(entry, ['sections', index, 'type']);
  return { ...location, field: 'articles', message, severity: 'warning' };
}

function reportEmptyYear(entry: PageEntry, index: number, year: number): NewDiagnostic {
  const message = `is ${year}, but no article was published that year. Change the year, or remove the section.`;
  return { ...locateValue(entry, ['sections', index, 'year']), message };
}
