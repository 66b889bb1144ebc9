import type { AnyEntry } from './entry.ts';
import { keptFrontmatter, restoredFrontmatter } from './frontmatter.ts';
import type { KeptFrontmatter } from './frontmatter.ts';
import type { ContentCache } from './judge.ts';
import type { Outcome } from './prepare.ts';

/** A file without problems as it is kept from build to build: plain data, without its syntax tree. */
export type KeptFile = {
  path: string;
  text: string;
  facts: string;
  words?: Outcome['words'];
  entry: Omit<AnyEntry, 'frontmatter'> & { frontmatter: KeptFrontmatter };
};

/** What a run has judged, as plain data. Files with problems are judged anew each time. */
export function keptFiles(cache: ContentCache): KeptFile[] {
  return [...cache].flatMap(
    ([
      path,
      {
        text,
        facts,
        outcome: { entry, problems, words },
      },
    ]) => {
      if (entry === undefined || problems.length > 0) return [];
      const kept = { ...entry, frontmatter: keptFrontmatter(entry.frontmatter) };
      return [{ path, text, facts, ...(words && { words }), entry: kept }];
    },
  );
}

/** The cache that `keptFiles` was made from. */
export function restoredFiles(files: KeptFile[]): ContentCache {
  return new Map(
    files.map(({ path, text, facts, words, entry }) => {
      // Kept from an entry of the same collection.
      const restored = { ...entry, frontmatter: restoredFrontmatter(entry.frontmatter, text) } as AnyEntry;
      return [path, { text, facts, outcome: { entry: restored, problems: [], ...(words && { words }) } }];
    }),
  );
}
