import { pathOf } from '#content/pages/arrange-pages.ts';
import { find } from '#content/site.ts';
import type { Site } from '#content/site.ts';
import { absolute } from './head.ts';

/** The names under which other nodes of a graph refer to the firm and to its attorneys. */
export function firmId(site: Site): string {
  return absolute(site, '/#firm');
}

export function personId(site: Site, attorney: string): string {
  return absolute(site, `${pathOf(find(site, 'attorneys', attorney))}#person`);
}
