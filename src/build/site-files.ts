import { escapeMarkup as escapeXml } from '#content/markdown/compile.ts';
import { hasArticleList, sortNewestFirst } from '#practice/article-lists.ts';
import { isNoindex } from '#content/routes/publishing.ts';
import { findLastChange, buildPath } from '#content/routes/routes.ts';
import { listCollection } from '#content/site.ts';
import type { Entry, Page, Site } from '#practice/site.ts';
import { toAbsoluteUrl } from '#site/layout/head.ts';
import { speculationFile } from '#build/hosting/policy.ts';
import { placesFile, collectPlaces } from '#site/view/places.ts';
import { buildSeasonReminders } from '#site/view/season-reminders.ts';

/** Returns the file that a static host serves for a path: `probate.html` for `/probate`. */
export function toFileName(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Generates the files for browsers, search engines and feed readers, as [name, text] pairs. */
export function generateSiteFiles(site: Site): [string, string][] {
  return [
    ['sitemap.xml', generateSitemap(site)],
    [
      'robots.txt',
      `User-agent: *\nAllow: /\nDisallow: /functions/\n\nSitemap: ${toAbsoluteUrl(site, '/sitemap.xml')}\n`,
    ],
    ['feed.xml', generateFeed(site)],
    ['site.webmanifest', generateWebManifest(site)],
    [speculationFile, generateSpeculationRules(site)],
    [placesFile, JSON.stringify(collectPlaces(site))],
    ...buildSeasonReminders(site),
  ];
}

function generateSitemap(site: Site): string {
  const urls = [...site.pages.values()]
    .filter(({ entry }) => !isNoindex(entry))
    .map(
      (page) =>
        `<url><loc>${escapeXml(toAbsoluteUrl(site, page.path))}</loc>${formatLastModified(page)}</url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function formatLastModified({ entry }: Page): string {
  const day = findLastChange(entry);
  return day === undefined ? '' : `<lastmod>${day}</lastmod>`;
}

/** Generates an Atom feed of the published articles, newest first. */
function generateFeed(site: Site): string {
  const articles = sortNewestFirst(listCollection(site, 'articles'));
  const entries = articles.map((article) => {
    const { data } = article;
    const link = toAbsoluteUrl(site, buildPath(article));
    return `<entry><id>${escapeXml(link)}</id><title>${escapeXml(data.heading)}</title><link href="${escapeXml(link)}"/><updated>${data.publishDate}T12:00:00Z</updated><summary>${escapeXml(data.excerpt)}</summary></entry>`;
  });
  const listUrl = toAbsoluteUrl(site, findArticleList(site, articles));
  const lastUpdate = articles[0]?.data.publishDate ?? site.now.toISOString().slice(0, 10);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n<id>${escapeXml(listUrl)}</id>\n<title>${escapeXml(site.firm.name)}</title>\n<link href="${escapeXml(listUrl)}"/>\n<link rel="self" href="${escapeXml(toAbsoluteUrl(site, '/feed.xml'))}"/>\n<updated>${lastUpdate}T12:00:00Z</updated>\n<author><name>${escapeXml(site.firm.name)}</name></author>\n${entries.join('\n')}\n</feed>\n`;
}

/** Finds the path of the page that lists articles, preferably their parent. Its URL identifies the feed and must not change. */
function findArticleList(site: Site, articles: Entry<'articles'>[]): string {
  const pages = [...site.pages.values()];
  const isParent = ({ path }: Page) => articles.some((article) => buildPath(article).startsWith(`${path}/`));
  const list = pages.find((page) => isParent(page) && hasArticleList(page)) ?? pages.find(hasArticleList);
  return list?.path ?? '/';
}

function generateWebManifest(site: Site): string {
  return JSON.stringify({
    name: site.firm.name,
    short_name: site.firm.shortName,
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#0f3a3f',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}

/**
 * Generates redirect pages for old paths, as [name, text] pairs, for hosts that don't read `_redirects`. Skips a path if its
 * file name is already used (ignoring case), is `index.html`, or contains special characters.
 */
export function generateRedirectPages(site: Site): [string, string][] {
  const usedNames = new Set([...site.pages.keys()].map((path) => toFileName(path).toLowerCase()));
  return [...site.redirects].flatMap(([from, to]): [string, string][] => {
    const name = from.endsWith('.html') ? from.slice(1) : toFileName(from);
    const isIndex = /(?:^|\/)index\.html$/i.test(name);
    if (isIndex || usedNames.has(name.toLowerCase()) || !/^[\w./~-]+$/.test(name)) return [];
    usedNames.add(name.toLowerCase());
    return [[name, renderRedirectPage(site, to)]];
  });
}

/** Renders an HTML page that redirects immediately. */
function renderRedirectPage(site: Site, to: string): string {
  const target = toAbsoluteUrl(site, to);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeXml(site.firm.name)}</title><link rel="canonical" href="${escapeXml(target)}"><meta http-equiv="refresh" content="0;url=${escapeXml(to)}"></head><body><p><a href="${escapeXml(to)}">${escapeXml(target)}</a></p></body></html>\n`;
}

/** Generates rules that let browsers prerender the next page, except for thank-you pages, functions, and links that open new tabs. */
function generateSpeculationRules(site: Site): string {
  const thankYouPaths = [...site.pages.values()].filter(isThankYouPage).map(({ path }) => path);
  return JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: [...thankYouPaths, '/functions/*'] } },
            { not: { selector_matches: '[target=_blank]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}

function isThankYouPage({ entry }: Page): boolean {
  return entry.collection === 'pages' && entry.data.area === 'thanks';
}
