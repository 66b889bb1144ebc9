import type { Entries } from './site.ts';

/** Whether a review names a sample attorney, so no lawyer has read the text. */
export function isSampleReview({ attorneys }: Pick<Entries, 'attorneys'>, { by }: { by: string }): boolean {
  return attorneys.get(by)?.data.placeholder === true;
}
