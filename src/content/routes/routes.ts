import { getLanguage } from '../languages/languages.ts';
import { listEntries, isPageEntry } from '../site.ts';
import type { Entries, Page, PageEntry } from '../site.ts';
import type { FieldPath } from '../source/positions.ts';
import { findPublishingState } from './publishing.ts';

/** Maps paths to pages. */
export type Routes<E extends PageEntry = PageEntry> = {
  /** Published pages, sorted by path; in the preview, also drafts and scheduled pages. */
  pages: ReadonlyMap<string, Page<E>>;
  /** Redirects: source to target. */
  redirects: ReadonlyMap<string, string>;
  /** All paths that links may use, including the paths of drafts. */
  entriesByPath: ReadonlyMap<string, E>;
  /** Likely paths of pages whose files are invalid, and default paths of pages whose path is taken or reserved. */
  brokenPaths: ReadonlySet<string>;
  /** Pages that the published site omits; none in the preview, which shows them. */
  hiddenFiles: ReadonlyMap<string, 'draft' | 'scheduled'>;
  /** All pages. Of two with the same path, the newer comes later: the one that sets its path, or was never published. */
  orderedEntries: readonly E[];
  conflicts: readonly PathConflict[];
};

/** A path conflict: with another page or, without `owner`, with a reserved path. */
export type PathConflict = { entry: PageEntry; field: FieldPath; path: string; owner?: PageEntry };

/** First path segments that belong to site files, functions, or pages of the local server, the preview and the editor. */
const reservedNames = [
  'admin',
  'assets',
  'author',
  'edit',
  'files',
  'functions',
  'gallery',
  'images',
  'local',
  'share',
  '404',
];

/** Files that the build writes next to pages. `tests/site/every-page/site-files.test.ts` compares them with a build. */
const builtFiles = [
  '404.html',
  '_headers',
  '_redirects',
  'feed.xml',
  'places.json',
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
  'speculation-rules.json',
];
/** Deadlines have calendar files at the top level. */
const calendarFilePattern = /^[^/]+\.ics$/;

/** Returns whether the build writes a file with this lowercase name, apart from pages. */
export function isBuiltFile(name: string): boolean {
  return builtFiles.includes(name) || calendarFilePattern.test(name);
}

type RouteOptions = {
  today: string;
  preview?: boolean;
  /** Paths that are public or reserved; pages at other paths are newer. */
  publishedPaths?: ReadonlySet<string>;
  /** Likely paths of pages whose files are invalid. */
  brokenPaths?: readonly string[];
};

/** Maps paths to pages and redirects, as of `today`. */
export function arrangeRoutes(
  entries: Entries,
  { today, preview = false, publishedPaths = new Set(), brokenPaths = [] }: RouteOptions,
): Routes {
  const rankByAge = (entry: PageEntry) =>
    Number(entry.data.path !== undefined || !publishedPaths.has(buildPath(entry)));
  const pageEntries = listEntries(entries).filter(isPageEntry);
  const orderedEntries = pageEntries.toSorted((a, b) => rankByAge(a) - rankByAge(b));
  const pages: Page[] = [];
  const redirects = new Map<string, string>();
  const hiddenFiles = new Map<string, 'draft' | 'scheduled'>();
  for (const entry of orderedEntries) {
    const { aliases, redirectTo } = entry.data;
    const path = buildPath(entry);
    const state = findPublishingState(entry.data, today);
    if (!preview && (state === 'draft' || state === 'scheduled')) hiddenFiles.set(entry.file, state);
    else if (state !== 'expired') {
      pages.push(createPage(entry));
      for (const alias of aliases) redirects.set(alias, path);
    } else if (redirectTo !== undefined) {
      for (const from of [path, ...aliases]) redirects.set(from, redirectTo);
    }
  }
  const sortedPages = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return {
    pages: new Map(sortedPages.map((page) => [page.path, page])),
    redirects,
    hiddenFiles,
    orderedEntries,
    ...claimPaths(orderedEntries, brokenPaths),
  };
}

/**
 * Adds scheduled pages to the published ones. Rules that only warn check both, so that authors see a warning before the page is
 * public. Rules that report errors don't need this, because `findUpcomingProblems` reports future errors.
 */
export function addScheduledPages<E extends PageEntry>(
  pages: ReadonlyMap<string, Page<E>>,
  entries: readonly E[],
  today: string,
): ReadonlyMap<string, Page<E>> {
  const scheduledPages = entries
    .filter(({ data }) => findPublishingState(data, today) === 'scheduled')
    .map(createPage);
  return new Map([...scheduledPages.map((page) => [page.path, page] as const), ...pages]);
}

function createPage<E extends PageEntry>(entry: E): Page<E> {
  const { aliases } = entry.data;
  return { path: buildPath(entry), aliases, language: getLanguage(entry.data), entry };
}

/** Assigns paths to pages first, so that an alias never takes a page's path. */
function claimPaths(
  orderedEntries: readonly PageEntry[],
  likelyBrokenPaths: readonly string[],
): Pick<Routes, 'entriesByPath' | 'brokenPaths' | 'conflicts'> {
  const entriesByPath = new Map<string, PageEntry>();
  const brokenPaths = new Set(likelyBrokenPaths);
  const conflicts: PathConflict[] = [];
  const owners = new Map<string, PageEntry>();
  const claimPath = (path: string, entry: PageEntry, field: FieldPath): boolean => {
    const owner = owners.get(path);
    const isReserved = findReservation(path) !== undefined;
    if (isReserved) conflicts.push({ entry, field, path });
    if (owner === undefined) owners.set(path, entry);
    // Another rule reports aliases that a page lists twice.
    else if (owner !== entry || path === buildPath(entry)) conflicts.push({ entry, field, path, owner });
    return !isReserved && owner === undefined;
  };
  for (const entry of orderedEntries) {
    const path = buildPath(entry);
    if (!claimPath(path, entry, ['path'])) brokenPaths.add(buildDefaultPath(entry));
    // Links to a contested path resolve to the older page.
    if (!entriesByPath.has(path)) entriesByPath.set(path, entry);
  }
  for (const entry of orderedEntries) {
    for (const [index, alias] of entry.data.aliases.entries()) {
      claimPath(alias, entry, ['aliases', index]);
      if (!entriesByPath.has(alias)) entriesByPath.set(alias, entry);
    }
  }
  return { entriesByPath, brokenPaths, conflicts };
}

/** Returns why a path is reserved, if it is: for the site's own files and pages, or because web servers treat it as `parent`. */
export function findReservation(path: string): { parent?: string } | undefined {
  const segments = path.toLowerCase().split('/');
  if (reservedNames.includes(segments[1] ?? '') || isBuiltFile(path.slice(1).toLowerCase())) return {};
  // Its file would be index.html, which web servers serve for the parent path.
  return segments.at(-1) === 'index' ? { parent: segments.slice(0, -1).join('/') || '/' } : undefined;
}

/** Returns the path that a page claims, even if another page has it (`Routes.conflicts`). */
export function buildPath({ config, id, data }: Pick<PageEntry, 'config' | 'id' | 'data'>): string {
  return config.page.path(id, data);
}

/** Returns the path that a page would have by default. */
function buildDefaultPath({ config, id, data }: PageEntry): string {
  return buildPath({ config, id, data: { ...data, path: undefined } });
}

/** Finds the date of a page's last content change as stated in its file, never a build date. */
export function findLastChange({ data }: PageEntry): string | undefined {
  const publishDate = typeof data['publishDate'] === 'string' ? data['publishDate'] : undefined;
  return [data.updated, data.reviewed?.on, publishDate]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}
