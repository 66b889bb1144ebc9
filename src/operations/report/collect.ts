import { toLocalDay } from '#practice/calendar.ts';
import type { Site } from '#practice/site.ts';
import {
  collectApprovals,
  collectChangedSinceReview,
  endingDays,
  collectEndingFacts,
  collectOffers,
  collectPlaceholders,
  collectPublishingStates,
  reviewDays,
  collectReviews,
  collectWaivers,
} from './due-records.ts';
import { collectFindings } from '#practice/advertising/check.ts';
import { collectReadingGrades } from './reading-grades.ts';
import type { ReportSection, StatusReport } from './report.ts';
import { listToConfirm } from './to-confirm.ts';
import { findOutdatedTranslations } from './translations.ts';

type StatusOptions = {
  /** The project root, where the source texts of translations are stored. */
  root: string;
};

/** Collects everything that the site's owner should know today, most urgent first. */
export async function collectStatus(site: Site, { root }: StatusOptions): Promise<StatusReport> {
  const { overdue, soon } = collectReviews(site);
  const sections: ReportSection[] = [
    { id: 'overdue-reviews', title: 'Reviews overdue', emptyText: 'none', items: overdue },
    { id: 'due-reviews', title: `Reviews due within ${reviewDays} days`, emptyText: 'none', items: soon },
    {
      id: 'changed-reviews',
      title: 'Text changed after its review',
      emptyText: 'none',
      items: collectChangedSinceReview(site),
    },
    {
      id: 'ending-facts',
      title: `Figures that expire within ${reviewDays} days`,
      emptyText: 'none',
      items: collectEndingFacts(site),
    },
    {
      id: 'offers',
      title: `Offers that are upcoming, ended, or ending within ${endingDays} days`,
      emptyText: 'none',
      items: collectOffers(site),
    },
    {
      id: 'publishing',
      title: 'Drafts, scheduled, ending and ended pages',
      emptyText: 'none',
      items: collectPublishingStates(site),
    },
    {
      id: 'translations',
      title: 'Translations to check',
      emptyText: 'all match the page they translate',
      items: findOutdatedTranslations(site, root),
    },
    {
      id: 'to-confirm',
      title: 'Figures and statements for an attorney to confirm, highest risk first',
      emptyText: 'none',
      items: listToConfirm(site),
    },
    {
      id: 'placeholders',
      title: 'Sample data to replace before the site goes live',
      emptyText: 'none',
      items: collectPlaceholders(site),
    },
    {
      id: 'approvals',
      title: 'Disclaimers to approve before the site goes live',
      emptyText: 'all are approved',
      items: collectApprovals(site),
    },
    { id: 'waivers', title: 'Waivers of advertising rules', emptyText: 'none', items: collectWaivers(site) },
    collectAdvertising(site),
    {
      id: 'reading',
      title: 'Reading grade of English pages (years of school, hardest first)',
      emptyText: 'none',
      items: collectReadingGrades(site),
    },
  ];
  return { day: toLocalDay(site.now), pages: site.pages.size, sections };
}

/** Findings of the advertising rules that no waiver permits. Waivers have their own section. */
function collectAdvertising(site: Site): ReportSection {
  const unwaived = collectFindings(site).filter(({ waivedBy }) => waivedBy === undefined);
  return {
    id: 'advertising',
    title: 'Advertising rules',
    emptyText: 'none beyond existing waivers',
    items: unwaived.map(({ file, line, severity, rule, found, message, fix }) => ({
      file,
      line,
      text: `${severity}: ${rule === undefined ? '' : `${rule} `}"${found}" ${message} ${fix}`,
    })),
  };
}
