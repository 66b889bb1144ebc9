import { pathOf } from '#content/pages.ts';
import type { NavLink } from '#ui/text-link.tsx';
import { menuCounties, shownCounties } from './county-pages.ts';
import { pageLabel, pageLink } from './page-links.ts';
import type { DataOf } from '#content/collections.ts';
import type { View } from './view.ts';
import { fill } from './view.ts';

/** Beyond the counties that fit a menu, it leads to the full list. */
const fullList = '/foreclosure-defense';

/** The county pages as menu links; in the footer those that are marked for it. */
export function countyLinks(view: View, footerOnly: boolean): NavLink[] {
  const listed = menuCounties(view.site).filter((county) => !footerOnly || county.data.inFooter);
  const links = listed.map((county) => pageLink(view, pathOf(county), countyLabel(view, county.data)));
  if (footerOnly || listed.length === shownCounties(view.site).length) return links;
  return [...links, pageLink(view, `${fullList}#counties`, `${pageLabel(view.site, fullList)} …`)];
}

/** On pages in other languages a county is named by that language's pattern, not by its English label. */
function countyLabel({ language, words }: View, { name, label }: DataOf<'counties'>): string {
  return language === 'en' && label !== undefined ? label : fill(words.county, { name });
}
