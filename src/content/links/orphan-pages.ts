import type { PageCollection } from '../collections.ts';
import type { Compiled } from '../compiled.ts';
import { isPageEntry } from '../entry.ts';
import type { Problem } from '../problems/problem.ts';
import type { World } from './references.ts';
import { endOf } from './targets.ts';

/** Lists and menus that the templates make lead to these. */
const listedByThemselves: ReadonlySet<PageCollection> = new Set(['counties', 'articles']);

/** Pages that nothing leads to: visitors and search engines would hardly find them. */
export function orphanPages({ compiled, pages }: World): Problem[] {
  const named = new Map<string, Set<string>>();
  for (const each of compiled.values())
    for (const path of addressesIn(each)) {
      const end = endOf(path, pages);
      named.set(end, (named.get(end) ?? new Set()).add(each.entry.file));
    }
  return [...pages.pages.values()].flatMap(({ path, entry: { collection, data, file } }): Problem[] => {
    const isTranslation = 'translation' in data && data.translation !== undefined;
    if (path === '/' || data.noindex || data.draft || isTranslation || listedByThemselves.has(collection))
      return [];
    const others = [...(named.get(path) ?? [])].filter((from) => from !== file);
    if (others.length > 0) return [];
    const message =
      'No menu, button or text leads to this page, and few visitors would find it. Name it in content/menus, or link to it.';
    return [{ file, line: 1, column: 1, message, severity: 'warning' }];
  });
}

/** The addresses of this site that a file names, without places and questions. */
function addressesIn({ entry, references, links }: Compiled): string[] {
  const written = [
    ...references.flatMap(({ text, meaning }) => (meaning.kind === 'page' ? [text] : [])),
    ...links.flatMap(({ picture, target }) => (picture ? [] : [target])),
    ...(isPageEntry(entry) && 'translation' in entry.data ? [entry.data.translation?.of ?? ''] : []),
  ];
  return written.map((target) => target.split(/[?#]/)[0] ?? '').filter((path) => path.startsWith('/'));
}
