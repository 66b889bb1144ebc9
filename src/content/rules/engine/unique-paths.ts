import { buildPath, findReservation } from '../../routes/routes.ts';
import type { PathConflict } from '../../routes/routes.ts';
import type { PageEntry } from '../../site.ts';
import type { NewDiagnostic, SiteRule } from '../rule.ts';
import { locateValue } from '../locate.ts';

/** Each path must belong to one page, and must not be reserved by the site or a web server. */
export const uniquePaths: SiteRule = {
  id: 'paths',
  severity: 'error',
  why: 'Each page needs a unique path.',
  run: ({ routes }) => routes.conflicts.map(reportConflict),
};

function reportConflict(conflict: PathConflict): NewDiagnostic {
  return {
    ...locateValue(conflict.entry, conflict.field),
    field: undefined,
    message: formatConflict(conflict),
  };
}

function formatConflict({ entry, path, owner }: PathConflict): string {
  if (owner === entry) return `${path} is this page’s own path, so it can’t also redirect here. Remove it.`;
  if (owner !== undefined)
    return `The path ${path} already belongs to ${owner.file}. Change one of the two paths.`;
  const parent = findReservation(path)?.parent;
  return parent === undefined
    ? `The path ${path} is reserved for the site’s own files. Choose another.`
    : `Web servers treat ${path} as ${parent}. Choose another path.`;
}

/** Redirects must reach a page in one step, without loops or chains. Checked even before the page expires. */
export const redirects: SiteRule = {
  id: 'redirects',
  severity: 'error',
  why: 'Redirect chains are slow, and redirect loops never load.',
  run: ({ routes: { orderedEntries, entriesByPath } }) =>
    orderedEntries.flatMap((entry): NewDiagnostic[] => {
      const { redirectTo } = entry.data;
      if (redirectTo === undefined) return [];
      const target = redirectTo.split('#')[0] ?? redirectTo;
      const nextPage = entriesByPath.get(target);
      const message = nextPage && explainRedirect(entry, nextPage, target, buildPath(nextPage));
      return message === undefined ? [] : [{ ...locateValue(entry, ['redirectTo']), message }];
    }),
};

function explainRedirect(
  entry: PageEntry,
  nextPage: PageEntry,
  target: string,
  finalPath: string,
): string | undefined {
  if (nextPage === entry) return 'points to this page itself. Choose another page.';
  if (target !== finalPath)
    return `points to ${target}, which redirects to ${finalPath}. Use ${finalPath} directly.`;
  const nextTarget = nextPage.data.redirectTo;
  return nextTarget === undefined
    ? undefined
    : `points to ${target}, which also has an end date and then redirects to ${nextTarget}. Choose a page without an end date.`;
}
