/** The owner's summary: the current contents of the daily email, and whether the forms work. */
import { loadContent } from '#practice/content.ts';
import { formatCount } from '#content/report/print.ts';
import type { Site } from '#practice/site.ts';
import { findFormProblems } from '#operations/leads/check-forms.ts';
import type { LeadsStore } from '#operations/leads/store.ts';
import { collectExpiringFacts, collectOffers, listAheadDays, collectReviews } from './report-items.ts';
import { readDailyStats } from '#functions/mail/outbox.ts';
import { formatStat, formatDailyStats } from '#functions/mail/render.ts';

type OverviewOptions = { root: string; now: Date; site?: Site | undefined };

/**
 * Returns the lines of the overview. Reads the content unless `site` is given; if the content has errors, due items are
 * reported as unknown.
 */
export async function buildOverview(
  store: LeadsStore,
  { root, now, site: givenSite }: OverviewOptions,
): Promise<string[]> {
  const { site = givenSite } = givenSite === undefined ? await loadContent({ root, now }) : {};
  const stats = await readDailyStats(store, store.isScheduled);
  return [
    ...formatDailyStats(stats),
    formatStat('Due', site === undefined ? unknownDueText : formatDue(site)),
    ...(await checkForms(store, site)),
  ];
}

const unknownDueText = 'unknown, because the content has errors (run npm run check)';

/** Checks whether the functions accept the site's forms. The local server only accepts forms from its own pages. */
async function checkForms({ functionsUrl, isScheduled }: LeadsStore, site?: Site): Promise<string[]> {
  const siteUrl = isScheduled ? site?.firm.address : functionsUrl;
  if (siteUrl === undefined) return [];
  const { origin } = new URL(siteUrl);
  const problems = await findFormProblems(functionsUrl, origin);
  return problems.length === 0 ? [formatStat('Forms', `accepted from ${origin}`)] : problems;
}

/** Summarizes what is due in the content. */
export function formatDue(site: Site): string {
  const { overdueItems, upcomingItems } = collectReviews(site);
  const figures = collectExpiringFacts(site).length;
  const offers = collectOffers(site).length;
  return `${formatCount(overdueItems.length, 'review')} overdue, ${upcomingItems.length} within ${listAheadDays} days; ${formatCount(figures, 'figure')} expired or expiring, ${formatCount(offers, 'offer')} upcoming, ending or ended`;
}
