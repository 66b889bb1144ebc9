import type { PageCollection } from '../collections.ts';
import type { Compiled } from '../compiled.ts';
import { isPageEntry } from '../entry.ts';
import { yearlyLists } from '../pages/article-lists.ts';
import { isNoindex } from '../pages/noindex.ts';
import { publishingState } from '../pages/publishing.ts';
import type { Problem } from '../problems/problem.ts';
import type { World } from './references.ts';
import { endOf, pathIn } from './targets.ts';

/** Lists and menus that the templates make lead to these. */
const listedByThemselves: ReadonlySet<PageCollection> = new Set(['counties', 'articles']);

/** Pages that nothing leads to: visitors and search engines would hardly find them. */
export function orphanPages({ compiled, pages }: World, now: Date): Problem[] {
  const named = new Map<string, Set<string>>();
  for (const each of compiled.values()) {
    if (!isShown(each, now)) continue;
    for (const path of addressesIn(each)) {
      const end = pathIn(endOf(path, pages));
      named.set(end, (named.get(end) ?? new Set()).add(each.entry.file));
    }
  }
  const years = new Set(yearlyLists(pages.pages.values()));
  return [...pages.pages.values()].flatMap((page): Problem[] => {
    const { path, entry } = page;
    const { collection, data, file } = entry;
    const isTranslation = 'translation' in data && data.translation !== undefined;
    if (path === '/' || isNoindex(entry)) return [];
    if (isTranslation || years.has(page) || listedByThemselves.has(collection)) return [];
    if (publishingState(data, now) !== 'shown') return [];
    const others = [...(named.get(path) ?? [])].filter((from) => from !== file);
    if (others.length > 0) return [];
    const message =
      'No menu, button or text leads to this page, and few visitors would find it. Name it in content/menus, or link to it.';
    return [{ file, line: 1, column: 1, message, severity: 'warning' }];
  });
}

function isShown({ entry }: Compiled, now: Date): boolean {
  return !isPageEntry(entry) || publishingState(entry.data, now) === 'shown';
}

/** The addresses of this site that a file leads to. */
function addressesIn({ references, links }: Compiled): string[] {
  return [
    ...references.flatMap(({ text, meaning, path }) =>
      meaning.kind === 'page' && path[0] !== 'redirectTo' ? [text] : [],
    ),
    ...links.flatMap(({ picture, target }) => (picture ? [] : [target])),
  ]
    .map(pathIn)
    .filter((path) => path.startsWith('/'));
}
