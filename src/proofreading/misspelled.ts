import { unwritten } from '#content/fields/kinds.ts';
import type { Problem } from '#content/report/problem.ts';
import { everyEntry } from '#content/site.ts';
import type { AnyEntry, Site } from '#practice/site.ts';

/**
 * Words that no dictionary has, in these files of the content. Apart from the other problems, because a dictionary
 * takes seconds to load.
 */
export async function misspelledIn(
  site: Site | undefined,
  root: string,
  files?: readonly string[],
): Promise<Problem[]> {
  const entries =
    site === undefined
      ? []
      : everyEntry(site.entries).filter(
          (entry) => (files?.includes(entry.file) ?? true) && !isUnfinished(entry),
        );
  if (entries.length === 0) return [];
  const { spellingProblems } = await import('./spelling.ts');
  return spellingProblems(entries, root);
}

/** A draft with words to fill in: those of a new translation are still in the language of its source. */
function isUnfinished({ data, frontmatter }: AnyEntry): boolean {
  return 'draft' in data && data.draft === true && frontmatter.text.includes(unwritten);
}
