import type { DataOf } from '#practice/collections.ts';
import { memoize } from '#content/memoize.ts';
import { buildPath } from '#content/routes/routes.ts';
import { findLanguageVersions } from '#content/routes/translations.ts';
import { listCollection } from '#content/site.ts';
import type { Entry, Site } from '#practice/site.ts';
import { foldName } from '#content/source/slug.ts';
import type { HeroArtName } from '#ui/hero-scenes.ts';
import type { NavLink } from '#ui/links.tsx';
import { buildPageLink, findPathInLanguage } from './links.ts';
import { fill } from './view.ts';
import type { View } from './view.ts';

/** Lists published counties by `order`, then by name. */
const listPublishedCounties = memoize((site: Site) =>
  listCollection(site, 'counties')
    // Reads each county once, because sorting thousands compares each of them many times.
    .map((county) => ({ county, order: county.data.order, name: county.data.name }))
    .toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name))
    .map(({ county }) => county),
);

/** Maximum number of counties in a menu. A page lists all of them. */
const maxMenuCounties = 12;

/** Lists the first `maxMenuCounties` counties. */
export function listMenuCounties(site: Site): Entry<'counties'>[] {
  return listPublishedCounties(site).slice(0, maxMenuCounties);
}

/** Lists the counties in the footer. */
const listFooterCounties = memoize((site: Site) =>
  listPublishedCounties(site).filter(({ data }) => data.inFooter),
);

/** Formats a county's name as a form value, without punctuation except hyphens: "St Johns". */
export function formatCountyForForms({ data }: Entry<'counties'>): string {
  return data.name.replace(/[^\p{L}\p{M} -]/gu, '');
}

/** Returns the form value of a county page's county, also for a translation in another collection. Undefined on other pages. */
export function findCountyFormValue({ site, page }: View): string | undefined {
  const { entry } =
    findLanguageVersions(site, page).find(({ entry: { collection } }) => collection === 'counties') ?? {};
  return entry?.collection === 'counties' ? formatCountyForForms(entry) : undefined;
}

/** Returns the scene from the county's file, except that coastal counties with the default scene get the shore. */
export function findCountyScene({ site }: View, { data }: Entry<'counties'>): HeroArtName | undefined {
  const { art } = data.hero;
  const isCoastal = listCollection(site, 'florida-counties').some((table) =>
    table.data.coastal.includes(data.name),
  );
  return art === 'inland' && isCoastal ? 'shore' : art;
}

/** Lists links to all county pages, or to their translations if they exist, in alphabetical order. */
export function listCountyPages(view: View): NavLink[] {
  return listPublishedCounties(view.site)
    .map((county) => buildCountyLink(view, county, translateCountyName(view, county.data.name)))
    .toSorted((a, b) => a.label.localeCompare(b.label, view.language));
}

function buildCountyLink(view: View, county: Entry<'counties'>, label: string): NavLink {
  return buildPageLink(view, findPathInLanguage(view.site, buildPath(county), view.language), label);
}

/** Lists each county with its court, its seat and the official sites. */
export function listCountyCourts(view: View) {
  return listPublishedCounties(view.site).map((county) => ({
    name: fill(view.frame.county, { name: county.data.name }),
    href: buildPath(county),
    circuit: county.data.circuit,
    seat: county.data.seat,
    courtUrl: county.data.courtSite,
    clerkUrl: county.data.clerkSite,
  }));
}

/** Lists all Florida counties with their seats, in alphabetical order. */
export function listCountySeats({ site }: View): { name: string; seat: string }[] {
  return listCollection(site, 'florida-counties')
    .flatMap(({ data }) => data.circuits.flatMap(({ counties }) => counties))
    .map(({ name, seat }) => ({ name, seat }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

const indexByName = memoize(
  (site: Site) => new Map(listCollection(site, 'counties').map((page) => [foldName(page.data.name), page])),
);

/** Lists the pages of neighboring counties, in the order of the county's file. */
export function listNeighborPages(
  { data }: Entry<'counties'>,
  { site }: View,
): { name: string; href: string }[] {
  const pages = indexByName(site);
  return data.neighbors.flatMap((name) => {
    const page = pages.get(foldName(name));
    return page === undefined ? [] : [{ name, href: buildPath(page) }];
  });
}

/** Builds the links to county pages for the footer or a menu. A menu that omits counties ends with a link to the full list. */
export function buildCountyLinks(view: View, isFooter: boolean): NavLink[] {
  const { site } = view;
  const counties = isFooter ? listFooterCounties(site) : listMenuCounties(site);
  const links = counties.map((county) => buildCountyLink(view, county, formatCountyLabel(view, county.data)));
  if (isFooter || counties.length === listPublishedCounties(site).length) return links;
  return [...links, buildPageLink(view, view.site.firm.countyList, view.frame.allCounties)];
}

/** Returns a county's label. Languages other than English build it from their own pattern. */
function formatCountyLabel(view: View, { name, label }: DataOf<'counties'>): string {
  return view.language === 'en' && label !== undefined ? label : translateCountyName(view, name);
}

const indexNamesByCounty = memoize(
  (site: Site) =>
    new Map(
      listCollection(site, 'florida-counties').flatMap(({ data }) =>
        data.circuits.flatMap(({ counties }) =>
          counties.map((row) => [foldName(row.name), row.names] as const),
        ),
      ),
    ),
);

/** Translates a county's name. In other alphabets, it is followed by the name used on documents: "Округ Орандж (Orange)". */
function translateCountyName({ site, language, frame }: View, name: string): string {
  const translated = indexNamesByCounty(site).get(foldName(name))?.[language];
  return fill(frame.county, { name: translated === undefined ? name : `${translated} (${name})` });
}
