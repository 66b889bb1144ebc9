import { suggest } from '../../report/suggest.ts';
import type { Routes } from '../../routes/routes.ts';
import type { PageEntry } from '../../site.ts';
import { publishedPathsFile } from '../../source/published-paths.ts';
import type { NewDiagnostic, SiteRule } from '../rule.ts';
import { locateInFile, locateValue } from '../locate.ts';

/** Published paths must not disappear: each needs a page or a redirect. */
export const publishedPaths: SiteRule = {
  id: 'published-paths',
  severity: 'error',
  why: 'People save and share URLs for years.',
  run: ({ publishedPaths: lines, routes }) =>
    lines.flatMap((path, index) => {
      if (path === '' || routes.brokenPaths.has(path) || routes.redirects.has(path)) return [];
      const entry = routes.entriesByPath.get(path);
      if (entry === undefined)
        return [reportMissingPage(path, index + 1, findSuccessor(path, lines, routes))];
      const state = routes.hiddenFiles.get(entry.file);
      return state === undefined ? [] : [reportWithdrawn(path, entry, state)];
    }),
};

/** Finds the page that probably replaced a removed one: the only new page, or the one with the most similar path. */
function findSuccessor(path: string, lines: readonly string[], { pages }: Routes): PageEntry | undefined {
  const published = new Set(lines);
  const newPaths = [...pages.keys()].filter((newPath) => !published.has(newPath));
  const candidate = newPaths.length === 1 ? newPaths[0] : suggest(path, newPaths);
  return candidate === undefined ? undefined : pages.get(candidate)?.entry;
}

function reportMissingPage(path: string, line: number, successor: PageEntry | undefined): NewDiagnostic {
  const instruction =
    successor === undefined
      ? 'Add this to the page that replaces it'
      : `If ${successor.file} replaces it, add this to ${successor.file}`;
  return {
    ...locateInFile(publishedPathsFile, line, path.length),
    message: `${path} was published, but no page has it now. ${instruction}:  aliases: [${path}]`,
    cause: `path ${path}`,
    isMain: true,
  };
}

function reportWithdrawn(path: string, entry: PageEntry, state: 'draft' | 'scheduled'): NewDiagnostic {
  return {
    ...locateValue(entry, [state === 'draft' ? 'draft' : 'publishOn']),
    message: `removes ${path}, which is public. Remove this line, or end the page with expiresOn and redirectTo. If it was never online, delete its line in content/published-paths.txt.`,
  };
}
