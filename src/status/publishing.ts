import { pageCollections } from '#content/collections.ts';
import type { PageEntry } from '#content/entry.ts';
import { publishingState } from '#content/pages/publishing.ts';
import { dayAhead } from '#content/calendar.ts';
import type { Site } from '#content/site.ts';
import { itemAt } from './item-at.ts';
import { endingDays } from './records.ts';
import type { Item } from './report.ts';

/** Pages that visitors do not see, or will soon not see any more. */
export function publishingStates(site: Site): Item[] {
  const horizon = dayAhead(site.now, endingDays);
  const pages = pageCollections.flatMap((name): PageEntry[] => [...site.entries[name].values()]);
  return pages.flatMap((entry) => {
    const { publishOn = '', expiresOn, redirectTo = '' } = entry.data;
    switch (publishingState(entry.data, site.now)) {
      case 'draft':
        return [itemAt(entry, ['draft'], 'A draft: in the preview only.')];
      case 'scheduled':
        return [itemAt(entry, ['publishOn'], `Scheduled: shown from ${publishOn} on.`)];
      case 'expired':
        return [
          itemAt(entry, ['expiresOn'], `Ended on ${expiresOn ?? ''}; visitors are sent to ${redirectTo}.`),
        ];
      default:
        return expiresOn !== undefined && expiresOn <= horizon
          ? [itemAt(entry, ['expiresOn'], `Ends on ${expiresOn}; visitors are then sent to ${redirectTo}.`)]
          : [];
    }
  });
}
