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
import { toPlainText } from '#content/markdown/compile.ts';
import { listSections, getState } from '#practice/page-parts.ts';
import { findLastChange, buildPath } from '#content/routes/routes.ts';
import { findRealReview } from '#practice/sample-review.ts';
import { findLanguageVersions } from '#content/routes/translations.ts';
import { getEntry } from '#content/site.ts';
import type { Entry, Page, Site } from '#practice/site.ts';
import { listOffices } from '#site/view/offices.ts';
import { toE164 } from '#site/view/view.ts';
import type { Crumb } from './breadcrumbs.tsx';
import { toAbsoluteUrl } from './head.ts';
import { buildFirmId, buildNodeReference, buildServices, buildStateNode } from './service-nodes.ts';

/** Builds a page's structured data: one graph, in which the firm and the attorney each have one `@id`. */
export function buildJsonLd(
  site: Site,
  page: Page,
  trail: Crumb[],
): { '@context': string; '@graph': Thing[] } {
  const graph: (Thing | undefined)[] = [
    buildFirm(site, page),
    ...buildPeople(site, page),
    buildWebSite(site, page),
    buildWebPage(site, page),
    buildBreadcrumbList(site, trail),
    buildFaqPage(site, page),
    ...buildServices(site, page),
    buildBlogPosting(site, page),
    buildGuideArticle(site, page),
    ...buildVideos(site, page),
  ];
  return { '@context': 'https://schema.org', '@graph': graph.filter((node) => node !== undefined) };
}

/** Builds the firm, with all details on the home page. A page about the main office's state lists only that office. */
function buildFirm(site: Site, { path, entry }: Page): LegalService {
  const main = getEntry(site, 'offices', site.firm.mainOffice);
  const isAboutMainState = getState(entry) === main.data.state;
  const offices = (isAboutMainState ? [main] : listOffices(site)).filter(({ data }) => data.bonaFide);
  return {
    '@type': 'LegalService',
    '@id': buildFirmId(site),
    name: site.firm.name,
    url: toAbsoluteUrl(site, '/'),
    telephone: toE164(main.data.phone),
    address: offices.map(({ data: office }) => ({
      '@type': 'PostalAddress',
      streetAddress: office.street,
      addressLocality: office.city,
      addressRegion: office.region,
      postalCode: office.postalCode,
      addressCountry: 'US',
    })),
    areaServed: site.firm.areasServed.map(buildStateNode),
    ...(path === '/' && {
      email: site.firm.email,
      image: toAbsoluteUrl(site, '/icon-512.png'),
      sameAs: site.firm.social.flatMap((id) => getEntry(site, 'social', id).data.url ?? []),
    }),
  };
}

/** Builds the responsible attorney and the page's other authors and reviewers. */
function buildPeople(site: Site, page: Page): Person[] {
  const { entry } = page;
  const author = entry.collection === 'articles' ? entry.data.author : undefined;
  const ids = [site.firm.attorney, findRealReview(site.entries, page.entry.data)?.by, author].filter(
    (id) => id !== undefined,
  );
  return [...new Set(ids)].map((id) => buildPerson(site, page, id));
}

/** Builds an attorney. Only the attorney's own page includes firm, role and languages. */
function buildPerson(site: Site, page: Page, id: string): Person {
  const attorney = getEntry(site, 'attorneys', id);
  return {
    '@type': 'Person',
    '@id': buildPersonId(site, id),
    name: attorney.data.name,
    ...(site.pages.has(buildPath(attorney)) && { url: toAbsoluteUrl(site, buildPath(attorney)) }),
    ...(page.entry.file === attorney.file && {
      worksFor: buildNodeReference(buildFirmId(site)),
      jobTitle: attorney.data.role,
      ...(attorney.data.languages && { knowsLanguage: attorney.data.languages.spoken }),
    }),
  };
}

/** Builds the `@id` that other nodes use to reference an attorney. */
function buildPersonId(site: Site, attorney: string): string {
  return toAbsoluteUrl(site, `${buildPath(getEntry(site, 'attorneys', attorney))}#person`);
}

/** Builds the site, only on the home page, where search engines look for a site's name. */
function buildWebSite(site: Site, { path }: Page): WebSite | undefined {
  if (path !== '/') return undefined;
  return {
    '@type': 'WebSite',
    '@id': toAbsoluteUrl(site, '/#website'),
    name: site.firm.name,
    url: toAbsoluteUrl(site, '/'),
    publisher: buildNodeReference(buildFirmId(site)),
  };
}

