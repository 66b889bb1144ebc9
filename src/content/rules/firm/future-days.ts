import { dayAhead } from '../../calendar.ts';
import type { FieldPath } from '../../source/places.ts';
import type { Problem } from '../../report/problem.ts';
import { isPageEntry } from '../../site.ts';
import type { AnyEntry } from '../../site.ts';
import { problemAt } from '../../source/places.ts';

/** Nobody plans a review further ahead; a year such as 2207 is a slip of the keys. */
const furthestReviewDays = 10 * 366;

/**
 * Days on record that have not come yet, and reviews that nobody would live to make. They warn and no more:
 * a build may rehearse an earlier day, and east of here it is tomorrow already.
 */
export function futureDays(entries: readonly AnyEntry[], now: Date): Problem[] {
  const tomorrow = dayAhead(now, 1);
  const furthest = dayAhead(now, furthestReviewDays);
  return entries.flatMap((entry) => [
    ...recorded(entry).flatMap(({ path, day }) => notYet(entry, path, day, tomorrow)),
    ...tooFar(entry, furthest),
  ]);
}

type Recorded = { path: FieldPath; day: string | undefined };

/** The days on which a file says that something was done. */
function recorded(entry: AnyEntry): Recorded[] {
  const { collection, data } = entry;
  const reviewed = 'reviewed' in data ? data.reviewed?.on : undefined;
  const days: Recorded[] = [{ path: ['reviewed', 'on'], day: reviewed }];
  if (isPageEntry(entry)) days.push({ path: ['updated'], day: entry.data.updated });
  if (collection === 'legal') days.push({ path: ['effective'], day: data.effective });
  if (collection === 'articles') days.push({ path: ['publishDate'], day: data.publishDate });
  if (collection === 'testimonials') days.push({ path: ['date'], day: data.date });
  return days;
}

/** A page that is still to come may be dated with its first day. */
function notYet(entry: AnyEntry, path: FieldPath, day: string | undefined, tomorrow: string): Problem[] {
  if (day === undefined || day <= tomorrow) return [];
  const publishOn = isPageEntry(entry) ? entry.data.publishOn : undefined;
  if (isPageEntry(entry) && (entry.data.draft || day <= (publishOn ?? tomorrow))) return [];
  const field = String(path.at(-1));
  const way =
    field === 'publishDate' || field === 'effective'
      ? `To show this page from that day on, add "publishOn: ${day}"; else correct the day.`
      : 'It says what was done, so it can’t lie ahead. Correct it.';
  const message = `is ${day}, a day that has not come yet. ${way}`;
  return [{ ...problemAt(entry.frontmatter, path, 'value'), field, message, severity: 'warning' }];
}

function tooFar({ data, frontmatter }: AnyEntry, furthest: string): Problem[] {
  if (!('reviewBy' in data) || data.reviewBy === undefined || data.reviewBy <= furthest) return [];
  const message = `is ${data.reviewBy}, more than ten years ahead. Look at the year.`;
  return [
    { ...problemAt(frontmatter, ['reviewBy'], 'value'), field: 'reviewBy', message, severity: 'warning' },
  ];
}
