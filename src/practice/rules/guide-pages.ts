import { listSections } from '../page-parts.ts';
import { parsePath } from '#content/rules/engine/targets.ts';
import type { SiteRule } from './rule.ts';
import { locateValue } from '#content/rules/locate.ts';

/** Pages that a guide lists, but that have no section for a link to it. */
export const guidePages: SiteRule = {
  id: 'guide-pages',
  severity: 'error',
  why: 'Readers find a guide through its practice page.',
  run: ({ entries, routes }) =>
    [...entries.guides.values()].flatMap((guide) =>
      guide.data.pages.flatMap((path, index) => {
        const page = routes.pages.get(parsePath(path));
        const hasLinks = page && listSections(page.entry).some(({ type }) => type === 'call-to-action');
        if (hasLinks === true && parsePath(path) === path) return [];
        const hasEnded = page === undefined && routes.entriesByPath.has(path);
        const message = hasEnded
          ? `names ${path}, which has ended or isn’t published yet. Name another page, or remove it.`
          : 'can’t show links to guides. Choose a page with a section of type call-to-action.';
        return [{ ...locateValue(guide, ['pages', index]), message }];
      }),
    ),
};
