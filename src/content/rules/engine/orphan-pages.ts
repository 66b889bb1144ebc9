import type { PageCollection } from '../../collections.ts';
import type { Compiled } from '../../compile.ts';
import type { Problem } from '../../report/problem.ts';
import { yearlyLists } from '../../routes/article-lists.ts';
import { isNoindex, isShown } from '../../routes/publishing.ts';
import type { Routes } from '../../routes/routes.ts';
import { endOf, pathIn } from './targets.ts';
import type { World } from '../rule.ts';

/** Lists and menus that the templates make lead to these. */
const listedByThemselves: ReadonlySet<PageCollection> = new Set(['counties', 'articles']);

/** Pages that nothing leads to: visitors and search engines would hardly find them. */
export function orphanPages({ compiled, routes: pages }: World, now: Date): Problem[] {
  const shown = [...compiled.values()].filter(({ entry }) => isShown(entry, now));
  const named = new Set(shown.flatMap((each) => endsOf(each, pages)));
  const years = new Set(yearlyLists(pages.pages.values()));
  return [...pages.pages.values()].flatMap((page): Problem[] => {
    const { path, entry } = page;
    const { collection, data, file } = entry;
    const isTranslation = 'translation' in data && data.translation !== undefined;
    if (path === '/' || isNoindex(entry)) return [];
    if (isTranslation || years.has(page) || listedByThemselves.has(collection)) return [];
    if (named.has(path) || !isShown(entry, now)) return [];
    const message =
      'No menu, button or text leads to this page, and few visitors would find it. Name it in content/menus, or link to it.';
    return [{ file, line: 1, column: 1, message, severity: 'warning' }];
  });
}

/** The addresses of the other pages that a file leads to. */
function endsOf({ entry, references, links }: Compiled, pages: Routes): string[] {
  const targets = [
    ...references.flatMap(({ text, meaning, path }) =>
      meaning.kind === 'page' && path[0] !== 'redirectTo' ? [text] : [],
    ),
    ...links.flatMap(({ picture, target }) => (picture ? [] : [target])),
  ];
  return targets
    .map((target) => pathIn(endOf(pathIn(target), pages)))
    .filter((end) => pages.pages.get(end)?.entry.file !== entry.file);
}
