import type { AnyEntry } from '../entry.ts';
import { isPageEntry } from '../entry.ts';
import { offersShown } from '../pages/sections-of.ts';
import { problemAt } from '../problems/places.ts';
import type { Problem } from '../problems/problem.ts';

/** Search engines must not be told of an offer that the page does not show. */
export function announcedOffers(entries: AnyEntry[]): Problem[] {
  return entries.filter(isPageEntry).flatMap((entry) => {
    const { data, frontmatter } = entry;
    const announced = 'service' in data ? data.service?.offer : undefined;
    if (announced === undefined) return [];
    const shown = offersShown(entry);
    if (shown.includes(announced)) return [];
    const instead =
      shown.length === 0 ? 'no part of this page shows one' : `this page shows ${shown.join(', ')}`;
    const message = `announces "${announced}" to search engines, and ${instead}. Name the offer that the page shows, or take this line away.`;
    return [{ ...problemAt(frontmatter, ['service', 'offer'], 'value'), field: 'service.offer', message }];
  });
}
