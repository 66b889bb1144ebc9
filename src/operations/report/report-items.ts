import { hasBegun, hasEnded } from '#content/calendar.ts';
import { addDays, toLocalDate } from '#practice/calendar.ts';
import { pageCollections } from '#practice/collections.ts';
import { findPublishingState } from '#content/routes/publishing.ts';
import { checkDisclaimer, checkReview } from '#practice/rules/approvals.ts';
import { findSampleAddresses } from '#practice/rules/production.ts';
import type { NewDiagnostic } from '#content/rules/rule.ts';
import { listEntries } from '#content/site.ts';
import type { AnyEntry, PageEntry, Site } from '#practice/site.ts';
import { createItem } from './report.ts';
import type { ReportItem } from './report.ts';

/** How many days ahead reviews and expiring figures are listed. */
export const listAheadDays = 30;

/** Collects overdue and upcoming reviews, sorted by last reviewer, then by date. */
export function collectReviews(site: Site): { overdueItems: ReportItem[]; upcomingItems: ReportItem[] } {
  const today = toLocalDate(site.now);
  const horizon = addDays(site.now, listAheadDays);
  const dueEntries = listEntries(site.entries)
    .flatMap((entry) => {
      const reviewBy = getReviewDay(entry);
      return reviewBy === undefined || reviewBy > horizon
        ? []
        : [{ entry, reviewBy, reviewer: getReviewerName(site, entry) }];
    })
    .toSorted((a, b) => a.reviewer.localeCompare(b.reviewer) || a.reviewBy.localeCompare(b.reviewBy));
  const createItems = (isOverdue: boolean) =>
    dueEntries
      .filter(({ reviewBy }) => reviewBy < today === isOverdue)
      .map(({ entry, reviewBy, reviewer }) =>
        createItem(entry, ['reviewBy'], `${reviewer}: check again by ${reviewBy}${describeSubject(entry)}`),
      );
  return { overdueItems: createItems(true), upcomingItems: createItems(false) };
}

/** Collects figures that have expired or expire soon, earliest first. */
export function collectExpiringFacts(site: Site): ReportItem[] {
  const today = toLocalDate(site.now);
  const horizon = addDays(site.now, listAheadDays);
  return [...site.entries.facts.values()]
    .flatMap((entry) => {
      const { expires, statedAs, about } = entry.data;
      if (expires === undefined || expires > horizon) return [];
      const state = expires < today ? 'expired on' : 'expires on';
      return [
        { expires, item: createItem(entry, ['expires'], `"${statedAs}" ${state} ${expires} (${about})`) },
      ];
    })
    .toSorted((a, b) => a.expires.localeCompare(b.expires))
    .map(({ item }) => item);
}

/** Returns the date (`YYYY-MM-DD`) by which the entry must be reviewed again, if it has one. */
export function getReviewDay({ data }: AnyEntry): string | undefined {
  return 'reviewBy' in data ? data.reviewBy : undefined;
}

/** Returns the name of the last reviewer, or of the responsible attorney. */
function getReviewerName(site: Site, { data }: AnyEntry): string {
  const id = ('reviewed' in data ? data.reviewed?.by : undefined) ?? site.firm.attorney;
  return site.entries.attorneys.get(id)?.data.name ?? id;
}

function describeSubject({ data }: AnyEntry): string {
  const about = 'about' in data ? data.about : undefined;
  return about === undefined ? '' : ` (${about})`;
}

/** How many days ahead offers that end and pages that expire are listed. */
export const endingDays = 14;

/** Collects offers that are upcoming, ended or ending soon, by the date in the offer's time zone. */
export function collectOffers(site: Site): ReportItem[] {
  return [...site.entries.offers.values()].flatMap((entry) => {
    const { validFrom, validThrough, timeZone } = entry.data;
    if (!hasBegun(entry.data, site.now))
      return [createItem(entry, ['validFrom'], `"${entry.data.name}" begins on ${validFrom}.`)];
    if (validThrough === undefined || validThrough > addDays(site.now, endingDays, timeZone)) return [];
    const state = hasEnded(entry.data, site.now) ? 'ended' : 'ends';
    return [createItem(entry, ['validThrough'], `"${entry.data.name}" ${state} on ${validThrough}.`)];
  });
}

