import { suggestName } from '#content/report/suggest.ts';
import { toLocalDate } from '#practice/calendar.ts';
import { collections } from '#practice/collections.ts';
import { findSchema } from '#content/fields/schema-parts.ts';
import { languages } from '#content/languages/languages.ts';
import { findChangedLanguages, formatOutdatedTranslations, hashWaiver } from '#practice/rules/approvals.ts';
import { isSampleReview } from '#practice/sample-review.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { hashInLanguage, hashText } from '#content/texts.ts';
import type { Change, Review } from '../contract.ts';
import { AuthorError } from '../author-error.ts';

/** Returns the review of a file's text; undefined for files that don't need one. */
export function describeReview(entry: AnyEntry, site: Site): Review | undefined {
  if (!hasReviewField(entry)) return undefined;
  const { data } = entry;
  const lastReview = readLastReview(entry);
  const people = [...site.entries.attorneys.values()].map(({ id, data: { name } }) => ({ id, name }));
  const outdatedTranslations = describeOutdatedTranslations(entry);
  return {
    ...(lastReview && {
      reviewedOn: lastReview.on,
      reviewer: people.find(({ id }) => id === lastReview.by)?.name ?? lastReview.by,
    }),
    ...('reviewBy' in data && data.reviewBy !== undefined && { reviewBy: data.reviewBy }),
    isChanged: lastReview !== undefined && !isSampleReview(site.entries, lastReview) && isChanged(entry),
    ...(outdatedTranslations !== undefined && { outdatedTranslations }),
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

/** Returns text such as "the Spanish translation hasn’t changed" if the English text of a disclaimer has. */
function describeOutdatedTranslations(entry: AnyEntry): string | undefined {
  return entry.collection === 'disclaimers'
    ? formatOutdatedTranslations(findChangedLanguages(entry))
    : undefined;
}

/** Who reviewed the text, and whether translations of a changed disclaimer are still correct. */
export type Approval = { by: string; keepTranslations?: boolean | undefined };

/** Builds the changes that record an attorney's approval. Throws an AuthorError if the approval can't be recorded. */
export function buildApproval(
  entry: AnyEntry,
  { entries, now }: Site,
  { by, keepTranslations = false }: Approval,
): Change[] {
  const attorney = entries.attorneys.get(by);
  if (attorney === undefined)
    throw new AuthorError(
      `content/attorneys has no file "${by}".${suggestName(by, entries.attorneys.keys())} Choose who reviewed this text.`,
    );
  if (isSampleReview(entries, { by }))
    throw new AuthorError(
      `Nothing was recorded. ${attorney.data.name} is a placeholder and can’t approve. Replace ${attorney.file}, and remove its placeholder field.`,
    );
  const outdatedTranslations = describeOutdatedTranslations(entry);
  if (outdatedTranslations !== undefined && !keepTranslations)
    throw new AuthorError(
      `Nothing was recorded. ${entry.file}: the English text has changed, but ${outdatedTranslations}. Update what is out of date. If every translation is still correct, select the checkbox in the panel or add --keep-translations.`,
    );
  const createChange = (value: string, field: string, ...steps: string[]): Change => ({
    location: { file: entry.file, path: buildReviewFieldPath(entry, field, ...steps) },
    value,
  });
  const hashes =
    entry.collection === 'disclaimers'
      ? languages.map((language) => createChange(hashInLanguage(entry, language), 'words', language))
      : [createChange(entry.collection === 'waivers' ? hashWaiver(entry) : hashText(entry), 'words')];
  return [createChange(toLocalDate(now), 'on'), createChange(by, 'by'), ...hashes];
}

const waiverFields: Readonly<Record<string, string>> = { on: 'approvedOn', by: 'approvedBy' };

function buildReviewFieldPath({ collection }: AnyEntry, field: string, ...steps: string[]): FieldPath {
  if (collection === 'waivers') return [waiverFields[field] ?? field];
  return [collection === 'disclaimers' ? 'approved' : 'reviewed', field, ...steps];
}
