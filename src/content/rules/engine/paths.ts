import { buildPath, findReservation } from '../../routes/routes.ts';
import type { PathConflict, Routes } from '../../routes/routes.ts';
import type { PageEntry } from '../../site.ts';
import type { NewDiagnostic, SiteRule } from '../rule.ts';
import { locateValue, locateInFile } from '../locate.ts';
import { suggest } from '../../report/suggest.ts';
import { publishedPathsFile } from '../../source/published-paths.ts';
import type { ListedPath } from '../../source/published-paths.ts';

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

/** Published paths must not disappear: each needs a page or a redirect. */
export const publishedPaths: SiteRule = {
  id: 'published-paths',
  severity: 'error',
  why: 'People save and share URLs for years.',
  run: ({ publishedPaths: listedPaths, routes }) =>
    listedPaths.flatMap((listedPath) => {
      const { path, goesLiveOn } = listedPath;
      if (path === '' || routes.brokenPaths.has(path) || routes.redirects.has(path)) return [];
      const entry = routes.entriesByPath.get(path);
      if (goesLiveOn !== undefined)
        return entry === undefined ? [reportMissingScheduledPage(listedPath)] : [];
      if (entry === undefined)
        return [reportMissingPage(listedPath, findSuccessor(path, listedPaths, routes))];
      const state = routes.hiddenFiles.get(entry.file);
      return state === undefined ? [] : [reportWithdrawn(path, entry, state)];
    }),
};

/** Finds the page that probably replaced a removed one: the only new page, or the one with the most similar path. */
function findSuccessor(
  path: string,
  listedPaths: readonly ListedPath[],
  { pages }: Routes,
): PageEntry | undefined {
  const knownPaths = new Set(listedPaths.map((listedPath) => listedPath.path));
  const newPaths = [...pages.keys()].filter((newPath) => !knownPaths.has(newPath));
  const candidate = newPaths.length === 1 ? newPaths[0] : suggest(path, newPaths);
  return candidate === undefined ? undefined : pages.get(candidate)?.entry;
}

function reportMissingPage({ path, line }: ListedPath, successor: PageEntry | undefined): NewDiagnostic {
  const instruction =
    successor === undefined
      ? 'Otherwise, add this to the page that replaces it'
      : `If ${successor.file} replaces it, add this to ${successor.file}`;
  return {
    ...locateInFile(publishedPathsFile, line, path.length),
    message: `${path} was published, but no page has that path now. If it never went live, delete this line. ${instruction}:  aliases: [${path}]`,
    cause: `path ${path}`,
    isMain: true,
  };
}

function reportWithdrawn(path: string, entry: PageEntry, state: 'draft' | 'scheduled'): NewDiagnostic {
  return {
    ...locateValue(entry, [state === 'draft' ? 'draft' : 'publishOn']),
    message: `removes ${path}, which is public. Set expiresOn and redirectTo instead. If it never went live, delete its line in content/published-paths.txt.`,
    cause: `path ${path}`,
    isMain: true,
  };
}

/** Reports the line of a scheduled page that was renamed or removed, because a missing page becomes an error on its publish date. */
function reportMissingScheduledPage({ path, line, goesLiveOn }: ListedPath): NewDiagnostic {
  return {
    ...locateInFile(publishedPathsFile, line, path.length),
    severity: 'warning',
    message: `${path} was scheduled for ${goesLiveOn}, but no page has that path now. Delete this line, or run "npm run build" to remove it.`,
  };
}
