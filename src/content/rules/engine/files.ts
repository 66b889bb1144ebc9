import { languageOf } from '../../languages/languages.ts';
import { everyEntry, isPageEntry } from '../../site.ts';
import type { SiteRule } from '../rule.ts';

/** Files that the frame of every page needs. */
export const requiredFiles: SiteRule = {
  id: 'required-files',
  severity: 'error',
  why: 'Every page stands in a frame, which is made of these files.',
  run: ({ definition, entries, sources }) => {
    const pages = everyEntry(entries).filter(isPageEntry);
    const languages = new Set(pages.map(({ data }) => languageOf(data)));
    return definition
      .requiredFiles([...languages])
      .filter(({ file }) => !sources.has(file))
      .map(({ file, why }) => ({ at: { file }, message: `This file is missing. ${why}` }));
  },
};

/** One page of two files, .md and .mdx: only one of them could be shown. */
export const sameNameTwice: SiteRule = {
  id: 'same-name-twice',
  severity: 'error',
  why: 'Two files of one name would be one page, and the words of one of them lost.',
  run: ({ sources }) =>
    [...sources.keys()]
      .filter((path) => path.endsWith('.mdx') && sources.has(path.slice(0, -1)))
      .map((file) => ({
        at: { file },
        message: `${file.slice(0, -1)} has the same name, and only one of the two files can be shown. Delete the other.`,
      })),
};
