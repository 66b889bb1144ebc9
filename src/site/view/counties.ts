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
    // Reads each county once, because sorting thousands compares each of them many times.
    .map((county) => ({ county, order: county.data.order, name: county.data.name }))
    .toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name))
    .map(({ county }) => county),
);

/** Maximum number of counties in a menu; a page lists all of them. */
const maxMenuCounties = 12;

/** The first counties in their order, as many as fit in a menu. */
export function menuCounties(site: Site): Entry<'counties'>[] {
  return shownCounties(site).slice(0, maxMenuCounties);
}

/** The counties in the footer. */
const footerCounties = memoize((site: Site) => shownCounties(site).filter(({ data }) => data.inFooter));

/** A county's name as a form value, without periods: "St Johns". */
export function countyInForms({ data }: Entry<'counties'>): string {
  return data.name.replace(/[^\p{L}\p{M} -]/gu, '');
}

/** The county of a translated county page, as a form value. */
export function countyOfTranslation({ site, page }: View): string | undefined {
  const { entry } =
    languageVersions(site, page).find(({ entry: { collection } }) => collection === 'counties') ?? {};
  return entry?.collection === 'counties' ? countyInForms(entry) : undefined;
}

/** The scene named in the county's file, else the shore for coastal counties and the default for inland ones. */
export function countyScene({ site }: View, { data }: Entry<'counties'>): HeroArtName | undefined {
  const { art } = data.hero;
  const isCoastal = all(site, 'florida-counties').some((table) => table.data.coastal.includes(data.name));
  return art === 'inland' && isCoastal ? 'shore' : art;
}

/** Links to all county pages, in this page's language where translated. */
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

/** All counties of Florida with their seats, in alphabetical order. */
export function countySeats({ site }: View): { name: string; seat: string }[] {
  return all(site, 'florida-counties')
    .flatMap(({ data }) => data.circuits.flatMap(({ counties }) => counties))
    .map(({ name, seat }) => ({ name, seat }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

const byName = memoize(
  (site: Site) => new Map(all(site, 'counties').map((page) => [foldName(page.data.name), page])),
);

/** Pages of neighboring counties, in the order of the county's file. */
export function pagesNextTo({ data }: Entry<'counties'>, { site }: View): { name: string; href: string }[] {
  const pages = byName(site);
  return data.neighbors.flatMap((name) => {
    const page = pages.get(foldName(name));
    return page === undefined ? [] : [{ name, href: pathOf(page) }];
  });
}

/** County pages as menu links, followed by a link to the full list when some are left out. */
export function countyLinks(view: View, footerOnly: boolean): NavLink[] {
  const { site } = view;
  const listed = footerOnly ? footerCounties(site) : menuCounties(site);
  const links = listed.map((county) => countyLink(view, county, countyLabel(view, county.data)));
  if (footerOnly || listed.length === shownCounties(site).length) return links;
  return [...links, pageLink(view, view.site.firm.countyList, view.words.allCounties)];
}

/** Other languages build a county's label from their own pattern instead of the English label. */
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

/** For example "Округ Орандж (Orange)": another alphabet, followed by the name used on documents. */
function countyName({ site, language, words }: View, name: string): string {
  const translated = tableByName(site).get(foldName(name))?.[language];
  return fill(words.county, { name: translated === undefined ? name : `${translated} (${name})` });
}
