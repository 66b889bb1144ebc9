import type { DataOf } from '#content/collections.ts';
import { titleCase } from '#content/files/slug.ts';
import type { Page, Site } from '#content/site.ts';

export type Crumb = { label: string; href?: string };

/**
 * The way from the home page to this one, a crumb for each part of the
 * address. Pages and known parts have friendly names; anything else is the
 * address part in title case. Empty on the home page, where no trail is shown.
 */
export function breadcrumbTrail(site: Site, page: Page, words: DataOf<'frames'>): Crumb[] {
  if (page.path === '/') return [];
  const segments = page.path.split('/').filter((segment) => segment !== '');
  const crumbs = segments.map((segment, index): Crumb => {
    const path = `/${segments.slice(0, index + 1).join('/')}`;
    const label = site.pages.get(path)?.entry.data.label ?? words.sections[segment] ?? titleCase(segment);
    const isLink = index < segments.length - 1 && site.pages.has(path);
    return isLink ? { label, href: path } : { label };
  });
  return [{ label: words.breadcrumbHome, href: '/' }, ...crumbs];
}
