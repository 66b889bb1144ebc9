import { dayOf } from '../calendar.ts';
import { isPageEntry } from '../site.ts';
import type { AnyEntry, PageEntry } from '../site.ts';

type PublishingState = 'shown' | 'draft' | 'scheduled' | 'expired';

/** Whether a page is shown at `now`. Dates are whole days of the US Eastern time zone. */
export function publishingState(data: PageEntry['data'], now: Date): PublishingState {
  const today = dayOf(now);
  if (data.draft) return 'draft';
  if (data.publishOn !== undefined && data.publishOn > today) return 'scheduled';
  if (data.expiresOn !== undefined && data.expiresOn < today) return 'expired';
  return 'shown';
}

/** Whether visitors see what a file says: files that are no pages are shown by pages. */
export function isShown(entry: AnyEntry, now: Date): boolean {
  return !isPageEntry(entry) || publishingState(entry.data, now) === 'shown';
}

/** Pages after a payment and drafts shown in the preview are for people, not for search engines. */
export function isNoindex({ collection, data }: PageEntry): boolean {
  return data.noindex || data.draft || (collection === 'pages' && data.area === 'thanks');
}
