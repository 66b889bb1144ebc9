import { pageCollections } from '../../collections.ts';
import type { CollectionName } from '../../collections.ts';
import { languageOf } from '../../languages/languages.ts';
import type { Problem } from '../../report/problem.ts';
import type { Entries } from '../../site.ts';

/** Files that the frame of every page needs. */
export function requiredFiles(entries: Entries, sources: Map<string, string>): Problem[] {
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
    .filter(([collection, id]) => !sources.has(`content/${collection}/${id}.md`))
    .map(([collection, id, why]) => ({
      file: `content/${collection}/${id}.md`,
      line: 1,
      column: 1,
      message: `This file is missing. ${why}`,
      severity: 'error',
    }));
}

/** One page of two files, .md and .mdx: only one of them could be shown. */
export function twinFiles(sources: ReadonlyMap<string, string>): Problem[] {
  return [...sources.keys()]
    .filter((path) => path.endsWith('.mdx') && sources.has(path.slice(0, -1)))
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      message: `${file.slice(0, -1)} has the same name, and only one of the two files can be shown. Delete the other.`,
      severity: 'error',
    }));
}
