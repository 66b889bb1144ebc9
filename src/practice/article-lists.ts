import type { DataOf } from './collections.ts';
import type { Entry, Page, PageEntry } from './site.ts';
import { sectionsOf } from './page-parts.ts';

/** A page with many more articles would not load in one go. */
export const mostArticles = 24;

type Part = DataOf<'pages'>['sections'][number];
type ListPart = Extract<Part, { type: 'articles' }>;
type Article = Entry<'articles'>;

/** The articles that a list shows, newest first: those of its year, or the newest of all. */
export function listedArticles({ year }: Pick<ListPart, 'year'>, articles: readonly Article[]): Article[] {
  const all = newestFirst(articles);
  return year === undefined ? all.slice(0, mostArticles) : all.filter((article) => yearOf(article) === year);
}

/** By the day of publication. Articles of one day keep their order. */
export function newestFirst(articles: readonly Article[]): Article[] {
  return articles.toSorted((a, b) => b.data.publishDate.localeCompare(a.data.publishDate));
}

/** Whether the page has a list of articles: such pages name the feed in their head. */
export function listsArticles({ entry }: Page): boolean {
  return listsOn(entry).length > 0;
}

/** The pages that list the articles of one year, the newest year first. */
export function yearlyLists(pages: Iterable<Page>): Page[] {
  const latest = (page: Page) => Math.max(...listsOn(page.entry).map(({ part: { year = 0 } }) => year));
  return [...pages].filter((page) => latest(page) > 0).toSorted((a, b) => latest(b) - latest(a));
}

/** The lists of articles on a page, each with its place among the sections. */
export function listsOn(entry: PageEntry): { part: ListPart; index: number }[] {
  return sectionsOf(entry).flatMap((part, index) => (part.type === 'articles' ? [{ part, index }] : []));
}

/** The year of publication, by which lists are divided. */
export function yearOf({ data }: Article): number {
  return Number(data.publishDate.slice(0, 4));
}
