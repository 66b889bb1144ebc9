import type { Language } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import { listsArticles } from '#practice/article-lists.ts';
import { isNoindex } from '#content/routes/publishing.ts';
import { languageVersions } from '#content/routes/translations.ts';
import type { Page, Site } from '#practice/site.ts';

/** The head of a page as data: title, addresses, and versions in other languages. */
export type HeadData = {
  language: Language;
  title: string;
  description: string;
  /** Absolute address; absent on the not-found page. */
  canonical?: string;
  noindex: boolean;
  /** Address of the feed, on pages that list or hold articles. */
  feed?: string;
  /** Absolute addresses of the same text in other languages, this one included. */
  alternates: { language: string; href: string }[];
  openGraph: { property: string; content: string }[];
};

/** The head of a page, from its own file and the firm’s. */
export function headOf(site: Site, page: Page): HeadData {
  const { data } = page.entry;
  const canonical = absolute(site, page.path);
  const type = page.entry.collection === 'articles' ? 'article' : 'website';
  return {
    language: page.language,
    title: data.title,
    description: data.description,
    canonical,
    noindex: isNoindex(page.entry),
    alternates: alternatesOf(site, page),
    ...((listsArticles(page) || page.entry.collection === 'articles') && { feed: '/feed.xml' }),
    openGraph: [
      { property: 'og:type', content: type },
      { property: 'og:site_name', content: site.firm.name },
      { property: 'og:title', content: data.title },
      { property: 'og:description', content: data.description },
      { property: 'og:url', content: canonical },
      // US English is what Open Graph takes a page for that names no locale (ogp.me, "Optional Metadata").
      ...(page.language === 'en'
        ? []
        : [{ property: 'og:locale', content: lexicons[page.language].sharedAs }]),
      { property: 'og:image', content: absolute(site, data.shareImage ?? shareImageOf(page)) },
    ],
  };
}

/** The address of a path of this site, with its domain; the home page's has no slash at its end. */
export function absolute(site: Site, path: string): string {
  return new URL(path, site.firm.address).href.replace(/(?<=[^/])\/$/, '');
}

/** The picture for all pages of a collection; `scripts/draw-pictures.ts` makes them. */
function shareImageOf({ entry }: Page): string {
  return `/share/${entry.collection}.png`;
}

/** The language versions of a page, each naming all of them, with English for everyone else. */
function alternatesOf(site: Site, page: Page): HeadData['alternates'] {
  const versions = languageVersions(site, page).map(({ language, path }) => ({
    language: language as string,
    href: absolute(site, path),
  }));
  if (versions.length < 2) return [];
  const english = versions.find((version) => version.language === 'en');
  return english === undefined ? versions : [...versions, { language: 'x-default', href: english.href }];
}

/** The head of the page for unknown addresses, which has no address of its own. */
export function notFoundHead(site: Site): HeadData {
  const { notFound } = site.firm;
  return {
    language: 'en',
    title: notFound.title,
    description: notFound.text,
    noindex: true,
    alternates: [],
    openGraph: [],
  };
}