function buildWebPage(site: Site, page: Page): WebPage {
  const { data } = page.entry;
  const review = findRealReview(site.entries, page.entry.data);
  return {
    '@type': 'WebPage',
    url: toAbsoluteUrl(site, page.path),
    name: data.title,
    description: data.description,
    inLanguage: page.language,
    ...buildDateModified(page),
    ...(review && {
      lastReviewed: review.on,
      reviewedBy: buildNodeReference(buildPersonId(site, review.by)),
    }),
  };
}

function buildDateModified(page: Page): { dateModified?: string } {
  const day = findLastChange(page.entry);
  return day === undefined ? {} : { dateModified: day };
}

/**
 * Builds the breadcrumbs. Only the last item needs no URL, because it is this page (Google Search Central, Breadcrumb structured data).
 * Path segments without a page are omitted.
 */
function buildBreadcrumbList(site: Site, trail: Crumb[]): BreadcrumbList | undefined {
  if (trail.length === 0) return undefined;
  const crumbs = trail.filter(({ href }, index) => href !== undefined || index === trail.length - 1);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      ...(crumb.href !== undefined && { item: toAbsoluteUrl(site, crumb.href) }),
    })),
  };
}

/** Builds the page's questions. Omitted on county pages to save bytes, because search engines no longer show FAQ results. */
function buildFaqPage(site: Site, page: Page): FAQPage | undefined {
  if (findLanguageVersions(site, page).some(({ entry }) => entry.collection === 'counties')) return undefined;
  const faqIds = listSections(page.entry).flatMap((part) => (part.type === 'faq' ? part.faqs : []));
  const faqs = faqIds.map((id) => getEntry(site, 'faqs', id));
  if (faqs.length === 0) return undefined;
  return { '@type': 'FAQPage', mainEntity: faqs.map(buildQuestion) };
}

function buildQuestion({ data, body }: Entry<'faqs'>): Question {
  return {
    '@type': 'Question',
    name: data.question,
    acceptedAnswer: { '@type': 'Answer', text: toPlainText(body.html).replace(/\s+/g, ' ').trim() },
  };
}

function buildBlogPosting(site: Site, page: Page): BlogPosting | undefined {
  if (page.entry.collection !== 'articles') return undefined;
  const { data } = page.entry;
  return {
    '@type': 'BlogPosting',
    headline: data.heading,
    description: data.excerpt,
    datePublished: data.publishDate,
    ...buildDateModified(page),
    author: buildNodeReference(buildPersonId(site, data.author)),
    image: toAbsoluteUrl(site, data.imageUrl),
    mainEntityOfPage: toAbsoluteUrl(site, page.path),
  };
}

function buildGuideArticle(site: Site, page: Page): Article | undefined {
  if (page.entry.collection !== 'guides') return undefined;
  const { hero, description, published } = page.entry.data;
  return {
    '@type': 'Article',
    headline: hero.heading,
    description,
    inLanguage: page.language,
    ...(published !== undefined && { datePublished: published }),
    ...buildDateModified(page),
    author: buildNodeReference(buildFirmId(site)),
    mainEntityOfPage: toAbsoluteUrl(site, page.path),
  };
}

/** Builds only videos that exist and have an upload date and a thumbnail, which Google requires. */
function buildVideos(site: Site, page: Page): VideoObject[] {
  return listPageVideos(page).flatMap((id): VideoObject[] => {
    const { title, about, address, uploaded, poster } = getEntry(site, 'videos', id).data;
    if (address === undefined || uploaded === undefined || poster === undefined) return [];
    return [
      {
        '@type': 'VideoObject',
        name: title,
        description: toPlainText(about),
        uploadDate: uploaded,
        embedUrl: address,
        thumbnailUrl: toAbsoluteUrl(site, poster),
      },
    ];
  });
}

function listPageVideos({ entry }: Page): string[] {
  if (entry.collection === 'counties') return entry.data.video === undefined ? [] : [entry.data.video];
  if (entry.collection === 'attorneys') return [entry.data.video];
  if (entry.collection === 'estate') return [entry.data.special.video];
  const videoIds = listSections(entry).flatMap((part) => {
    if (part.type === 'cases') return part.cards.flatMap(({ video }) => video ?? []);
    return part.type === 'video' ? [part.video] : [];
  });
  return [...new Set(videoIds)];
}
