import { dayAhead, dayOf, hasBegun, hasEnded } from '#content/calendar.ts';
import { collections } from '#content/collections.ts';
import type { CollectionName } from '#content/collections.ts';
import { publishingState } from '#content/routes/publishing.ts';
import { pathOf } from '#content/routes/routes.ts';
import { translatedPages } from '#content/routes/translations.ts';
import { givesDefaults } from '#content/defaults.ts';
import { changedLanguages, changedReview } from '#content/rules/firm/approvals.ts';
import { isPageEntry } from '#content/site.ts';
import type { AnyEntry, Site } from '#content/site.ts';
import { reviewByOf, reviewDays } from '#status/records.ts';

type State =
  | 'draft'
  | 'scheduled'
  | 'expired'
  | 'review overdue'
  | 'review due'
  | 'changed since review'
  | 'translation stale'
  | 'sample data'
  | 'to approve'
  | 'ended'
  | 'disputed'
  | 'dated';

export type ListedFile = { file: string; name: string; path?: string; states: State[] };
export type ListedCollection = { name: CollectionName; noun: string; files: ListedFile[] };

/** Every content file by collection, with what is to be known of it. */
export function contentList(site: Site): ListedCollection[] {
  const stale = new Set(
    translatedPages(site).flatMap(({ entry, state }) => (state === 'current' ? [] : [entry.file])),
  );
  return (Object.keys(collections) as CollectionName[]).map((name) => ({
    name,
    noun: collections[name].noun,
    files: [...site.entries[name].values()].map((entry): ListedFile =>
      listed(entry as AnyEntry, site, stale),
    ),
  }));
}

function listed(entry: AnyEntry, site: Site, stale: Set<string>): ListedFile {
  const states = [
    ...stateOfRecord(entry, site),
    ...(stale.has(entry.file) ? ['translation stale' as const] : []),
  ];
  if (!isPageEntry(entry)) return { file: entry.file, name: nameOf(entry), states };
  const state = publishingState(entry.data, site.now);
  const path = pathOf(entry);
  return {
    file: entry.file,
    name: nameOf(entry),
    ...(site.pages.has(path) && { path }),
    states: [...(state === 'shown' ? [] : [state]), ...states],
  };
}

function stateOfRecord(entry: AnyEntry, { now, entries }: Site): State[] {
  const reviewBy = reviewByOf(entry);
  const states: State[] = [];
  if (reviewBy !== undefined && reviewBy < dayOf(now)) states.push('review overdue');
  else if (reviewBy !== undefined && reviewBy <= dayAhead(now, reviewDays)) states.push('review due');
  if (changedReview(entry, entries).length > 0) states.push('changed since review');
  if ('placeholder' in entry.data && entry.data.placeholder) states.push('sample data');
  if (isToApprove(entry)) states.push('to approve');
  if (entry.collection === 'offers' && !hasBegun(entry.data, now)) states.push('scheduled');
  if (entry.collection === 'offers' && hasEnded(entry.data, now)) states.push('ended');
  if (entry.collection === 'facts' && entry.data.status === 'dated') states.push('dated');
  if (entry.collection === 'facts' && entry.data.conflictsWith.length > 0) states.push('disputed');
  return states;
}

function isToApprove(entry: AnyEntry): boolean {
  return (
    entry.collection === 'disclaimers' &&
    (entry.data.approved === undefined || changedLanguages(entry).length > 0)
  );
}

/** What people call a file: the label or title of a page, the question, the name; else its file name. */
function nameOf({ collection, data, id }: AnyEntry): string {
  // Its texts are those of other files.
  if (givesDefaults(collection)) return id;
  const fields = new Map<string, unknown>(Object.entries(data));
  for (const key of ['label', 'question', 'title', 'name', 'about', 'who']) {
    const value = fields.get(key);
    if (typeof value === 'string') return value;
  }
  return id;
}
