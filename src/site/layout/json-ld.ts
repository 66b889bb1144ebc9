import type {
  Article,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  LegalService,
  Person,
  Question,
  Thing,
  VideoObject,
  WebPage,
  WebSite,
} from 'schema-dts';
import { plainText } from '#content/markdown/compile.ts';
import { sectionsOf, stateOf } from '#practice/page-parts.ts';
import { lastChanged, pathOf } from '#content/routes/routes.ts';
import { isSampleReview } from '#practice/sample-review.ts';
import { languageVersions } from '#content/routes/translations.ts';
import { find } from '#content/site.ts';
import type { Entry, Page, Site } from '#practice/site.ts';
import { officesInOrder } from '#site/view/offices.ts';
import { international } from '#site/view/view.ts';
import type { Crumb } from './breadcrumbs.tsx';
import { absolute } from './head.ts';
import { firmId, referenceTo, services, stateNode } from './service-nodes.ts';

/** A page's structured data: one graph, the firm and the attorney each under one `@id`. */
export function jsonLdOf(site: Site, page: Page, trail: Crumb[]): { '@context': string; '@graph': Thing[] } {
  const graph: (Thing | undefined)[] = [
    firm(site, page),
    ...people(site, page),
    webSite(site, page),
    webPage(site, page),
    breadcrumbs(site, trail),
    faqPage(site, page),
    ...services(site, page),
    blogPosting(site, page),
    guideArticle(site, page),
    ...videos(site, page),
  ];
  return { '@context': 'https://schema.org', '@graph': graph.filter((node) => node !== undefined) };
}

/** Complete on the home page. A page about the main office's state lists only that office. */
function firm(site: Site, { path, entry }: Page): LegalService {
  const main = find(site, 'offices', site.firm.mainOffice);
  const isAboutMainState = stateOf(entry) === main.data.state;
  const offices = (isAboutMainState ? [main] : officesInOrder(site)).filter(({ data }) => data.bonaFide);
  return {
    '@type': 'LegalService',
    '@id': firmId(site),
    name: site.firm.name,
    url: absolute(site, '/'),
    telephone: international(main.data.phone),
    address: offices.map(({ data: office }) => ({
      '@type': 'PostalAddress',
      streetAddress: office.street,
      addressLocality: office.city,
      addressRegion: office.region,
      postalCode: office.postalCode,
      addressCountry: 'US',
    })),
    areaServed: site.firm.areasServed.map(stateNode),
    ...(path === '/' && {
      email: site.firm.email,
      image: absolute(site, '/icon-512.png'),
      sameAs: site.firm.social.flatMap((id) => find(site, 'social', id).data.url ?? []),
    }),
  };
}

/** The responsible attorney and the page's other authors and reviewers. */
function people(site: Site, page: Page): Person[] {
  const { entry } = page;
  const author = entry.collection === 'articles' ? entry.data.author : undefined;
  const ids = [site.firm.attorney, realReview(site, page)?.by, author].filter((id) => id !== undefined);
  return [...new Set(ids)].map((id) => person(site, page, id));
}

/** Role and languages are on the attorney's own page. */
function person(site: Site, page: Page, id: string): Person {
  const attorney = find(site, 'attorneys', id);
  return {
    '@type': 'Person',
    '@id': personId(site, id),
    name: attorney.data.name,
    ...(site.pages.has(pathOf(attorney)) && { url: absolute(site, pathOf(attorney)) }),
    worksFor: referenceTo(firmId(site)),
    ...(page.entry.file === attorney.file && {
      jobTitle: attorney.data.role,
      ...(attorney.data.languages && { knowsLanguage: attorney.data.languages.spoken }),
    }),
  };
}

/** The name under which other nodes of a graph refer to an attorney. */
function personId(site: Site, attorney: string): string {
  return absolute(site, `${pathOf(find(site, 'attorneys', attorney))}#person`);
}

/** On the home page, where search engines look for a site's name. */
function webSite(site: Site, { path }: Page): WebSite | undefined {
  if (path !== '/') return undefined;
  return {
    '@type': 'WebSite',
    '@id': absolute(site, '/#website'),
    name: site.firm.name,
    url: absolute(site, '/'),
    publisher: referenceTo(firmId(site)),
  };
}

