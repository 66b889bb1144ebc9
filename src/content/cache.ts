import type { ContentCache, Prepared } from './check-files.ts';
import type { Outcome } from './parse.ts';
import type { AnyEntry } from './site.ts';
import { keptFrontmatter, restoredFrontmatter } from './source/frontmatter.ts';
import type { KeptFrontmatter } from './source/frontmatter.ts';

/** A file without problems as it is kept from build to build: plain data, without its syntax tree. */
export type KeptFile = Omit<Prepared, 'outcome'> & {
  path: string;
  words?: Outcome['words'];
  entry: Omit<AnyEntry, 'frontmatter'> & { frontmatter: KeptFrontmatter };
};

/** What a run has judged, as plain data. Files with problems are judged anew each time. */
export function keptFiles(cache: ContentCache): KeptFile[] {
  return [...cache].flatMap(
    ([
      path,
      {
        outcome: { entry, problems, words },
        ...judged
      },
    ]) => {
      if (entry === undefined || problems.length > 0) return [];
      const kept = { ...entry, frontmatter: keptFrontmatter(entry.frontmatter) };
      return [{ path, ...judged, ...(words && { words }), entry: kept }];
    },
  );
}

/** The cache that `keptFiles` was made from. */
export function restoredFiles(files: KeptFile[]): ContentCache {
  return new Map(
    files.map(({ path, words, entry, ...judged }) => {
      // Kept from an entry of the same collection.
      const restored = {
        ...entry,
        frontmatter: restoredFrontmatter(entry.frontmatter, judged.text),
      } as AnyEntry;
      return [path, { ...judged, outcome: { entry: restored, problems: [], ...(words && { words }) } }];
    }),
  );
}
