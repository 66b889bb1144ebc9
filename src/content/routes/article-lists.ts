import type { DataOf } from '../collections.ts';
import type { Problem } from '../report/problem.ts';
import type { Entry, Page, PageEntry } from '../site.ts';
import { problemAt } from '../source/places.ts';
import { sectionsOf } from './page-places.ts';
import type { ArrangedPages } from './routes.ts';

/** A page with many more articles would not load in one go. */
const mostArticles = 24;

type Part = DataOf<'pages'>['sections'][number];
type ListPart = Extract<Part, { type: 'articles' }>;
type Article = Entry<'articles'>;

/** The articles that a list shows, newest first: those of its year, or the newest of all. */
export function listedArticles({ year }: Pick<ListPart, 'year'>, articles: readonly Article[]): Article[] {
  const all = newestFirst(articles);
  return year === undefined ? all.slice(0, mostArticles) : all.filter((article) => yearOf(article) === year);
}

export function newestFirst(articles: readonly Article[]): Article[] {
  return articles.toSorted((a, b) => b.data.publishDate.localeCompare(a.data.publishDate));
}

export function listsArticles({ entry }: Page): boolean {
  return listsOn(entry).length > 0;
}

/** The pages that list the articles of one year, the newest year first. */
export function yearlyLists(pages: Iterable<Page>): Page[] {
  const latest = (page: Page) => Math.max(...listsOn(page.entry).map(({ part: { year = 0 } }) => year));
  return [...pages].filter((page) => latest(page) > 0).toSorted((a, b) => latest(b) - latest(a));
}

/** Articles that nothing leads to any more, and lists of years without articles. */
export function checkArticleLists({ pages, broken }: Pick<ArrangedPages, 'pages' | 'broken'>): Problem[] {
  const shown = [...pages.values()].map(({ entry }) => entry);
  const articles = shown.filter((entry) => entry.collection === 'articles');
  const lists = shown.flatMap((entry) => listsOn(entry).map((list) => ({ ...list, entry })));
  const listed = new Set(lists.flatMap(({ part }) => listedArticles(part, articles)));
  const left = articles.filter((article) => !listed.has(article));
  return lists.flatMap(({ entry, index, part }) => {
    if (part.year === undefined) return left.length === 0 ? [] : [unlisted(entry, index, left)];
    // A file that can't be read may be of that year.
    const maybe = broken.size > 0 || listedArticles(part, articles).length > 0;
    return maybe ? [] : [emptyYear(entry, index, part.year)];
  });
}

function unlisted(entry: PageEntry, index: number, left: Article[]): Problem {
  const [year, ...others] = [...new Set(left.map(yearOf))].toSorted((a, b) => a - b);
  const more = others.length === 0 ? '' : ` The same for ${others.join(', ')}.`;
  const message =
    `shows the newest ${mostArticles} articles, and no list leads to the ${left.length} before them. ` +
    `Start a page with: npm run new -- page "Articles of ${year}", and give it a part "type: articles" with "year: ${year}".${more} ` +
    'This list then leads to it.';
  return {
    ...problemAt(entry.frontmatter, ['sections', index, 'type'], 'value'),
    field: 'articles',
    message,
    severity: 'warning',
  };
}

function emptyYear(entry: PageEntry, index: number, year: number): Problem {
  const message = `is ${year}, and no article has that year in its publishDate. Change the year, or take the part away.`;
  return {
    ...problemAt(entry.frontmatter, ['sections', index, 'year'], 'value'),
    field: 'year',
    message,
  };
}

function listsOn(entry: PageEntry): { part: ListPart; index: number }[] {
  return sectionsOf(entry).flatMap((part, index) => (part.type === 'articles' ? [{ part, index }] : []));
}

function yearOf({ data }: Article): number {
  return Number(data.publishDate.slice(0, 4));
}
