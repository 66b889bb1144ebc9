import { isPageEntry } from '../site.ts';
import type { Entry, PageEntry } from '../site.ts';

type PublishingState = 'shown' | 'draft' | 'scheduled' | 'expired';

/** Whether a page is published on a day (YYYY-MM-DD). */
export function findPublishingState(data: PageEntry['data'], today: string): PublishingState {
  if (data.draft) return 'draft';
  if (data.publishOn !== undefined && data.publishOn > today) return 'scheduled';
  if (data.expiresOn !== undefined && data.expiresOn < today) return 'expired';
  return 'shown';
}

/** Whether visitors see a file's content. Files without a page are shown on other pages. */
export function isShown(entry: Entry, today: string): boolean {
  return !isPageEntry(entry) || findPublishingState(entry.data, today) === 'shown';
}

/** Whether to exclude a page from search engines, such as drafts in the preview and confirmation pages. */
export function isNoindex({ config, data }: Pick<PageEntry, 'config' | 'data'>): boolean {
  return data.noindex || data.draft || config.page.isNoindex?.(data) === true;
}
