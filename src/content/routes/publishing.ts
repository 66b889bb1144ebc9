import { isPageEntry, listEntries } from '../site.ts';
import type { Entry, PageEntry, Site } from '../site.ts';

type PublishingState = 'shown' | 'draft' | 'scheduled' | 'expired';

/** Returns a page's publishing state on a day (YYYY-MM-DD). */
export function findPublishingState(data: PageEntry['data'], today: string): PublishingState {
  if (data.draft) return 'draft';
  if (data.publishOn !== undefined && data.publishOn > today) return 'scheduled';
  if (data.expiresOn !== undefined && data.expiresOn < today) return 'expired';
  return 'shown';
}

/** Returns whether visitors see a file's content. Files that aren't pages are always shown. */
export function isShown(entry: Entry, today: string): boolean {
  return !isPageEntry(entry) || findPublishingState(entry.data, today) === 'shown';
}

/** Returns whether to exclude a page from search engines: for example, a draft in the preview or a confirmation page. */
export function isNoindex({ config, data }: Pick<PageEntry, 'config' | 'data'>): boolean {
  return data.noindex || data.draft || config.page.isNoindex?.(data) === true;
}

/** Lists the lines for pages and redirects in the list of published paths. Those for scheduled pages include the date. */
export function listPathLines({ entries, pages, redirects }: Site, today: string): string[] {
  const scheduledLines = listEntries(entries).flatMap((entry) => {
    if (!isPageEntry(entry) || findPublishingState(entry.data, today) !== 'scheduled') return [];
    const { aliases, publishOn } = entry.data;
    return [entry.config.page.path(entry.id, entry.data), ...aliases].map((path) => `${path} ${publishOn}`);
  });
  return [...pages.keys(), ...redirects.keys(), ...scheduledLines];
}
