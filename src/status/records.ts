import { dayAhead, dayOf, hasBegun, hasEnded } from '#content/calendar.ts';
import { pageCollections } from '#content/collections.ts';
import { publishingState } from '#content/routes/publishing.ts';
import { sampleAddresses } from '#content/rules/firm/production.ts';
import { problemOf } from '#content/rules/run.ts';
import { everyEntry } from '#content/site.ts';
import type { PageEntry, Site } from '#content/site.ts';
import { itemAt } from './report.ts';
import type { Item } from './report.ts';

/** So many days ahead the end of an offer or a page is named. */
export const endingDays = 14;

/** Offers still to come, those that have ended, and those that soon will, on their own clock. */
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

/** Facts that contradict another, and facts that the law has overtaken. */
export function conflicts(site: Site): Item[] {
  return [...site.entries.facts.values()].flatMap((entry) => {
    const { statedAs, conflictsWith, status, note } = entry.data;
    const why = note === undefined ? '' : ` ${note}`;
    if (conflictsWith.length > 0) {
      const others = conflictsWith.map(
        (id) => `${id} says "${site.entries.facts.get(id)?.data.statedAs ?? ''}"`,
      );
      return [itemAt(entry, ['conflictsWith'], `Says "${statedAs}"; ${others.join(', ')}.${why}`)];
    }
    if (status === 'dated') return [itemAt(entry, ['status'], `"${statedAs}" is dated.${why}`)];
    return status === 'disputed' ? [itemAt(entry, ['status'], `"${statedAs}" is disputed.${why}`)] : [];
  });
}

/** Files that say of themselves that they hold sample data, and sample addresses in others. */
export function placeholders(site: Site): Item[] {
  return everyEntry(site.entries).flatMap((entry) => {
    if ('placeholder' in entry.data && entry.data.placeholder)
      return [itemAt(entry, ['placeholder'], entry.data.note ?? 'Sample data.')];
    return sampleAddresses(entry).map((report) => {
      const { file, line, field, message } = problemOf(report, 'error');
      return { file, line, text: field === undefined ? message : `${field} ${message}` };
    });
  });
}

/** Disclaimers that no attorney has approved yet. */
export function approvals(site: Site): Item[] {
  return [...site.entries.disclaimers.values()]
    .filter(({ data }) => data.approved === undefined)
    .map((entry) => itemAt(entry, ['rule'], `Nobody has approved it yet. ${entry.data.rule}`));
}

/** Waivers in force and ended ones, the next to end first. */
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