function webPage(site: Site, page: Page): WebPage {
  const { data } = page.entry;
  const reviewed = realReview(site, page);
  return {
    '@type': 'WebPage',
    '@id': pageId(site, page),
    url: absolute(site, page.path),
    name: data.title,
    description: data.description,
    inLanguage: page.language,
    ...dateModified(page),
    ...(reviewed && {
      lastReviewed: reviewed.on,
      reviewedBy: referenceTo(personId(site, reviewed.by)),
    }),
  };
}

function pageId(site: Site, { path }: Page): string {
  return `${absolute(site, path)}#page`;
}

/** Sample data is left out. */
function realReview(site: Site, { entry: { data } }: Page) {
  return data.reviewed && !isSampleReview(site.entries, data.reviewed) ? data.reviewed : undefined;
}

function dateModified(page: Page): { dateModified?: string } {
  const day = lastChanged(page.entry);
  return day === undefined ? {} : { dateModified: day };
}

/** The last crumb needs no address: it is this page (Google Search Central, Breadcrumb structured data). */
function breadcrumbs(site: Site, trail: Crumb[]): BreadcrumbList | undefined {
  if (trail.length === 0) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      ...(crumb.href !== undefined && { item: absolute(site, crumb.href) }),
    })),
  };
}

/** Left out on county pages to save bytes: search engines no longer show FAQ results. */
function faqPage(site: Site, page: Page): FAQPage | undefined {
  if (languageVersions(site, page).some(({ entry }) => entry.collection === 'counties')) return undefined;
  const shown = sectionsOf(page.entry).flatMap((part) => (part.type === 'faq' ? part.faqs : []));
  const faqs = shown.map((id) => find(site, 'faqs', id));
  if (faqs.length === 0) return undefined;
  return { '@type': 'FAQPage', mainEntity: faqs.map(questionNode) };
}

function questionNode({ data, body }: Entry<'faqs'>): Question {
  return {
    '@type': 'Question',
    name: data.question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(body.html).replace(/\s+/g, ' ').trim() },
  };
}

function blogPosting(site: Site, page: Page): BlogPosting | undefined {
  if (page.entry.collection !== 'articles') return undefined;
  const { data } = page.entry;
  return {
    '@type': 'BlogPosting',
    headline: data.heading,
    description: data.excerpt,
    datePublished: data.publishDate,
    ...dateModified(page),
    author: referenceTo(personId(site, data.author)),
    image: absolute(site, data.imageUrl),
    mainEntityOfPage: referenceTo(pageId(site, page)),
  };
}

function guideArticle(site: Site, page: Page): Article | undefined {
  if (page.entry.collection !== 'guides') return undefined;
  const { hero, description, published } = page.entry.data;
  return {
    '@type': 'Article',
    headline: hero.heading,
    description,
    inLanguage: page.language,
    ...(published !== undefined && { datePublished: published }),
    ...dateModified(page),
    author: referenceTo(firmId(site)),
    mainEntityOfPage: referenceTo(pageId(site, page)),
  };
}

/** Only videos with an upload date and a thumbnail, both of which Google requires. */
function videos(site: Site, page: Page): VideoObject[] {
  return videosOn(page).flatMap((id): VideoObject[] => {
    const { title, about, address, uploaded, poster } = find(site, 'videos', id).data;
    if (address === undefined || uploaded === undefined || poster === undefined) return [];
    return [
      {
        '@type': 'VideoObject',
        name: title,
        description: plainText(about),
        uploadDate: uploaded,
        embedUrl: address,
        thumbnailUrl: absolute(site, poster),
      },
    ];
  });
}

function videosOn({ entry }: Page): string[] {
  if (entry.collection === 'counties') return entry.data.video === undefined ? [] : [entry.data.video];
  if (entry.collection === 'attorneys') return [entry.data.video];
  if (entry.collection === 'estate') return [entry.data.special.video];
  const shown = sectionsOf(entry).flatMap((part) => {
    if (part.type === 'cases') return part.cards.flatMap(({ video }) => video ?? []);
    return part.type === 'video' ? [part.video] : [];
  });
  return [...new Set(shown)];
}
