import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, toLocalDate } from '#practice/calendar.ts';
import { collections } from '#practice/collections.ts';
import { withArticle } from '#content/report/print.ts';
import { suggestName } from '#content/report/suggest.ts';
import { listEntries } from '#content/site.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import { readContentFile } from '#content/source/content-files.ts';
import { buildApproval, hasReviewField } from './approval.ts';
import type { Approval } from './approval.ts';
import { applyChanges } from '../writer/change-file.ts';
import { getReviewDay, listAheadDays } from '#operations/report/report-items.ts';
import { AuthorError } from '../author-error.ts';

/**
 * Records that an attorney approved the current text of a file: `approved` in a disclaimer, `approvedOn` and
 * `approvedBy` in a waiver, `reviewed` in all others. `target` is a file or a page's path. Returns a message; throws an
 * AuthorError when the approval can't be recorded.
 */
export async function recordApproval(
  site: Site,
  root: string,
  target: string,
  { by = '', keepTranslations }: { [Option in keyof Approval]?: Approval[Option] | undefined },
): Promise<string> {
  const entry = findTargetEntry(site, target);
  if (by === '') throw new AuthorError(`Nothing was recorded. Add the reviewer: --by ${site.firm.attorney}`);
  const changes = buildApproval(entry, site, { by, keepTranslations });
  const day = toLocalDate(site.now);
  const source = readContentFile(root, entry.file);
  await writeFile(join(root, entry.file), applyChanges(source, changes));
  const verb = entry.collection === 'disclaimers' || entry.collection === 'waivers' ? 'approved' : 'reviewed';
  return `Recorded in ${entry.file}: ${site.entries.attorneys.get(by)?.data.name} ${verb} its text on ${day}.${suggestNextReview(entry, site)}`;
}

function findTargetEntry(site: Site, target: string): AnyEntry {
  const entries = listEntries(site.entries);
  const file = target.replace(/^\.\//, '');
  const entry = site.pages.get(target)?.entry ?? entries.find((candidate) => candidate.file === file);
  if (entry === undefined) {
    const candidates = [...site.pages.keys(), ...entries.map((candidate) => candidate.file)];
    throw new AuthorError(`No page or content file matches ${target}.${suggestName(target, candidates)}`);
  }
  if (hasReviewField(entry)) return entry;
  throw new AuthorError(
    `${entry.file} is ${withArticle(collections[entry.collection].noun)}, which needs no review.`,
  );
}

function suggestNextReview(entry: AnyEntry, { now }: Site): string {
  const day = getReviewDay(entry);
  if (day === undefined || day > addDays(now, listAheadDays)) return '';
  return ` Its next review is still due by ${day}: update reviewBy.`;
}
