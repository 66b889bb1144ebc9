import type { Language } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import { hasArticleList } from '#practice/article-lists.ts';
import { isNoindex } from '#content/routes/publishing.ts';
import { findLanguageVersions } from '#content/routes/translations.ts';
import type { Page, Site } from '#practice/site.ts';

/** Data for a page's head: title, URLs, and versions in other languages. */
export type HeadData = {
  language: Language;
  title: string;
  description: string;
  /** Absolute URL. Absent on the not-found page. */
  canonical?: string;
  noindex: boolean;
  /** URL of the feed, on article pages and lists of articles. */
  feed?: string;
  /** Absolute URLs of all language versions, including this one. */
  alternates: { language: string; href: string }[];
  openGraph: { property: string; content: string }[];
};

/** Builds a page's head from its file and the firm's file. */
export function buildHead(site: Site, page: Page): HeadData {
  const { data } = page.entry;
  const canonical = toAbsoluteUrl(site, page.path);
  const type = page.entry.collection === 'articles' ? 'article' : 'website';
  return {
    language: page.language,
    title: data.title,
    description: data.description,
    canonical,
    noindex: isNoindex(page.entry),
    alternates: listAlternates(site, page),
    ...((hasArticleList(page) || page.entry.collection === 'articles') && { feed: '/feed.xml' }),
    openGraph: [
      { property: 'og:type', content: type },
      { property: 'og:site_name', content: site.firm.name },
      { property: 'og:title', content: data.title },
      { property: 'og:description', content: data.description },
      { property: 'og:url', content: canonical },
      // Open Graph assumes en_US if a page doesn't set a locale (ogp.me, "Optional Metadata").
      ...(page.language === 'en'
        ? []
        : [{ property: 'og:locale', content: lexicons[page.language].openGraphLocale }]),
      { property: 'og:image', content: toAbsoluteUrl(site, data.shareImage ?? getShareImage(page)) },
    ],
  };
}

/** Returns the absolute URL of a path. The home page's URL has no trailing slash. */
export function toAbsoluteUrl(site: Site, path: string): string {
  return new URL(path, site.firm.address).href.replace(/(?<=[^/])\/$/, '');
}

/** Returns the share image of a page's collection, which `scripts/generate-share-images.ts` generates. */
function getShareImage({ entry }: Page): string {
  return `/share/${entry.collection}.png`;
}

/** Lists hreflang links to all language versions of a page, including itself; none if there is only one. English is also `x-default`. */
function listAlternates(site: Site, page: Page): HeadData['alternates'] {
  const versions = findLanguageVersions(site, page).map(({ language, path }) => ({
    language: language as string,
    href: toAbsoluteUrl(site, path),
  }));
  if (versions.length < 2) return [];
  const english = versions.find((version) => version.language === 'en');
  return english === undefined ? versions : [...versions, { language: 'x-default', href: english.href }];
}

/** Builds the head of the not-found page, which has no URL. */
export function buildNotFoundHead(site: Site): HeadData {
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
