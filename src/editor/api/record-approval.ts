import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, toLocalDay } from '#practice/calendar.ts';
import { collections } from '#practice/collections.ts';
import { withArticle } from '#content/report/print.ts';
import { suggestName } from '#content/report/suggest.ts';
import { listEntries } from '#content/site.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import { readContentFile } from '#content/source/content-files.ts';
import { buildApproval, hasReviewField, describeStaleTranslations, checkReviewer } from './approval.ts';
import { applyChanges } from '../writer/change-file.ts';
import { getReviewDay, reviewDays } from '#operations/report/due-records.ts';
import { AuthorError } from '../author-error.ts';

type Approval = {
  /** The attorney who reviewed the text. There is no default. */
  by: string | undefined;
  /** The translations are still correct, although only the English text changed. */
  keepTranslations?: boolean | undefined;
};

/**
 * Records that an attorney approved the current text of a file: `approved` in a disclaimer, the fields of that name in a
 * waiver, `reviewed` in all others. `target` is the file or the page's address. Returns a message; throws an AuthorError
 * when the approval can't be recorded.
 */
export async function approveWords(
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
  const fault = checkReviewer(site, by);
  if (fault !== undefined) throw new AuthorError(fault);
  const old = describeStaleTranslations(entry);
  if (old !== undefined && !keepTranslations) {
    throw new AuthorError(
      `Nothing was recorded. ${entry.file}: the English text has changed, and ${old}. Update these translations; if they are still right, add --keep-translations.`,
    );
  }
  const day = toLocalDay(site.now);
  const source = readContentFile(root, entry.file);
  await writeFile(join(root, entry.file), applyChanges(source, buildApproval(entry, site, by)));
  const did = entry.collection === 'disclaimers' || entry.collection === 'waivers' ? 'approved' : 'reviewed';
  return `Recorded in ${entry.file}: ${name} ${did} its text on ${day}.${suggestNextReview(entry, site)}`;
}

function findEntryOfTarget(site: Site, target: string): AnyEntry {
  const entries = listEntries(site.entries);
  const file = target.replace(/^\.\//, '');
  const found = site.pages.get(target)?.entry ?? entries.find((entry) => entry.file === file);
  if (found === undefined) {
    const candidates = [...site.pages.keys(), ...entries.map((entry) => entry.file)];
    throw new AuthorError(`No page has the address or the file ${target}.${suggestName(target, candidates)}`);
  }
  if (hasReviewField(found)) return found;
  throw new AuthorError(
    `${found.file} is ${withArticle(collections[found.collection].noun)}, which needs no review.`,
  );
}

function suggestNextReview(entry: AnyEntry, { now }: Site): string {
  const day = getReviewDay(entry);
  if (day === undefined || day > addDays(now, reviewDays)) return '';
  return ` Review it again by ${day}: set reviewBy.`;
}
