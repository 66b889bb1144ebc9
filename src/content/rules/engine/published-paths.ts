import type { Problem } from '../../report/problem.ts';
import { suggest } from '../../report/suggest.ts';
import type { Routes } from '../../routes/routes.ts';
import type { PageEntry, Site } from '../../site.ts';
import { publishedPathsFile } from '../../source/published-paths.ts';
import type { Report, SiteRule } from '../rule.ts';

/** An address that people have bookmarked must not vanish: each needs a page or a redirect. */
export const publishedPaths: SiteRule = {
  id: 'published-paths',
  severity: 'error',
  why: 'People keep and share addresses for years.',
  run: ({ publishedPaths: lines, routes }) =>
    lines.flatMap((path, index) => {
      if (path === '' || routes.broken.has(path) || routes.redirects.has(path)) return [];
      const entry = routes.known.get(path);
      if (entry === undefined) return [vanished(path, index + 1, successor(path, lines, routes))];
      const state = routes.hidden.get(entry.file);
      return state === undefined ? [] : [withdrawn(path, entry, state)];
    }),
};

/**
 * Addresses that are not on the list yet: whoever adds a page without building it, as on the web, would leave them out,
 * and nobody would notice when they vanish. The day on which a page appears by itself stops nothing.
 */
export function unlistedPaths({ pages, redirects }: Site, published: readonly string[]): Problem[] {
  const listed = new Set(published);
  const unlisted = [...pages.keys(), ...redirects.keys()].filter((path) => !listed.has(path));
  const isExpected = unlisted.every((path) => pages.get(path)?.entry.data.publishOn !== undefined);
  if (unlisted.length === 0 || published.length === 0) return [];
  const message = `New, and not on this list of published addresses: ${unlisted.join(', ')}. To add them: npm run check -- --write-addresses`;
  return [
    {
      file: publishedPathsFile,
      line: published.length,
      column: 1,
      message,
      severity: isExpected ? 'warning' : 'error',
    },
  ];
}

/**
 * The page that most likely took an address over: the only
 * one that was never published, or the most alike of them.
 */
function successor(path: string, lines: readonly string[], { pages }: Routes): PageEntry | undefined {
  const published = new Set(lines);
  const fresh = [...pages.keys()].filter((known) => !published.has(known));
  const likely = fresh.length === 1 ? fresh[0] : suggest(path, fresh);
  return likely === undefined ? undefined : pages.get(likely)?.entry;
}

function vanished(path: string, line: number, next: PageEntry | undefined): Report {
  const place =
    next === undefined
      ? 'In the page that takes its place, add'
      : `If ${next.file} takes its place, add in it`;
  return {
    at: { file: publishedPathsFile, line, length: path.length },
    message: `${path} was published and no page answers it any more. ${place}:  aliases: [${path}]`,
    cause: `address ${path}`,
    leads: true,
  };
}

function withdrawn(path: string, entry: PageEntry, state: 'draft' | 'scheduled'): Report {
  return {
    at: { entry, path: [state === 'draft' ? 'draft' : 'publishOn'], on: 'value' },
    message: `removes ${path}, which was published. Remove this line; to end the page, set expiresOn and redirectTo instead. If it was never online, delete its line in content/published-paths.txt.`,
  };
}
