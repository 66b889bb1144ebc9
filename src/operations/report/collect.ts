import { toLocalDate } from '#practice/calendar.ts';
import type { Site } from '#practice/site.ts';
import {
  collectMissingApprovals,
  collectChangedSinceReview,
  endingDays,
  collectExpiringFacts,
  collectOffers,
  collectPlaceholders,
  collectPublishingStates,
  listAheadDays,
  collectReviews,
  collectWaivers,
} from './report-items.ts';
import { collectFindings } from '#practice/advertising/check.ts';
import { collectReadingLevels } from './reading-levels.ts';
import type { ReportItem, StatusReport } from './report.ts';
import { listItemsToConfirm } from './to-confirm.ts';
import { findOutdatedTranslations } from './translations.ts';

/**
 * Collects everything that the site's owner should know today, most urgent first. `root`: the project root, where the
 * translations' sources are stored.
 */
export async function collectStatus(site: Site, { root }: { root: string }): Promise<StatusReport> {
  const { overdueItems, upcomingItems } = collectReviews(site);
  const sections: readonly Section[] = [
    ['overdue-reviews', 'Reviews overdue', overdueItems],
    ['due-reviews', `Reviews due within ${listAheadDays} days`, upcomingItems],
    ['changed-reviews', 'Text changed after its review', collectChangedSinceReview(site)],
    [
      'ending-facts',
      `Figures that have expired, or expire within ${listAheadDays} days`,
      collectExpiringFacts(site),
    ],
    ['offers', `Offers that are upcoming, ended, or ending within ${endingDays} days`, collectOffers(site)],
    ['publishing', 'Draft, scheduled, expiring and expired pages', collectPublishingStates(site)],
    [
      'translations',
      'Translations to check',
      findOutdatedTranslations(site, root),
      'all match the page they translate',
    ],
    [
      'to-confirm',
      'Figures and statements for an attorney to confirm, highest risk first',
      listItemsToConfirm(site),
    ],
    ['placeholders', 'Sample data to replace before the site goes live', collectPlaceholders(site)],
    [
      'approvals',
      'Disclaimers to approve before the site goes live',
      collectMissingApprovals(site),
      'all are approved',
    ],
    ['waivers', 'Waivers of advertising rules', collectWaivers(site)],
    ['advertising', 'Advertising rules', listAdvertisingFindings(site), 'none beyond existing waivers'],
    ['reading', 'Reading grade level of English pages (hardest first)', collectReadingLevels(site)],
  ];
  return {
    day: toLocalDate(site.now),
    pageCount: site.pages.size,
    sections: sections.map(([id, title, items, emptyText = 'none']) => ({ id, title, items, emptyText })),
  };
}

type Section = [id: string, title: string, items: ReportItem[], emptyText?: string];

/** Lists findings of the advertising rules that no waiver permits. Waivers have their own section. */
function listAdvertisingFindings(site: Site): ReportItem[] {
  const unwaivedFindings = collectFindings(site).filter(({ waivedBy }) => waivedBy === undefined);
  return unwaivedFindings.map(({ file, line, severity, rule, excerpt, message, fix }) => ({
    file,
    line,
    text: `${severity}: ${rule === undefined ? '' : `${rule} `}"${excerpt}" ${message} ${fix}`,
  }));
}
