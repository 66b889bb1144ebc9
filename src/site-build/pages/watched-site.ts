import { isPageCollection, pageCollections } from '#content/collections.ts';
import { beforeCompiling } from '#content/compile.ts';
import type { AnyEntry, Entries, Page, PageEntry, Site } from '#content/site.ts';
import { oncePer } from '#content/once-per.ts';

/** What templates read of pages, by collection and field: "counties data.name". */
export type Reads = Set<string>;

/** Known of every page, whatever is read of it. */
const always = new Set<PropertyKey>(['collection', 'id', 'file']);

/**
 * The site, writing down what is read of its pages into `reads`: of any page, as lists and menus show many. A page that is
 * drawn is handed over by itself, and what is read of it there is not written down.
 */
export function watchedSite(site: Site, reads: Reads): Site {
  const watched = oncePer((entry: AnyEntry) => watchedEntry(entry, reads));
  const entries = Object.entries(site.entries).map(([name, ofName]): [string, unknown] => [
    name,
    isPageCollection(name) ? mapped(ofName, watched) : ofName,
  ]);
  return {
    ...site,
    // The same collections, each entry in its own place.
    entries: Object.fromEntries(entries) as Entries,
    pages: mapped(site.pages, (page: Page): Page => ({ ...page, entry: watched(page.entry) as PageEntry })),
  };
}

function mapped<Value, Made>(
  map: ReadonlyMap<string, Value>,
  make: (value: Value) => Made,
): Map<string, Made> {
  return new Map([...map].map(([key, value]) => [key, make(value)]));
}

function watchedEntry(entry: AnyEntry, reads: Reads): AnyEntry {
  const { collection } = entry;
  // Fields are compiled once somebody asks for them.
  let data: AnyEntry['data'] | undefined;
  return new Proxy(entry, {
    get(target, field) {
      if (field === 'data')
        return (data ??= noting(target.data, (name) => reads.add(`${collection} data.${name}`)));
      if (!always.has(field)) reads.add(`${collection} ${String(field)}`);
      return Reflect.get(target, field);
    },
  });
}

/** An object that tells of each of its fields that is asked for, also whether it is there; of all when they are listed. */
function noting<Fields extends object>(fields: Fields, note: (field: string) => void): Fields {
  return new Proxy(fields, {
    get(target, field) {
      note(String(field));
      return Reflect.get(target, field);
    },
    has(target, field) {
      note(String(field));
      return Reflect.has(target, field);
    },
    ownKeys(target) {
      for (const field of Object.keys(target)) note(field);
      note('*');
      return Reflect.ownKeys(target);
    },
  });
}

/** What has been read, as every page has it now: the same text for as long as nothing of that has changed. */
export function readNow({ entries }: Pick<Site, 'entries'>, reads: Iterable<string>): string {
  const fields = Map.groupBy(
    [...reads].toSorted().map((read) => read.split(' ')),
    ([collection]) => collection,
  );
  const now = pageCollections.flatMap((name) =>
    [...entries[name].values()]
      .map((shown) => beforeCompiling<PageEntry>(shown))
      .map((entry) => [
        entry.file,
        ...(fields.get(name) ?? []).map(([, field = '']) => valueOf(entry, field)),
      ]),
  );
  return JSON.stringify(now);
}

/** In a list, which is empty where the field is missing. */
function valueOf(entry: PageEntry, field: string): unknown[] {
  if (field === 'frontmatter') return [entry.frontmatter.text];
  const [owner, name] = field.startsWith('data.')
    ? [entry.data, field.slice('data.'.length)]
    : [entry, field];
  if (name === '*') return Object.keys(owner);
  return name in owner ? [Reflect.get(owner, name)] : [];
}
