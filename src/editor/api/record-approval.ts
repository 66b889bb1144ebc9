import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, toLocalDay } from '#practice/calendar.ts';
import { collections } from '#practice/collections.ts';
import { withArticle } from '#content/report/print.ts';
import { suggestName } from '#content/report/suggest.ts';
import { listEntries } from '#content/site.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import { readContentFile } from '#content/source/content-files.ts';
import { buildApproval, hasReviewField, describeOutdatedTranslations, checkReviewer } from './approval.ts';
import { applyChanges } from '../writer/change-file.ts';
import { getReviewDay, reviewDays } from '#operations/report/due-records.ts';
import { AuthorError } from '../author-error.ts';

type Approval = {
  /** The attorney who reviewed the text. There is no default. */
  by: string | undefined;
  /** Confirms that the translations are still correct although the English text changed. */
  keepTranslations?: boolean | undefined;
};

/**
 * Records that an attorney approved the current text of a file: `approved` in a disclaimer, `approvedOn` and
 * `approvedBy` in a waiver, `reviewed` in all others. `target` is a file or a page's path. Returns a message; throws an
 * AuthorError when the approval can't be recorded.
 */
export async function recordApproval(
  site: Site,
  root: string,
  target: string,
  { by, keepTranslations = false }: Approval,
): Promise<string> {
  const entry = findEntryOfTarget(site, target);
  const { attorneys } = site.entries;
  if (by === undefined) {
    throw new AuthorError(`Nothing was recorded. Add who reviewed the text: --by ${site.firm.attorney}`);
  }
  const name = attorneys.get(by)?.data.name;
  if (name === undefined) {
    throw new AuthorError(
      `content/attorneys has no file "${by}".${suggestName(by, attorneys.keys())} Add who reviewed the text: --by ${site.firm.attorney}`,
    );
  }
  const error = checkReviewer(site, by);
  if (error !== undefined) throw new AuthorError(error);
  const outdatedTranslations = describeOutdatedTranslations(entry);
  if (outdatedTranslations !== undefined && !keepTranslations) {
    throw new AuthorError(
      `Nothing was recorded. ${entry.file}: the English text has changed, and ${outdatedTranslations}. Update these translations; if they are still correct, add --keep-translations.`,
    );
  }
  const day = toLocalDay(site.now);
  const source = readContentFile(root, entry.file);
  await writeFile(join(root, entry.file), applyChanges(source, buildApproval(entry, site, by)));
  const verb = entry.collection === 'disclaimers' || entry.collection === 'waivers' ? 'approved' : 'reviewed';
  return `Recorded in ${entry.file}: ${name} ${verb} its text on ${day}.${suggestNextReview(entry, site)}`;
}

function findEntryOfTarget(site: Site, target: string): AnyEntry {
  const entries = listEntries(site.entries);
  const file = target.replace(/^\.\//, '');
  const entry = site.pages.get(target)?.entry ?? entries.find((candidate) => candidate.file === file);
  if (entry === undefined) {
    const candidates = [...site.pages.keys(), ...entries.map((candidate) => candidate.file)];
    throw new AuthorError(`No page has the path or the file ${target}.${suggestName(target, candidates)}`);
  }
  if (hasReviewField(entry)) return entry;
  throw new AuthorError(
    `${entry.file} is ${withArticle(collections[entry.collection].noun)}, which needs no review.`,
  );
}

function suggestNextReview(entry: AnyEntry, { now }: Site): string {
  const day = getReviewDay(entry);
  if (day === undefined || day > addDays(now, reviewDays)) return '';
  return ` Review it again by ${day}: set reviewBy.`;
}