/** Collects files marked as sample data, and sample addresses in other files. */
export function collectPlaceholders(site: Site): ReportItem[] {
  return listEntries(site.entries).flatMap((entry) => {
    if ('placeholder' in entry.data && entry.data.placeholder)
      return [
        createItem(
          entry,
          ['placeholder'],
          `${entry.data.note ?? 'Sample data.'}${describeSampleReviews(entry, site)}`,
        ),
      ];
    return findSampleAddresses(entry).map(toItem);
  });
}

/** Describes how many files name a sample attorney as their reviewer. */
function describeSampleReviews({ collection, id }: AnyEntry, { entries }: Site): string {
  if (collection !== 'attorneys') return '';
  const reviewedEntries = listEntries(entries).filter(
    ({ data }) => 'reviewed' in data && data.reviewed?.by === id,
  );
  return ` Files that list this person as reviewer, so no attorney has reviewed them: ${reviewedEntries.length}.`;
}

/** Collects disclaimers that are not approved, or have changed since their approval. */
export function collectMissingApprovals({ entries }: Site): ReportItem[] {
  return [...entries.disclaimers.values()].flatMap((entry) =>
    entry.data.approved === undefined
      ? [createItem(entry, ['rule'], `Not approved yet. ${entry.data.rule}`)]
      : checkDisclaimer(entry, entries).map(toItem),
  );
}

/** Collects entries that changed after their review. */
export function collectChangedSinceReview({ entries }: Site): ReportItem[] {
  return listEntries(entries).flatMap((entry) => checkReview(entry, entries).map(toItem));
}

function toItem({ file, line, field, message }: NewDiagnostic): ReportItem {
  return { file, line, text: field === undefined ? message : `${field} ${message}` };
}

/** Collects all waivers, earliest expiration first. */
export function collectWaivers(site: Site): ReportItem[] {
  const today = toLocalDate(site.now);
  return [...site.entries.waivers.values()]
    .toSorted((a, b) => a.data.expires.localeCompare(b.data.expires))
    .map((entry) => {
      const { rule, page, file, found: phrase, reason, approvedBy, expires } = entry.data;
      const state = expires < today ? `EXPIRED on ${expires}` : `expires on ${expires}`;
      return createItem(
        entry,
        ['expires'],
        `${rule} on ${page ?? file ?? 'no page'}: "${phrase}", ${state}. ${reason} (approved by ${approvedBy})`,
      );
    });
}

/** Collects pages that are not public, or expire soon. */
export function collectPublishingStates(site: Site): ReportItem[] {
  const horizon = addDays(site.now, endingDays);
  const pages = pageCollections.flatMap((name): PageEntry[] => [...site.entries[name].values()]);
  return pages.flatMap((entry) => {
    const { publishOn, expiresOn, redirectTo } = entry.data;
    switch (findPublishingState(entry.data, toLocalDate(site.now))) {
      case 'draft':
        return createItem(entry, ['draft'], 'A draft, shown only in the preview.');
      case 'scheduled':
        return createItem(entry, ['publishOn'], `Scheduled: goes live on ${publishOn}.`);
      case 'expired': {
        const text = `Expired on ${expiresOn}; visitors are redirected to ${redirectTo}.`;
        return createItem(entry, ['expiresOn'], text);
      }
      default: {
        if (expiresOn === undefined || expiresOn > horizon) return [];
        const text = `Expires on ${expiresOn}; visitors are then redirected to ${redirectTo}.`;
        return createItem(entry, ['expiresOn'], text);
      }
    }
  });
}
