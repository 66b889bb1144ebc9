import { dayAhead, dayOf } from '#content/calendar.ts';
import { everyEntry } from '#content/site.ts';
import type { AnyEntry, Site } from '#content/site.ts';
import { itemAt } from './report.ts';
import type { Item } from './report.ts';

/** So many days ahead a review is named as due. */
export const reviewDays = 30;

/** Reviews that are overdue or due soon, by the person who made the last one. */
export function reviews(site: Site): { overdue: Item[]; soon: Item[] } {
  const today = dayOf(site.now);
  const horizon = dayAhead(site.now, reviewDays);
  const due = everyEntry(site.entries)
    .flatMap((entry) => {
      const reviewBy = reviewByOf(entry);
      return reviewBy === undefined || reviewBy > horizon
        ? []
        : [{ entry, reviewBy, who: reviewer(site, entry) }];
    })
    .toSorted((a, b) => a.who.localeCompare(b.who) || a.reviewBy.localeCompare(b.reviewBy));
  const items = (wanted: boolean) =>
    due
      .filter(({ reviewBy }) => reviewBy < today === wanted)
      .map(({ entry, reviewBy, who }) =>
        itemAt(entry, ['reviewBy'], `${who}: check again by ${reviewBy}${aboutOf(entry)}`),
      );
  return { overdue: items(true), soon: items(false) };
}

/** Figures that hold no longer than so many days, and those that have ended, the earliest first. */
export function endingFacts(site: Site): Item[] {
  const today = dayOf(site.now);
  const horizon = dayAhead(site.now, reviewDays);
  return [...site.entries.facts.values()]
    .flatMap((entry) => {
      const { expires, statedAs, about } = entry.data;
      if (expires === undefined || expires > horizon) return [];
      const state = expires < today ? 'ended on' : 'holds until';
      return [{ expires, item: itemAt(entry, ['expires'], `"${statedAs}" ${state} ${expires} (${about})`) }];
    })
    .toSorted((a, b) => a.expires.localeCompare(b.expires))
    .map(({ item }) => item);
}

export function reviewByOf({ data }: AnyEntry): string | undefined {
  return 'reviewBy' in data ? data.reviewBy : undefined;
}

/** Who checked it last; else the responsible attorney. */
function reviewer(site: Site, { data }: AnyEntry): string {
  const id = ('reviewed' in data ? data.reviewed?.by : undefined) ?? site.firm.attorney;
  return site.entries.attorneys.get(id)?.data.name ?? id;
}

function aboutOf({ data }: AnyEntry): string {
  const about = 'about' in data ? data.about : undefined;
  return about === undefined ? '' : ` (${about})`;
}
