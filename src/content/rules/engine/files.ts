import { pageCollections } from '../../collections.ts';
import type { CollectionName } from '../../collections.ts';
import { languageOf } from '../../languages/languages.ts';
import type { SiteRule } from '../rule.ts';

/** Files that the frame of every page needs. */
export const requiredFiles: SiteRule = {
  id: 'required-files',
  severity: 'error',
  why: 'Every page stands in a frame, which is made of these files.',
  run: ({ entries, sources }) => {
    const needed: [CollectionName, string, string][] = [
      ['site', 'firm', 'It names the firm and the site’s address.'],
      ['frames', 'en', 'It holds the words of the frame around the pages.'],
      ['menus', 'en', 'It holds the navigation and the footer.'],
    ];
    const pages = pageCollections.flatMap((name) => [...entries[name].values()]);
    for (const language of new Set(pages.map(({ data }) => languageOf(data)))) {
      if (language === 'en') continue;
      needed.push(['frames', language, 'Pages in this language need the words of the frame.']);
      needed.push(['menus', language, 'Pages in this language need a navigation and a footer.']);
    }
    return needed
      .map(([collection, id, why]) => ({ file: `content/${collection}/${id}.md`, why }))
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
