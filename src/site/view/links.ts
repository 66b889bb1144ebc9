import type { DataOf } from '#practice/collections.ts';
import { hasConsultation, isForeclosurePage } from '#practice/page-parts.ts';
import { findLanguageVersions } from '#content/routes/translations.ts';
import type { Language } from '#content/languages/languages.ts';
import { getEntry } from '#content/site.ts';
import type { Site } from '#practice/site.ts';
import { toTitleCase } from '#content/source/slug.ts';
import type { NavLink } from '#ui/links.tsx';
import type { View } from './view.ts';

/** Builds the booking page's URL with its tracking parameters. `utm_content` identifies the page and the button. */
export function buildBookingHref(
  booking: DataOf<'bookings'>,
  placement: string,
  { path }: View['page'],
): string {
  const url = new URL(booking.url);
  const tracking = {
    utm_source: booking.source,
    utm_medium: booking.medium,
    utm_campaign: booking.campaign,
    utm_content: `${path.slice(1).replaceAll('/', '-') || 'home'}_${placement}`,
  };
  for (const [name, value] of Object.entries(tracking))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

/** Returns the URL of the consultation dialog on this page, or of the page with the form. */
export function findConsultationHref({ site, page, language }: View): string {
  return hasConsultation(page.entry)
    ? '#consultation'
    : findPathInLanguage(site, site.firm.consultationForm, language);
}

/** Builds a link to a page on this site, with a note if that page is in English and this one isn't. */
export function buildPageLink(view: View, to: string, label?: string): NavLink {
  const path = to.split('#')[0] ?? to;
  const target = view.site.pages.get(view.site.redirects.get(path) ?? path);
  const language = target?.language ?? view.language;
  const isForeign = path !== '' && language !== view.language;
  return {
    href: to,
    // The page's label in menus, lists and breadcrumbs.
    label: label ?? target?.entry.data.label ?? toTitleCase(path.split('/').at(-1) ?? ''),
    current: path === view.page.path && !to.includes('#'),
    // Pages in other languages are labeled in their own language and need no note.
    note: isForeign && language === 'en' ? view.frame.inEnglish : undefined,
    lang: isForeign && label === undefined ? language : undefined,
  };
}

/** Returns the path of a page's translation with the same fragment, or the path itself if there is none. */
export function findPathInLanguage(site: Site, to: string, language: Language): string {
  const [path = to] = to.split('#');
  const page = site.pages.get(path);
  const versions = page === undefined ? [] : findLanguageVersions(site, page);
  const version = versions.find((candidate) => candidate.language === language);
  return version === undefined ? to : version.path + to.slice(path.length);
}

/** Returns a note that a link's target is in English. Undefined on English pages. */
export function chooseEnglishNote({ language, frame }: View): string | undefined {
  return language === 'en' ? undefined : frame.inEnglish;
}

/** Lists the page's language versions. Foreclosure pages fall back to the versions of the main foreclosure page. */
export function listVersions({ site, page }: View) {
  const [mainPath = ''] = site.firm.consultationForm.split('#');
  const main = isForeclosurePage(page.entry) ? site.pages.get(mainPath) : undefined;
  const versions = [page, main].flatMap((source) => (source ? findLanguageVersions(site, source) : []));
  return versions.filter(
    ({ language }, index) => versions.findIndex((candidate) => candidate.language === language) === index,
  );
}

/** Builds links to the page in each language, labeled in that language. Empty if there is only one. */
export function buildLanguageLinks(view: View) {
  const versions = listVersions(view);
  if (versions.length < 2) return [];
  return versions.map(({ language, path }) => ({
    href: path,
    label: getEntry(view.site, 'frames', language).data.languageName,
    lang: language,
    current: language === view.language,
  }));
}
