import { collections, pageCollections } from '../collections.ts';
import { languageOf } from '../languages/languages.ts';
import type { Problem } from '../report/problem.ts';
import { publishingProblems, sourceProblems, translationProblems } from '../rules/engine/publishing.ts';
import { takenNames } from '../rules/engine/titles.ts';
import type { NameOwners } from '../rules/engine/titles.ts';
import type { Entries, Page, PageEntry } from '../site.ts';
import { problemAt } from '../source/places.ts';
import { publishingState } from './publishing.ts';

export type ArrangedPages = {
  pages: Map<string, Page>;
  redirects: Map<string, string>;
  /** Every address that answers, drafts included: what a link may name. */
  known: Map<string, PageEntry>;
  /** Addresses of pages whose files have problems of their own. */
  broken: Set<string>;
  /** Files of pages that the built site leaves out; none in the preview, which shows them. */
  hidden: Map<string, 'draft' | 'scheduled'>;
  problems: Problem[];
};

/** Addresses that hosting, assets and the booking service keep for themselves. */
const reserved = ['assets', 'functions', 'images', 'local', 'author', 'share', '404'];

type ArrangeOptions = { now: Date; preview?: boolean; published?: ReadonlySet<string> };

/**
 * Gives every page its address and refuses two pages with one address or one title. Of such
 * two the newer is to blame: the one that types its address, or that was not published before.
 */
export function arrangePages(
  entries: Entries,
  { now, preview = false, published = new Set() }: ArrangeOptions,
): ArrangedPages {
  const arranged: ArrangedPages = {
    pages: new Map(),
    redirects: new Map(),
    known: new Map(),
    broken: new Set(),
    hidden: new Map(),
    problems: [],
  };
  const owners: Owners = {
    paths: new Map(),
    titles: new Map(),
    descriptions: new Map(),
    labels: new Map(),
    numbers: new Map(),
    counties: new Map(),
    translations: new Map(),
  };
  const isNewer = (entry: PageEntry) =>
    Number(entry.data.path !== undefined || !published.has(pathOf(entry)));
  const found = pageCollections.flatMap((name): PageEntry[] => [...entries[name].values()]);
  const settled = found.toSorted((a, b) => isNewer(a) - isNewer(b));
  for (const entry of settled) claimPath(entry, owners, arranged);
  for (const entry of settled) {
    claimOthers(entry, owners, arranged, now);
    const path = pathOf(entry);
    const state = publishingState(entry.data, now);
    if (!preview && (state === 'draft' || state === 'scheduled')) arranged.hidden.set(entry.file, state);
    else if (state !== 'expired') {
      arranged.pages.set(path, {
        path,
        aliases: entry.data.aliases,
        language: languageOf(entry.data),
        entry,
      });
      for (const alias of entry.data.aliases) arranged.redirects.set(alias, path);
    } else if (entry.data.redirectTo !== undefined) {
      for (const from of [path, ...entry.data.aliases]) arranged.redirects.set(from, entry.data.redirectTo);
    }
  }
  arranged.problems.push(
    ...[...arranged.known].flatMap(([path, entry]) => redirectProblems(path, entry, arranged.known)),
  );
  arranged.pages = new Map([...arranged.pages].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return arranged;
}

/** What each address and translation belongs to, so that none is given twice. */
type Owners = NameOwners & {
  paths: Map<string, PageEntry>;
  translations: Map<string, PageEntry>;
};

function claimPath(entry: PageEntry, owners: Owners, { known, problems, broken }: ArrangedPages): void {
  const path = pathOf(entry);
  const before = problems.length;
  claim(path, entry, ['path'], owners.paths, problems);
  if (problems.length > before) broken.add(usualPath(entry));
  known.set(path, entry);
}

function claimOthers(entry: PageEntry, owners: Owners, { known, problems }: ArrangedPages, now: Date): void {
  for (const [index, alias] of entry.data.aliases.entries()) {
    claim(alias, entry, ['aliases', index], owners.paths, problems);
    if (!known.has(alias)) known.set(alias, entry);
  }
  problems.push(
    ...takenNames(entry, owners, now),
    ...publishingProblems(entry),
    ...translationProblems(entry, owners.translations),
    ...sourceProblems(entry, known),
  );
}

export function pathOf({ collection, id, data }: PageEntry): string {
  // The definition and the data belong to the same collection.
  return collections[collection].path(id, data as never);
}

/** The address that a page would have if its file typed none. */
function usualPath(entry: PageEntry): string {
  return pathOf({ ...entry, data: { ...entry.data, path: undefined } } as PageEntry);
}

function claim(
  path: string,
  entry: PageEntry,
  field: (string | number)[],
  owners: Map<string, PageEntry>,
  problems: Problem[],
): void {
  const owner = owners.get(path);
  const fault = takenFault(path);
  if (fault !== undefined) problems.push({ ...problemAt(entry.frontmatter, field, 'value'), message: fault });
  if (owner !== undefined) {
    problems.push({
      ...problemAt(entry.frontmatter, field, 'value'),
      message: `The address ${path} already belongs to ${owner.file}. Give one of the two another path.`,
    });
    return;
  }
  owners.set(path, entry);
}

/** What keeps an address from being given to any page. */
function takenFault(path: string): string | undefined {
  const segments = path.split('/');
  if (reserved.includes(segments[1] ?? ''))
    return `The address ${path} is kept for the site’s own files. Choose another.`;
  // Its file would be index.html, which a web server shows for the address above.
  if (segments.at(-1) !== 'index') return undefined;
  const above = segments.slice(0, -1).join('/') || '/';
  return `The address ${path} is the same place as ${above} for a web server. Choose another.`;
}

/** A redirect must end at a page in one step: no circle, no chain. Judged before the day comes. */
function redirectProblems(path: string, entry: PageEntry, known: Map<string, PageEntry>): Problem[] {
  const { redirectTo } = entry.data;
  if (redirectTo === undefined || path !== pathOf(entry)) return [];
  const target = redirectTo.split('#')[0] ?? redirectTo;
  const next = known.get(target);
  if (next === undefined) return [];
  const end = pathOf(next);
  const message = redirectFault(entry, next, target, end);
  return message === undefined
    ? []
    : [{ ...problemAt(entry.frontmatter, ['redirectTo'], 'value'), field: 'redirectTo', message }];
}

function redirectFault(entry: PageEntry, next: PageEntry, target: string, end: string): string | undefined {
  if (next === entry) return 'leads back to this page itself. Name another page.';
  if (target !== end) return `leads to ${target}, which only leads on to ${end}. Name ${end} at once.`;
  const onward = next.data.redirectTo;
  if (onward === undefined) return undefined;
  return onward === pathOf(entry)
    ? `leads to ${target}, which leads back here: a circle. Name a page that stays.`
    : `leads to ${target}, which ends itself and leads on to ${onward}. Name a page that stays.`;
}

/** The day a page last changed in what it says, as its file states it; never the day of a build. */
export function lastChanged({ data }: PageEntry): string | undefined {
  const published = 'publishDate' in data ? data.publishDate : undefined;
  return [data.updated, data.reviewed?.on, published]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}
