/** Everything in the content that starts, ends or is due for review in the coming months. */
import { addDays, toLocalDate } from '#practice/calendar.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { listEntries } from '#content/site.ts';
import { fullCheck } from '#practice/full-check.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import { createItem } from './report.ts';
import type { ReportItem } from './report.ts';

/** An item with its date (YYYY-MM-DD). */
export type DueItem = ReportItem & { day: string };

const verbsByField = {
  reviewBy: 'needs a review',
  expires: 'expires',
  publishOn: 'goes live',
  expiresOn: 'expires',
  validFrom: 'begins',
  validThrough: 'ends',
} as const;

/**
 * Finds due items, earliest first. `problems` are the check's results, which include future problems that would block
 * publishing.
 */
export function findDueItems(site: Site, problems: readonly Diagnostic[]): DueItem[] {
  const [today, lastDay] = [toLocalDate(site.now), addDays(site.now, fullCheck.lookAheadDays)];
  const entryItems = listEntries(site.entries).flatMap((entry) =>
    Object.entries(verbsByField).flatMap(([field, verb]): DueItem[] => {
      const day = readDay(entry, field);
      if (day === undefined || day < today || day > lastDay) return [];
      return [{ day, ...createItem(entry, [field], `${getName(entry)} ${verb}.`) }];
    }),
  );
  const futureProblems = problems.flatMap(({ upcoming: day, file, line, message }): DueItem[] =>
    day === undefined ? [] : [{ day, file, line, text: message }],
  );
  return [...entryItems, ...futureProblems].toSorted(
    (a, b) => a.day.localeCompare(b.day) || a.file.localeCompare(b.file),
  );
}

function readDay({ data }: AnyEntry, field: string): string | undefined {
  const value: unknown = Object.entries(data).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value : undefined;
}

/** Returns the title or name of an entry. */
function getName({ data, id }: AnyEntry): string {
  if ('statedAs' in data) return `“${data.statedAs}” (${data.about})`;
  if ('label' in data && typeof data.label === 'string') return data.label;
  if ('name' in data && typeof data.name === 'string') return data.name;
  if ('title' in data && typeof data.title === 'string') return data.title;
  return 'question' in data ? data.question : id;
}
