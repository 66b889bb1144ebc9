import type { PageEntry } from '../entry.ts';
import type { Section } from '../schemas/parts/section.ts';

/** The bands of a page that is made of bands; none for pages with a template of their own. */
export function sectionsOf({ data }: PageEntry): Section[] {
  return 'sections' in data ? data.sections : [];
}

/** The names of the offers in those bands. */
export function offersShown(entry: PageEntry): string[] {
  return sectionsOf(entry).flatMap((part) => (part.type === 'offer' ? [part.offer] : []));
}
