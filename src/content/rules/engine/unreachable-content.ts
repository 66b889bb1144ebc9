import { isNoindex, isShown } from '../../routes/publishing.ts';
import type { Routes } from '../../routes/routes.ts';
import { listEntries } from '../../site.ts';
import type { Entry } from '../../site.ts';
import { resolveRedirect, parsePath } from './targets.ts';
import type { SiteRule, NewDiagnostic } from '../rule.ts';
import { locateInFile } from '../locate.ts';
import { fillInMarker } from '../../fields/kinds.ts';

/** Pages without incoming links. */
export const orphanPages: SiteRule = {
  id: 'orphan-pages',
  severity: 'warning',
  why: 'Visitors and search engines rarely find a page without links to it.',
  run: ({ entriesByFile, routes, today }) => {
    const visibleEntries = [...entriesByFile.values()].filter((entry) => isShown(entry, today));
    const linkedPaths = new Set(visibleEntries.flatMap((entry) => findLinkedPages(entry, routes)));
    return [...routes.pages.values()]
      .filter(({ path, entry }) => {
        const isTranslation = 'translation' in entry.data && entry.data.translation !== undefined;
        if (path === '/' || isNoindex(entry)) return false;
        if (isTranslation || entry.config.page.isListed(entry.data)) return false;
        return !linkedPaths.has(path) && isShown(entry, today);
      })
      .map(({ entry: { file } }) => ({
        ...locateInFile(file),
        message:
          'No menu, button or text links to this page, so few visitors would find it. Add it to content/menus, or link to it.',
      }));
  },
};

/** Fields that reference a page without linking to it; in guides, `pages` lists the pages that link to them. */
const fieldsWithoutLink = new Set<string | number | undefined>(['redirectTo', 'pages']);

/** Finds the other pages that a file links to. */
function findLinkedPages({ file, references, links }: Entry, routes: Routes): string[] {
  const linkFields = references.filter(
    ({ kind, path }) => kind.kind === 'page' && !fieldsWithoutLink.has(path[0]),
  );
  return [...linkFields.map(({ text }) => text), ...links.map(({ target }) => target)]
    .map((target) => parsePath(resolveRedirect(parsePath(target), routes)))
    .filter((path) => routes.pages.get(path)?.entry.file !== file);
}

function listReferencedFiles({ references }: Entry): string[] {
  return references.flatMap(({ kind, text }) =>
    kind.kind === 'reference' ? [`${kind.collection}/${text}`] : [],
  );
}

/** Questions, cards and similar files that no page references. */
export const unlistedFiles: SiteRule = {
  id: 'unlisted',
  severity: 'warning',
  why: 'Visitors never see a question or card that no page lists.',
  run: ({ entries, entriesByFile }) => {
    const listedFiles = new Set([...entriesByFile.values()].flatMap(listReferencedFiles));
    return listEntries(entries).flatMap(({ collection, config, id, file, frontmatter }): NewDiagnostic[] => {
      const { noun, listedIn } = config;
      if (listedIn === undefined || listedFiles.has(`${collection}/${id}`)) return [];
      // `unfinishedText` reports files that contain FILL IN.
      if (frontmatter.text.includes(fillInMarker)) return [];
      const message = `No page lists this ${noun}, so visitors never see it. Add ${id} to ${listedIn}, or delete the file.`;
      return [{ ...locateInFile(file), message }];
    });
  },
};
