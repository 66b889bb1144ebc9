import type { Entry } from '#content/entry.ts';
import { pathOf } from '#content/pages/arrange-pages.ts';
import { all } from '#content/site.ts';
import type { Site } from '#content/site.ts';
import type { View } from './view.ts';
import { fill } from './view.ts';

const sorted = new WeakMap<Site, Entry<'counties'>[]>();

/** The county pages that are shown, in their order. Sorted once for each site, not once for each page. */
export function shownCounties(site: Site): Entry<'counties'>[] {
  const known = sorted.get(site) ?? sortCounties(site);
  sorted.set(site, known);
  return known;
}

function sortCounties(site: Site): Entry<'counties'>[] {
  return all(site, 'counties').toSorted(
    (a, b) => a.data.order - b.data.order || a.data.name.localeCompare(b.data.name),
  );
}

/** A list that people can still read at a glance; all counties stand on their own page. */
const longestList = 12;

export function menuCounties(site: Site): Entry<'counties'>[] {
  return shownCounties(site).slice(0, longestList);
}

/** A county's name as the forms take it, without a dot: "St Johns". */
export function countyInForms({ data }: Entry<'counties'>): string {
  return data.name.replace(/[^\p{L}\p{M} -]/gu, '');
}

export function countyPages(view: View): { name: string; href: string }[] {
  return shownCounties(view.site).map((county) => ({
    name: fill(view.words.county, { name: county.data.name }),
    href: pathOf(county),
  }));
}
