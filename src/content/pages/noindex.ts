import type { PageEntry } from '../entry.ts';

/** Pages after a payment and drafts shown in the preview are for people, not for search engines. */
export function isNoindex({ collection, data }: PageEntry): boolean {
  return data.noindex || data.draft || (collection === 'pages' && data.area === 'thanks');
}
