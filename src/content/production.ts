import type { AnyEntry } from './entry.ts';
import type { Problem } from './problem.ts';
import { dayOf } from './publishing.ts';
import type { Entries } from './site.ts';
import { problemAt } from './validate.ts';

/** What must not go live: sample data, words nobody approved, and permissions that have ended. Drafts are not built and may wait. */
export function productionProblems(entries: Entries, now: Date): Problem[] {
  const all = Object.values(entries).flatMap((map): AnyEntry[] => [...map.values()]);
  return [
    ...all.flatMap(placeholderProblem),
    ...unapprovedDisclaimers(entries),
    ...endedWaivers(entries, now),
  ];
}

function placeholderProblem({ data, frontmatter }: AnyEntry): Problem[] {
  const isSample = 'placeholder' in data && data.placeholder;
  const isDraft = 'draft' in data && data.draft;
  if (!isSample || isDraft) return [];
  return [
    {
      ...problemAt(frontmatter, ['placeholder'], 'value'),
      field: 'placeholder',
      message:
        'says that this file holds sample data, which must not go live. Replace the sample and take this line away.',
    },
  ];
}

function unapprovedDisclaimers({ disclaimers }: Entries): Problem[] {
  return [...disclaimers.values()]
    .filter(({ data }) => data.approved === undefined)
    .map(({ frontmatter }) => ({
      ...problemAt(frontmatter, ['approved'], 'parent'),
      field: 'approved',
      message:
        'is missing: no attorney has approved this disclaimer, and it must not go live. Once one has, add "approved:" with "on", the day, and "by", who it was.',
    }));
}

function endedWaivers({ waivers }: Entries, now: Date): Problem[] {
  const today = dayOf(now);
  return [...waivers.values()]
    .filter(({ data }) => data.expires < today)
    .map(({ data, frontmatter }) => ({
      ...problemAt(frontmatter, ['expires'], 'value'),
      field: 'expires',
      message: `says that this waiver of ${data.rule} ended on ${data.expires}. Have it approved again with a new date, or change the words it permits.`,
    }));
}
