import type { DataOf } from '#content/collections.ts';
import { pathOf } from '#content/pages/arrange-pages.ts';
import type { NavLink } from '#ui/text-link.tsx';
import { menuCounties, shownCounties } from './county-pages.ts';
import { pageLink } from './page-links.ts';
import type { View } from './view.ts';
import { fill } from './view.ts';

/**
 * The county pages as menu links, with one to the full list
 * when not all fit; in the footer those marked for it.
 */
export function countyLinks(view: View, footerOnly: boolean): NavLink[] {
  const shown = shownCounties(view.site);
  const listed = footerOnly ? shown.filter(({ data }) => data.inFooter) : menuCounties(view.site);
  const links = listed.map((county) => pageLink(view, pathOf(county), countyLabel(view, county.data)));
  if (footerOnly || listed.length === shown.length) return links;
  return [...links, pageLink(view, view.site.firm.countyList, view.words.allCounties)];
}

/** On pages in other languages a county is named by that language's pattern, not by its English label. */
function countyLabel({ language, words }: View, { name, label }: DataOf<'counties'>): string {
  return language === 'en' && label !== undefined ? label : fill(words.county, { name });
}
