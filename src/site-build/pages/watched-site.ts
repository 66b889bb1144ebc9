import { readNotesOf } from '#content/once-per.ts';
import { withEntries } from '#content/site.ts';
import type { AnyEntry, Entries, Site } from '#content/site.ts';
import type { PageReads } from './page-reads.ts';
import { dataOf, dayAsked, fieldOf, listOf, oneOf } from './read-now.ts';
import type { Read } from './read-now.ts';

/** Known of every entry, whatever is read of it. */
const always = new Set<PropertyKey>(['collection', 'id', 'file']);

/**
 * The site, writing down in `notes` what is read of it: fields of entries, what stands under a name or an address and
 * whether anything does, lists as a whole, and the day.
 */
export function watchedSite(site: Site, notes: PageReads): Site {
  const watched = withEntries(site, (entry) => watchedEntry(entry, notes));
  const entries = Object.entries(watched.entries).map(([name, ofName]: [string, Map<string, AnyEntry>]) => [
    name,
    new WatchedMap(name, ofName, notes, ({ file }) => file),
  ]);
  return {
    ...watched,
    // The same collections.
    entries: Object.fromEntries(entries) as Entries,
    pages: new WatchedMap('pages', watched.pages, notes, ({ entry }) => entry.file),
    redirects: new WatchedMap('redirects', site.redirects, notes),
    pictures: new WatchedMap('pictures', site.pictures, notes),
    get now() {
      notes.add(dayAsked);
      return site.now;
    },
    [readNotesOf]: notes,
  };
}

/** A map that tells which of its values are asked for; of all, when they are listed or counted. */
class WatchedMap<Value> extends Map<string, Value> {
  readonly #name: string;
  readonly #notes: PageReads;
  readonly #fileOf: (value: Value) => string | undefined;

  constructor(
    name: string,
    values: Iterable<[string, Value]>,
    notes: PageReads,
    fileOf: (value: Value) => string | undefined = () => undefined,
  ) {
    super(values);
    this.#name = name;
    this.#notes = notes;
    this.#fileOf = fileOf;
  }

  override get(key: string): Value | undefined {
    const value = super.get(key);
    this.#notes.add(oneOf(this.#name, key), value && this.#fileOf(value));
    return value;
  }

  override has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  override get size(): number {
    this.#noteAll();
    return super.size;
  }

  override keys() {
    this.#noteAll();
    return super.keys();
  }

  override values() {
    this.#noteAll();
    return super.values();
  }

  override entries() {
    this.#noteAll();
    return super.entries();
  }

  override [Symbol.iterator]() {
    return this.entries();
  }

  override forEach(visit: (value: Value, key: string, map: Map<string, Value>) => void): void {
    this.#noteAll();
    super.forEach(visit);
  }

  #noteAll(): void {
    this.#notes.add(listOf(this.#name));
  }
}

function watchedEntry(entry: AnyEntry, notes: PageReads): AnyEntry {
  const { collection, id, file } = entry;
  // Fields are compiled once somebody asks for them.
  let data: AnyEntry['data'] | undefined;
  return new Proxy(entry, {
    get(target, field) {
      if (field === readNotesOf) return notes;
      if (field === 'data') return (data ??= watchedData(target, notes));
      if (!always.has(field)) notes.add(fieldOf(collection, id, String(field)), file);
      return Reflect.get(target, field);
    },
  });
}

/** Fields that tell which of them are asked for, also whether it is there; of all when they are listed. */
function watchedData({ collection, id, file, data }: AnyEntry, notes: PageReads): AnyEntry['data'] {
  // Fields are asked for again and again.
  const reads = new Map<PropertyKey, Read>();
  const note = (name: PropertyKey) => {
    const read = reads.get(name) ?? dataOf(collection, id, String(name));
    reads.set(name, read);
    notes.add(read, file);
  };
  return new Proxy(data, {
    get(target, name) {
      if (name === readNotesOf) return notes;
      note(name);
      return Reflect.get(target, name);
    },
    has(target, name) {
      note(name);
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      note('*');
      return Reflect.ownKeys(target);
    },
  });
}
