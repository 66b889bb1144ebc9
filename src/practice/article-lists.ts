import type { DataOf } from './collections.ts';
import type { Entry, Page, PageEntry } from './site.ts';
import { listSections } from './page-parts.ts';

/** Maximum number of articles in the list of newest articles, to limit the size of its page. */
export const maxArticles = 24;

type Section = DataOf<'pages'>['sections'][number];
type ArticleList = Extract<Section, { type: 'articles' }>;
type Article = Entry<'articles'>;

/** Selects the articles for a list, newest first: all articles of its year, or the newest overall. */
export function selectArticles({ year }: Pick<ArticleList, 'year'>, articles: readonly Article[]): Article[] {
  const newestFirst = sortNewestFirst(articles);
  return year === undefined
    ? newestFirst.slice(0, maxArticles)
    : newestFirst.filter((article) => getYear(article) === year);
}

/** Sorts by publication date; articles with the same date keep their order. */
export function sortNewestFirst(articles: readonly Article[]): Article[] {
  return articles.toSorted((a, b) => b.data.publishDate.localeCompare(a.data.publishDate));
}

/** Whether the page lists articles; such pages link to the feed in their `<head>`. */
export function hasArticleList({ entry }: Page): boolean {
  return findArticleLists(entry).length > 0;
}

/** Lists the pages with a yearly list of articles, newest year first. */
export function listYearlyPages(pages: Iterable<Page>): Page[] {
  const findLatestYear = (page: Page) =>
    Math.max(...findArticleLists(page.entry).map(({ section: { year = 0 } }) => year));
  return [...pages]
    .filter((page) => findLatestYear(page) > 0)
    .toSorted((a, b) => findLatestYear(b) - findLatestYear(a));
}

/** Finds the article lists on a page, each with its index among the sections. */
export function findArticleLists(entry: PageEntry): { section: ArticleList; index: number }[] {
  return listSections(entry).flatMap((section, index) =>
    section.type === 'articles' ? [{ section, index }] : [],
  );
}

/** Returns the publication year, which determines the yearly list that includes the article. */
export function getYear({ data }: Article): number {
  return Number(data.publishDate.slice(0, 4));
}
