import { collections, isCollection, isPageCollection } from '#practice/collections.ts';
import type { CollectionName } from '#practice/collections.ts';
import { beforeCompiling } from '#content/compile.ts';
import type { Language } from '#content/languages/languages.ts';
import { everyEntry } from '#content/site.ts';
import type { AnyEntry, Entries, Page } from '#practice/site.ts';
import { memoize } from '#content/memoize.ts';
import { Recent } from './memory.ts';

/** Records by id. Ids of different collections may be the same; both are looked at. */
type RecordsById = ReadonlyMap<string, AnyEntry[]>;

/** What stands around every page or is listed on it, the likeliest first; the pages among it may be thousands. */
const around: readonly CollectionName[] = Object.keys(collections)
  .filter(isCollection)
  .filter((name) => collections[name].around !== undefined)
  .toSorted((a, b) => rankOf(a) - rankOf(b));

function rankOf(name: CollectionName): number {
  const rank = ['its-language', 'every-page', 'listed'].indexOf(collections[name].around ?? '');
  return isPageCollection(name) ? rank + 1 : rank;
}

function recordsById(entries: Entries): RecordsById {
  const records = everyEntry(entries).filter(
    ({ collection }) => !isPageCollection(collection) || around.includes(collection),
  );
  return Map.groupBy<string, AnyEntry>(records, ({ id }) => id);
}

/** Longer texts are prose, as are those of several words. */
const likeName = /^\S{1,100}$/;

/** The records whose names stand in an entry's fields, in the order of the fields. */
function namedIn(entry: AnyEntry, records: RecordsById): AnyEntry[] {
  return [...likelyNames(beforeCompiling(entry).data)].flatMap(
    (name) => records.get(name)?.filter(({ collection }) => collection !== 'facts') ?? [],
  );
}

/** Found once: a preview asks again after each change, and few entries are other ones then. */
const likelyNames = memoize((fields: object): ReadonlySet<string> => {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string' && likeName.test(value)) found.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(fields);
  return found;
});

/** A record that pages may show, and the names that stand in it. */
type NamedRecord = Pick<AnyEntry, 'id' | 'file'> & { names: ReadonlySet<string> };

const mostFiles = 2_000;

/** Which files’ words a page shows: prepared once a finding first asks. */
export class PageFiles {
  readonly #entries: Entries;
  readonly #leadingTo = new Recent<ReadonlySet<string>>(mostFiles);
  #known: RecordsById | undefined;
  #named: readonly NamedRecord[] | undefined;

  constructor(entries: Entries) {
    this.#entries = entries;
  }

  get #records(): RecordsById {
    this.#known ??= recordsById(this.#entries);
    return this.#known;
  }

  /** The files of a page's own content, the likeliest first. */
  readonly of = memoize(({ entry }: Page): ReadonlySet<string> => {
    const named = namedIn(entry, this.#records);
    const further = named.flatMap((record) => namedIn(record, this.#records));
    const files = [entry, ...named, ...further].map(({ file }) => file);
    const { defaults } = entry.frontmatter;
    return new Set(defaults === undefined ? files : [...files, defaults.file]);
  });

  /** The files of what stands around every page in a language, its own first. */
  around(language: Language): string[] {
    const rank = ({ collection, file }: AnyEntry) =>
      around.indexOf(collection) - (file.endsWith(`/${language}.md`) ? 10 : 0);
    return [...this.#records.values()]
      .flat()
      .filter(({ collection }) => around.includes(collection))
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ file }) => file);
  }

  /** Whether a file is among a page's own: asked of one file for thousands of pages. */
  show({ entry }: Page, file: string): boolean {
    if (entry.file === file || entry.frontmatter.defaults?.file === file) return true;
    const leading = this.#leadingTo.get(file, () => this.#namesLeadingTo(file));
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
