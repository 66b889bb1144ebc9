import { unwritten } from '#content/fields/kinds.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { everyEntry } from '#content/site.ts';
import type { AnyEntry, Site } from '#practice/site.ts';

/**
 * Misspelled words in the given content files. Separate from the other checks, because a dictionary takes seconds to load.
 */
export async function misspelledIn(
  site: Site | undefined,
  root: string,
  files?: readonly string[],
): Promise<Diagnostic[]> {
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

/** A draft with FILL IN: a new translation still contains the text of its source. */
function isUnfinished({ data, frontmatter }: AnyEntry): boolean {
  return 'draft' in data && data.draft === true && frontmatter.text.includes(unwritten);
}
