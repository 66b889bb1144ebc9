import { toLocalDay } from '#practice/calendar.ts';
import { collections } from '#practice/collections.ts';
import { findSchema } from '#content/fields/schema-parts.ts';
import { languages } from '#content/languages/languages.ts';
import { findChangedLanguages, describeOldTranslations, hashWaiver } from '#practice/rules/approvals.ts';
import { isSampleReview } from '#practice/sample-review.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { hashInLanguage, hashText } from '#content/texts.ts';
import type { Change, Review } from '../contract.ts';
import { AuthorError } from '../author-error.ts';

/** The review of a file's text; undefined for files that need none. */
export function getReview(entry: AnyEntry, site: Site): Review | undefined {
  if (!hasReviewField(entry)) return undefined;
  const { data, file } = entry;
  const before = readLastReview(entry);
  const people = [...site.entries.attorneys.values()].map(({ id, data: { name } }) => ({ id, name }));
  const old = describeStaleTranslations(entry);
  return {
    ...before,
    ...(before && { by: people.find(({ id }) => id === before.by)?.name ?? before.by }),
    ...('reviewBy' in data && data.reviewBy !== undefined && { due: data.reviewBy }),
    isChanged: before !== undefined && !isSampleReview(site.entries, before) && isChanged(entry),
    ...(old !== undefined && { old }),
    place: { file, path: reviewFieldPath(entry, 'on') },
    people,
  };
}

/** Whether files of this kind record a reviewer. */
export function hasReviewField({ collection, data }: AnyEntry): boolean {
  const { schema } = collections[collection];
  return (
    collection === 'disclaimers' ||
    collection === 'waivers' ||
    findSchema(schema, ['reviewed'], data) !== undefined
  );
}

function readLastReview({ data }: AnyEntry): { on: string; by: string } | undefined {
  if ('approvedBy' in data) return { on: data.approvedOn, by: data.approvedBy };
  const review = 'approved' in data ? data.approved : 'reviewed' in data ? data.reviewed : undefined;
  return review && { on: review.on, by: review.by };
}

function isChanged(entry: AnyEntry): boolean {
  if (entry.collection === 'disclaimers') return findChangedLanguages(entry).length > 0;
  if (entry.collection === 'waivers') return entry.data.words !== hashWaiver(entry);
  return 'reviewed' in entry.data && entry.data.reviewed?.words !== hashText(entry);
}

/** A change of only the English text usually makes its translations out of date. */
export function describeStaleTranslations(entry: AnyEntry): string | undefined {
  return entry.collection === 'disclaimers'
    ? describeOldTranslations(findChangedLanguages(entry))
    : undefined;
}

/** Why a person can't be the reviewer; undefined for an attorney who can. */
export function checkReviewer({ entries }: Pick<Site, 'entries'>, by: string): string | undefined {
  const attorney = entries.attorneys.get(by);
  if (attorney === undefined) return 'Choose who reviewed this text.';
  return isSampleReview(entries, { by })
    ? `Nothing was recorded. ${attorney.data.name} is a placeholder and can’t approve. Replace ${attorney.file}, and remove its placeholder field.`
    : undefined;
}

/** The fields to write when an attorney approves the current text. */
export function buildApproval(entry: AnyEntry, site: Site, by: string): Change[] {
  const error = checkReviewer(site, by);
  if (error !== undefined) throw new AuthorError(error);
  const set = (hash: string, field: string, ...more: string[]): Change => ({
    place: { file: entry.file, path: reviewFieldPath(entry, field, ...more) },
    value: hash,
  });
  const hashes =
    entry.collection === 'disclaimers'
      ? languages.map((each) => set(hashInLanguage(entry, each), 'words', each))
      : [set(entry.collection === 'waivers' ? hashWaiver(entry) : hashText(entry), 'words')];
  return [set(toLocalDay(site.now), 'on'), set(by, 'by'), ...hashes];
}

const ofWaivers: Readonly<Record<string, string>> = { on: 'approvedOn', by: 'approvedBy' };

function reviewFieldPath({ collection }: AnyEntry, field: string, ...more: string[]): FieldPath {
  if (collection === 'waivers') return [ofWaivers[field] ?? field];
  return [collection === 'disclaimers' ? 'approved' : 'reviewed', field, ...more];
}
