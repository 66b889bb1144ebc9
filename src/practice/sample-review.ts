import type { Entries } from './site.ts';

/** Returns whether the reviewer is a sample attorney, so no attorney has reviewed the text. */
export function isSampleReview({ attorneys }: Pick<Entries, 'attorneys'>, { by }: { by: string }): boolean {
  return attorneys.get(by)?.data.placeholder === true;
}
