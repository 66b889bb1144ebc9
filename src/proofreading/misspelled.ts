import type { Problem } from '#content/report/problem.ts';
import { everyEntry } from '#content/site.ts';
import type { Site } from '#practice/site.ts';

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
      : everyEntry(site.entries).filter(({ file }) => files === undefined || files.includes(file));
  if (entries.length === 0) return [];
  const { spellingProblems } = await import('./spelling.ts');
  return spellingProblems(entries, root);
}
