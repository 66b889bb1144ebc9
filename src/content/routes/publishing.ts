import { isPageEntry } from '../site.ts';
import type { Entry, PageEntry } from '../site.ts';

type PublishingState = 'shown' | 'draft' | 'scheduled' | 'expired';

/** Whether a page is shown on a day (YYYY-MM-DD). */
export function publishingState(data: PageEntry['data'], today: string): PublishingState {
  if (data.draft) return 'draft';
  if (data.publishOn !== undefined && data.publishOn > today) return 'scheduled';
  if (data.expiresOn !== undefined && data.expiresOn < today) return 'expired';
  return 'shown';
}

/** Whether visitors see what a file says: files that are no pages are shown by pages. */
export function isShown(entry: Entry, today: string): boolean {
  return !isPageEntry(entry) || publishingState(entry.data, today) === 'shown';
}

/** Drafts shown in the preview, and pages such as those after a payment, are for people, not for search engines. */
export function isNoindex({ traits, data }: Pick<PageEntry, 'traits' | 'data'>): boolean {
  return data.noindex || data.draft || traits.page.isNoindex?.(data) === true;
}
