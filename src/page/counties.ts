import type { DataOf } from '#practice/collections.ts';
import { memoize } from '#content/memoize.ts';
import { pathOf } from '#content/routes/routes.ts';
import { languageVersions } from '#content/routes/translations.ts';
import { all } from '#content/site.ts';
import type { Entry, Site } from '#practice/site.ts';
import { foldName } from '#content/source/slug.ts';
import type { HeroArtName } from '#ui/hero-scenes.ts';
import type { NavLink } from '#ui/links.tsx';
import { pageLink, pathInLanguage } from './links.ts';
import { fill } from './view.ts';
import type { View } from './view.ts';

/** The county pages that are shown, in their order. */
const shownCounties = memoize((site: Site) =>
  all(site, 'counties')
    // Each is asked once: of thousands, sorting would ask for each many times.
    .map((county) => ({ county, order: county.data.order, name: county.data.name }))
    .toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name))
    .map(({ county }) => county),
);

/** A list that people can still read at a glance; all counties stand on their own page. */
const longestList = 12;

/** The first counties in their order: as many as a menu takes. */
export function menuCounties(site: Site): Entry<'counties'>[] {
  return shownCounties(site).slice(0, longestList);
}

/** The counties that the footer names. */
const footerCounties = memoize((site: Site) => shownCounties(site).filter(({ data }) => data.inFooter));

/** A county's name as the forms take it, without a dot: "St Johns". */
export function countyInForms({ data }: Entry<'counties'>): string {
  return data.name.replace(/[^\p{L}\p{M} -]/gu, '');
}

/** The county of the page that a page translates, as the forms take it. */
export function countyOfTranslation({ site, page }: View): string | undefined {
  const { entry } =
    languageVersions(site, page).find(({ entry: { collection } }) => collection === 'counties') ?? {};
  return entry?.collection === 'counties' ? countyInForms(entry) : undefined;
}

/** The scene of a county's own file. Without one the defaults have that of the inland, and counties on the sea the shore. */
export function countyScene({ site }: View, { data }: Entry<'counties'>): HeroArtName | undefined {
  const { art } = data.hero;
  const isCoastal = all(site, 'florida-counties').some((table) => table.data.coastal.includes(data.name));
  return art === 'inland' && isCoastal ? 'shore' : art;
}

/** A link to each county’s page, in the language of this page where there is one. */
export function countyPages(view: View): NavLink[] {
  return shownCounties(view.site).map((county) =>
    countyLink(view, county, countyName(view, county.data.name)),
  );
}

function countyLink(view: View, county: Entry<'counties'>, label: string): NavLink {
  return pageLink(view, pathInLanguage(view.site, pathOf(county), view.language), label);
}

/** Each county with its court, its seat and the official sites. */
export function countyCourts(view: View) {
  return shownCounties(view.site).map((county) => ({
    name: fill(view.words.county, { name: county.data.name }),
    href: pathOf(county),
    circuit: county.data.circuit,
    seat: county.data.seat,
    court: county.data.courtSite,
    clerk: county.data.clerkSite,
  }));
}

/** Every county of Florida with its seat, in the order of the alphabet. */
export function countySeats({ site }: View): { name: string; seat: string }[] {
  return all(site, 'florida-counties')
    .flatMap(({ data }) => data.circuits.flatMap(({ counties }) => counties))
    .map(({ name, seat }) => ({ name, seat }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

const byName = memoize(
  (site: Site) => new Map(all(site, 'counties').map((page) => [foldName(page.data.name), page])),
);

/** The pages of the counties next to one, in the order of its file. */
export function pagesNextTo({ data }: Entry<'counties'>, { site }: View): { name: string; href: string }[] {
  const pages = byName(site);
  return data.neighbors.flatMap((name) => {
    const page = pages.get(foldName(name));
    return page === undefined ? [] : [{ name, href: pathOf(page) }];
  });
}

/**
 * The county pages as menu links, with one to the full list
 * when not all fit; in the footer those marked for it.
 */
export function countyLinks(view: View, footerOnly: boolean): NavLink[] {
  const { site } = view;
  const listed = footerOnly ? footerCounties(site) : menuCounties(site);
  const links = listed.map((county) => countyLink(view, county, countyLabel(view, county.data)));
  if (footerOnly || listed.length === shownCounties(site).length) return links;
  return [...links, pageLink(view, view.site.firm.countyList, view.words.allCounties)];
}

/** On pages in other languages a county is named by that language's pattern, not by its English label. */
function countyLabel(view: View, { name, label }: DataOf<'counties'>): string {
  return view.language === 'en' && label !== undefined ? label : countyName(view, name);
}

const tableByName = memoize(
  (site: Site) =>
    new Map(
      all(site, 'florida-counties').flatMap(({ data }) =>
        data.circuits.flatMap(({ counties }) =>
          counties.map((row) => [foldName(row.name), row.names] as const),
        ),
      ),
    ),
);

/** "Округ Орандж (Orange)": in another alphabet with the name on documents and signs. */
function countyName({ site, language, words }: View, name: string): string {
  const translated = tableByName(site).get(foldName(name))?.[language];
  return fill(words.county, { name: translated === undefined ? name : `${translated} (${name})` });
}
