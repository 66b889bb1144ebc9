import { pathOf } from '#content/pages.ts';
import type { Site } from '#content/site.ts';
import { absolute, responsibleAttorney } from './head.ts';

/** The names under which other nodes of a graph refer to the firm and to the attorney. */
export function firmId(site: Site): string {
  return absolute(site, '/#firm');
}

export function personId(site: Site): string {
  return absolute(site, `${pathOf(responsibleAttorney(site))}#person`);
}
