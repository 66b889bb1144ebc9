import type { Entries } from './site.ts';

/** A review that names an attorney of the sample data: no lawyer has read the words. */
export function isSampleReview({ attorneys }: Pick<Entries, 'attorneys'>, { by }: { by: string }): boolean {
  return attorneys.get(by)?.data.placeholder === true;
}
