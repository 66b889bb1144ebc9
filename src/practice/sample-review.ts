import type { Entries } from './site.ts';

/** Returns whether the reviewer is a sample attorney, so no attorney has reviewed the text. */
export function isSampleReview({ attorneys }: Pick<Entries, 'attorneys'>, { by }: { by: string }): boolean {
  return attorneys.get(by)?.data.placeholder === true;
}

/** Returns the last review of a page, unless it is sample data. */
export function findRealReview<Review extends { by: string }>(
  entries: Pick<Entries, 'attorneys'>,
  { reviewed }: { reviewed?: Review | undefined },
): Review | undefined {
  return reviewed && !isSampleReview(entries, reviewed) ? reviewed : undefined;
}
