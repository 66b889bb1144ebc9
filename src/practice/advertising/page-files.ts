import { collections, isCollection, isPageCollection } from '#practice/collections.ts';
import type { CollectionName } from '#practice/collections.ts';
import { beforeCompiling } from '#content/compile.ts';
import { everyEntry } from '#content/site.ts';
import type { AnyEntry, Entries, Page, PageEntry } from '#practice/site.ts';
import { memoize } from '#content/memoize.ts';

/** Records by id. Ids of different collections may be the same; both are looked at. */
type RecordsById = ReadonlyMap<string, AnyEntry[]>;

/** Collections that are shown around every page or listed on it. */
const around: readonly CollectionName[] = Object.keys(collections)
  .filter(isCollection)
  .filter((name) => collections[name].appearsOn !== undefined);

function recordsById(entries: Entries): RecordsById {
  const records = everyEntry(entries).filter(
    ({ collection }) => !isPageCollection(collection) || around.includes(collection),
  );
  return Map.groupBy<string, AnyEntry>(records, ({ id }) => id);
}

/** Longer strings and strings of several words are prose. */
const likeName = /^\S{1,100}$/;

/** The records that an entry's fields name, in the order of the fields. */
function namedIn(entry: AnyEntry, records: RecordsById): AnyEntry[] {
  return [...likelyNames(beforeCompiling(entry).data)].flatMap(
    (name) => records.get(name)?.filter(({ collection }) => collection !== 'facts') ?? [],
  );
}

/** Strings among fields that may be names of records. */
const likelyNames = memoize((fields: object): ReadonlySet<string> => {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string' && likeName.test(value)) found.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(fields);
  return found;
});

/** A record that pages may show, and the names in its fields. */
type NamedRecord = Pick<AnyEntry, 'id' | 'file'> & { names: ReadonlySet<string> };

/** Which files’ words a page shows. */
export class PageFiles {
  readonly #entries: Entries;
  readonly #leadingTo = new Map<string, ReadonlySet<string>>();
  #known: RecordsById | undefined;
  #named: readonly NamedRecord[] | undefined;

  constructor(entries: Entries) {
    this.#entries = entries;
  }

  get #records(): RecordsById {
    this.#known ??= recordsById(this.#entries);
    return this.#known;
  }

  /** The entries of a page's own content: its own, the records that it names, and those that these name. */
  entriesOf(page: PageEntry): AnyEntry[] {
    const named = namedIn(page, this.#records);
    return [...new Set([page, ...named, ...named.flatMap((record) => namedIn(record, this.#records))])];
  }

  /** Whether a page shows words of a file. */
  show({ entry }: Page, file: string): boolean {
    if (entry.file === file || entry.frontmatter.defaults?.file === file) return true;
    const leading = this.#leadingTo.get(file) ?? this.#namesLeadingTo(file);
    this.#leadingTo.set(file, leading);
    return !leading.isDisjointFrom(likelyNames(beforeCompiling(entry).data));
  }

  /** The names by which pages show a record: its own, and those of the records that name it. */
  #namesLeadingTo(file: string): ReadonlySet<string> {
    this.#named ??= [...this.#records.values()]
      .flat()
      .filter(({ collection }) => collection !== 'facts')
      .map((record) => ({
        id: record.id,
        file: record.file,
        names: likelyNames(beforeCompiling(record).data),
      }));
    const shown = this.#named.find((record) => record.file === file);
    if (shown === undefined) return new Set();
    const naming = this.#named.filter(({ names }) => names.has(shown.id));
    return new Set([shown, ...naming].map(({ id }) => id));
  }
}
