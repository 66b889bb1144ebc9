import type { PageEntry } from '../entry.ts';
import { namedPlaces } from '../pages/named-places.ts';
import { templatePlaces } from '../pages/page-ids.ts';

/** Every place on a page that a link may lead to: `html` holds the page's own compiled texts. */
export function anchorsOf(entry: PageEntry, html: string[]): Set<string> {
  const named = namedPlaces(entry).map(({ name }) => name);
  const headings = html.flatMap((text) =>
    [...text.matchAll(/<h[2-6] id="([^"]+)"/g)].map(([, id = '']) => id),
  );
  return new Set([...templatePlaces(entry), ...named, ...headings]);
}
