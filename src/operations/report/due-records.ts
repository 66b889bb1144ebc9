import { hasBegun, hasEnded } from '#content/calendar.ts';
import { dayAhead, dayOf } from '#practice/calendar.ts';
import { pageCollections } from '#practice/collections.ts';
import { publishingState } from '#content/routes/publishing.ts';
import { changedDisclaimer, changedReview } from '#practice/rules/approvals.ts';
import { sampleAddresses } from '#practice/rules/production.ts';
import type { NewDiagnostic } from '#content/rules/rule.ts';
import { everyEntry } from '#content/site.ts';
import type { AnyEntry, PageEntry, Site } from '#practice/site.ts';
import { itemAt } from './report.ts';
import type { Item } from './report.ts';

/** How many days ahead a review is listed. */
export const reviewDays = 30;

/** Overdue and upcoming reviews, by the last reviewer. */
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

/** Figures that have ended or end soon, earliest first. */
export function endingFacts(site: Site): Item[] {
  const today = dayOf(site.now);
  const horizon = dayAhead(site.now, reviewDays);
  return [...site.entries.facts.values()]
    .flatMap((entry) => {
      const { expires, statedAs, about } = entry.data;
      if (expires === undefined || expires > horizon) return [];
      const state = expires < today ? 'ended on' : 'expires on';
      return [{ expires, item: itemAt(entry, ['expires'], `"${statedAs}" ${state} ${expires} (${about})`) }];
    })
    .toSorted((a, b) => a.expires.localeCompare(b.expires))
    .map(({ item }) => item);
}

/** Returns the day (`YYYY-MM-DD`); undefined for collections without it. */
export function reviewByOf({ data }: AnyEntry): string | undefined {
  return 'reviewBy' in data ? data.reviewBy : undefined;
}

/** The last reviewer, or the responsible attorney. */
function reviewer(site: Site, { data }: AnyEntry): string {
  const id = ('reviewed' in data ? data.reviewed?.by : undefined) ?? site.firm.attorney;
  return site.entries.attorneys.get(id)?.data.name ?? id;
}

function aboutOf({ data }: AnyEntry): string {
  const about = 'about' in data ? data.about : undefined;
  return about === undefined ? '' : ` (${about})`;
}

/** How many days ahead the end of an offer or page is listed. */
export const endingDays = 14;

/** Upcoming, ended and soon ending offers, in their own time zone. */
export function offers(site: Site): Item[] {
  return [...site.entries.offers.values()].flatMap((entry) => {
    const { validFrom, validThrough, timeZone } = entry.data;
    if (!hasBegun(entry.data, site.now))
      return [itemAt(entry, ['validFrom'], `"${entry.data.name}" begins on ${validFrom}.`)];
    if (validThrough === undefined || validThrough > dayAhead(site.now, endingDays, timeZone)) return [];
    const state = hasEnded(entry.data, site.now) ? 'ended' : 'ends';
    return [itemAt(entry, ['validThrough'], `"${entry.data.name}" ${state} on ${validThrough}.`)];
  });
}

/** Files marked as sample data, and sample addresses in others. */
export function placeholders(site: Site): Item[] {
  return everyEntry(site.entries).flatMap((entry) => {
    if ('placeholder' in entry.data && entry.data.placeholder)
      return [
        itemAt(entry, ['placeholder'], `${entry.data.note ?? 'Sample data.'}${sampleReviews(entry, site)}`),
      ];
    return sampleAddresses(entry).map(itemOf);
  });
}

/** Files reviewed by a sample attorney. */
function sampleReviews({ collection, id }: AnyEntry, { entries }: Site): string {
  if (collection !== 'attorneys') return '';
  const named = everyEntry(entries).filter(({ data }) => 'reviewed' in data && data.reviewed?.by === id);
  return ` ${named.length} files name this person as their reviewer, so no lawyer has read them.`;
}

/** Disclaimers that are not approved, or have changed since their approval. */
export function approvals({ entries }: Site): Item[] {
  return [...entries.disclaimers.values()].flatMap((entry) =>
    entry.data.approved === undefined
      ? [itemAt(entry, ['rule'], `Not approved yet. ${entry.data.rule}`)]
      : changedDisclaimer(entry, entries).map(itemOf),
  );
}

/** Pages, questions and facts that changed after their review. */
export function changedSinceReview({ entries }: Site): Item[] {
  return everyEntry(entries).flatMap((entry) => changedReview(entry, entries).map(itemOf));
}

function itemOf({ file, line, field, message }: NewDiagnostic): Item {
  return { file, line, text: field === undefined ? message : `${field} ${message}` };
}

/** All waivers, earliest end first. */
export function waivers(site: Site): Item[] {
  const today = dayOf(site.now);
  return [...site.entries.waivers.values()]
    .toSorted((a, b) => a.data.expires.localeCompare(b.data.expires))
    .map((entry) => {
      const { rule, page, file, found, reason, approvedBy, expires } = entry.data;
      const state = expires < today ? `ENDED on ${expires}` : `ends on ${expires}`;
      return itemAt(
        entry,
        ['expires'],
        `${rule} on ${page ?? file ?? 'no page'}: "${found}", ${state}. ${reason} (approved by ${approvedBy})`,
      );
    });
}

/** Pages that are not public, or will end soon. */
export function publishingStates(site: Site): Item[] {
  const horizon = dayAhead(site.now, endingDays);
  const pages = pageCollections.flatMap((name): PageEntry[] => [...site.entries[name].values()]);
  return pages.flatMap((entry) => {
    const { publishOn = '', expiresOn, redirectTo = '' } = entry.data;
    switch (publishingState(entry.data, dayOf(site.now))) {
      case 'draft':
        return [itemAt(entry, ['draft'], 'A draft, shown only in the preview.')];
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
