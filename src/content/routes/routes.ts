import { getLanguage } from '../languages/languages.ts';
import { listEntries, isPageEntry } from '../site.ts';
import type { Entries, Page, PageEntry } from '../site.ts';
import type { FieldPath } from '../source/positions.ts';
import { findPublishingState } from './publishing.ts';

/** Maps addresses to pages. */
export type Routes<Of extends PageEntry = PageEntry> = {
  /** Published pages, sorted by path. */
  pages: ReadonlyMap<string, Page<Of>>;
  /** Redirects: source to target. */
  redirects: ReadonlyMap<string, string>;
  /** All addresses that links may use, drafts included. */
  known: ReadonlyMap<string, Of>;
  /** Addresses of pages whose files have problems. */
  broken: ReadonlySet<string>;
  /** Pages that the published site omits; none in the preview, which shows them. */
  hidden: ReadonlyMap<string, 'draft' | 'scheduled'>;
  /** All pages. Of two with the same address, the newer is later: the one that sets its address, or was never published. */
  order: readonly Of[];
  clashes: readonly Clash[];
};

/** An address conflict: with another page or, without `owner`, a reserved address. */
export type Clash = { entry: PageEntry; field: FieldPath; path: string; owner?: PageEntry };

/** Addresses reserved by hosting, assets and the booking service. */
const reservedNames = ['assets', 'functions', 'images', 'local', 'author', 'share', '404'];

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

/** Whether the build writes a file with this lowercase name, apart from pages. */
export function isBuiltFile(name: string): boolean {
  return builtFiles.includes(name) || calendarFilePattern.test(name);
}

type RouteOptions = {
  today: string;
  preview?: boolean;
  published?: ReadonlySet<string>;
  /** Addresses of pages whose files can't be parsed. */
  broken?: readonly string[];
};

/** Assigns each page its address. */
export function arrangeRoutes(
  entries: Entries,
  { today, preview = false, published = new Set(), broken = [] }: RouteOptions,
): Routes {
  const isNewer = (entry: PageEntry) =>
    Number(entry.data.path !== undefined || !published.has(buildPath(entry)));
  const pageEntries = listEntries(entries).filter(isPageEntry);
  const order = pageEntries.toSorted((a, b) => isNewer(a) - isNewer(b));
  const pages: Page[] = [];
  const redirects = new Map<string, string>();
  const hidden = new Map<string, 'draft' | 'scheduled'>();
  for (const entry of order) {
    const { aliases, redirectTo } = entry.data;
    const path = buildPath(entry);
    const state = findPublishingState(entry.data, today);
    if (!preview && (state === 'draft' || state === 'scheduled')) hidden.set(entry.file, state);
    else if (state !== 'expired') {
      pages.push({ path, aliases, language: getLanguage(entry.data), entry });
      for (const alias of aliases) redirects.set(alias, path);
    } else if (redirectTo !== undefined) {
      for (const from of [path, ...aliases]) redirects.set(from, redirectTo);
    }
  }
  const byPath = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return {
    pages: new Map(byPath.map((page) => [page.path, page])),
    redirects,
    hidden,
    order,
    ...claimAddresses(order, broken),
  };
}

/** Pages come first, so that an alias never takes a page's address. */
function claimAddresses(
  order: readonly PageEntry[],
  unreadable: readonly string[],
): Pick<Routes, 'known' | 'broken' | 'clashes'> {
  const known = new Map<string, PageEntry>();
  const broken = new Set(unreadable);
  const clashes: Clash[] = [];
  const owners = new Map<string, PageEntry>();
  const claimAddress = (path: string, entry: PageEntry, field: FieldPath): boolean => {
    const owner = owners.get(path);
    const isReserved = findReservation(path) !== undefined;
    if (isReserved) clashes.push({ entry, field, path });
    if (owner === undefined) owners.set(path, entry);
    else clashes.push({ entry, field, path, owner });
    return !isReserved && owner === undefined;
  };
  for (const entry of order) {
    const path = buildPath(entry);
    if (!claimAddress(path, entry, ['path'])) broken.add(buildUsualPath(entry));
    // Links to a contested address resolve to the older page.
    if (!known.has(path)) known.set(path, entry);
  }
  for (const entry of order) {
    for (const [index, alias] of entry.data.aliases.entries()) {
      claimAddress(alias, entry, ['aliases', index]);
      if (!known.has(alias)) known.set(alias, entry);
    }
  }
  return { known, broken, clashes };
}

/** Why an address is reserved: it is the site's own file, or its web server equivalent is the address `above`. */
export function findReservation(path: string): { above?: string } | undefined {
  const segments = path.toLowerCase().split('/');
  if (reservedNames.includes(segments[1] ?? '') || isBuiltFile(path.slice(1).toLowerCase())) return {};
  // Its file would be index.html, which web servers serve for the parent address.
  return segments.at(-1) === 'index' ? { above: segments.slice(0, -1).join('/') || '/' } : undefined;
}

/** The address that a page requests, even if another page has it (`Routes.clashes`). */
export function buildPath({ traits, id, data }: Pick<PageEntry, 'traits' | 'id' | 'data'>): string {
  return traits.page.path(id, data);
}

/** The address that a page would have by default. */
function buildUsualPath({ traits, id, data }: PageEntry): string {
  return buildPath({ traits, id, data: { ...data, path: undefined } });
}

/** The day of a page's last content change as stated in its file, never a build date. */
export function findLastChange({ data }: PageEntry): string | undefined {
  const published = typeof data['publishDate'] === 'string' ? data['publishDate'] : undefined;
  return [data.updated, data.reviewed?.on, published]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}
