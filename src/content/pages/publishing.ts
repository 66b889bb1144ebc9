import { dayOf } from '../calendar.ts';
import type { PageEntry } from '../entry.ts';

export type PublishingState = 'shown' | 'draft' | 'scheduled' | 'expired';

/** Whether a page is shown at `now`. Dates are whole days of the US Eastern time zone. */
export function publishingState(data: PageEntry['data'], now: Date): PublishingState {
  const today = dayOf(now);
  if (data.draft) return 'draft';
  if (data.publishOn !== undefined && data.publishOn > today) return 'scheduled';
  if (data.expiresOn !== undefined && data.expiresOn < today) return 'expired';
  return 'shown';
}
