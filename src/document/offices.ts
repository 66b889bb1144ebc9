import { all } from '#content/site.ts';
import type { Entry, Site } from '#content/site.ts';

/** The offices in the order that the firm gives them. */
export function officesInOrder(site: Site): Entry<'offices'>[] {
  return all(site, 'offices').toSorted((a, b) => a.data.order - b.data.order);
}
