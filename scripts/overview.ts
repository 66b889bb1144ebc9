/** What the owner sees at a glance besides the requests: the last backup, the last publishing, and what is due. */
import { readdir } from 'node:fs/promises';
import { firmTimeZone } from '#content/calendar.ts';
import { loadContent } from '#content/load.ts';
import type { Site } from '#content/site.ts';
import { endingFacts, offers, reviewDays, reviews } from '#status/records.ts';

/** What a published site says of itself, in a file of this name. */
export const publishedFile = 'published.json';
export type Published = { at: string };

const dayMs = 24 * 60 * 60_000;
/** A copy is made each night: after this time one is missing. */
const longestWithoutBackup = 2;

/** A line for each, in the columns of the daily e-mail. */
export async function siteLines(root: string, now: Date, known?: Site): Promise<string[]> {
  const site = known ?? (await loadContent({ root, now })).site;
  return [
    row('Last backup', await lastBackup(process.env['BACKUP_FOLDER'], now)),
    row('Last publish', site === undefined ? 'unknown' : await lastPublish(site)),
    row('Due', site === undefined ? 'unknown, because the content has problems: npm run check' : due(site)),
  ];
}

function row(label: string, value: string): string {
  return `${`${label}:`.padEnd(28)}${value}`;
}

/** Copies have their day in their name, as supabase/README.md makes them. */
async function lastBackup(folder: string | undefined, now: Date): Promise<string> {
  if (!folder) return 'unknown: set BACKUP_FOLDER to the folder of the nightly copies (supabase/README.md)';
  const names = await readdir(folder).catch(() => []);
  const days = names.flatMap((name) => /^leads-(\d{4}-\d\d-\d\d)\./.exec(name)?.[1] ?? []);
  const last = days.toSorted().at(-1);
  if (last === undefined) return `none in ${folder}`;
  const age = Math.floor((now.getTime() - new Date(last).getTime()) / dayMs);
  return age > longestWithoutBackup ? `${last}, ${age} days ago: is it still made every night?` : last;
}

async function lastPublish({ firm }: Site): Promise<string> {
  if (firm.placeholder) return 'not yet: the address in content/site/firm.md is a sample';
  const url = new URL(publishedFile, firm.address);
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    const { at }: Published = await answer.json();
    return new Date(at).toLocaleString('en-US', {
      timeZone: firmTimeZone,
      dateStyle: 'medium',
      timeStyle: 'short',
    });
  } catch {
    return `unknown: ${url.href} does not say`;
  }
}

function due(site: Site): string {
  const { overdue, soon } = reviews(site);
  const figures = endingFacts(site).length;
  const ending = offers(site).length;
  return `${overdue.length} reviews overdue, ${soon.length} within ${reviewDays} days; ${figures} figures and ${ending} offers end or begin`;
}
