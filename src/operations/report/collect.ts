import { dayOf } from '#practice/calendar.ts';
import type { Site } from '#practice/site.ts';
import {
  approvals,
  changedSinceReview,
  endingDays,
  endingFacts,
  offers,
  placeholders,
  publishingStates,
  reviewDays,
  reviews,
  waivers,
} from './records.ts';
import { readingGrades } from './reading-grades.ts';
import type { Part, StatusReport } from './report.ts';
import { toConfirm } from './to-confirm.ts';
import { translations } from './translations.ts';

/** What the advertising check found in the built pages: severity, place and sentence. */
export type AdvertisingFinding = { severity: string; file: string; line: number; message: string };

type StatusOptions = {
  /** The project's root, where the texts that were translated are on record. */
  root: string;
  /** Findings of the advertising check; undefined when there is no built site to check. */
  advertising?: AdvertisingFinding[] | undefined;
};

/** Everything that the owner of the site should know today, in the order of its urgency. */
export async function collectStatus(site: Site, { root, advertising }: StatusOptions): Promise<StatusReport> {
  const { overdue, soon } = reviews(site);
  const parts: Part[] = [
    { id: 'overdue-reviews', title: 'Reviews overdue', none: 'none', items: overdue },
    { id: 'due-reviews', title: `Reviews due within ${reviewDays} days`, none: 'none', items: soon },
    {
      id: 'changed-reviews',
      title: 'Words that changed after their review',
      none: 'none',
      items: changedSinceReview(site),
    },
    {
      id: 'ending-facts',
      title: `Figures that hold for ${reviewDays} days at most`,
      none: 'none',
      items: endingFacts(site),
    },
    {
      id: 'offers',
      title: `Offers to come, ended, or ending within ${endingDays} days`,
      none: 'none',
      items: offers(site),
    },
    {
      id: 'publishing',
      title: 'Drafts, scheduled, ending and ended pages',
      none: 'none',
      items: publishingStates(site),
    },
    {
      id: 'translations',
      title: 'Translations to look at',
      none: 'all match the page they translate',
      items: translations(site, root),
    },
    {
      id: 'to-confirm',
      title: 'Figures and statements for an attorney to confirm, the most harmful first',
      none: 'none',
      items: toConfirm(site),
    },
    {
      id: 'placeholders',
      title: 'Sample data to replace before the site goes live',
      none: 'none',
      items: placeholders(site),
    },
    {
      id: 'approvals',
      title: 'Disclaimers to approve before the site goes live',
      none: 'all are approved',
      items: approvals(site),
    },
    { id: 'waivers', title: 'Waivers of advertising rules', none: 'none', items: waivers(site) },
    advertisingPart(advertising),
    {
      id: 'reading',
      title: 'Reading grade of English pages (years of school, hardest first)',
      none: 'none',
      items: readingGrades(site),
    },
  ];
  return { day: dayOf(site.now), pages: site.pages.size, parts };
}

function advertisingPart(findings: AdvertisingFinding[] | undefined): Part {
  return {
    id: 'advertising',
    title: 'Advertising rules, on the pages as last built',
    none:
      findings === undefined
        ? 'not checked, because there is no built site (npm run build)'
        : 'nothing but what waivers permit',
    items: (findings ?? []).map(({ file, line, severity, message }) => ({
      file,
      line,
      text: `${severity}: ${message}`,
    })),
  };
}
