import { dayOf } from '#content/calendar.ts';
import { beforeCompiling } from '#content/compile.ts';
import { wordsOfFacts } from '#content/facts/fact-words.ts';
import { factsQuotedIn } from '#content/facts/quoted-facts.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import type { Frontmatter } from '#content/source/frontmatter.ts';
import type { AnyEntry, Site } from '#content/site.ts';

/** Something of a site that can be read, as a line: what it is of, its name, and its field. */
export type Read = string;

const between = '\t';
const all = '*';
const clock = 'clock';
const words = 'words';
const inData = 'data.';

/** The day of the build. */
export const dayAsked: Read = [clock, all].join(between);

/** Whether a day is over. */
export function dayOver(day: string): Read {
  return [clock, day].join(between);
}

/** Which entries a collection has, or which pages there are, in their order. */
export function listOf(map: string): Read {
  return [map, all].join(between);
}

/** What has this name in a collection, or this address, if anything does; of an entry not its fields. */
export function oneOf(map: string, key: string): Read {
  return [map, key].join(between);
}

/** A field of an entry, such as its body. */
export function fieldOf(collection: string, id: string, field: string): Read {
  return [collection, id, field].join(between);
}

/** A field among its data; "*" is the list of them. */
export function dataOf(collection: string, id: string, field: string): Read {
  return fieldOf(collection, id, inData + field);
}

/** The words that other texts quote of a fact. */
export function wordsOf(fact: string): Read {
  return fieldOf('facts', fact, words);
}

/** Reads of one collection, or of one kind. */
export function groupOf(read: Read): string {
  return read.slice(0, read.indexOf(between));
}

/** The same field of all entries of its collection; undefined where none of an entry was read. */
export function columnOf(read: Read): Read | undefined {
  const [of = '', , field] = read.split(between);
  return field === undefined ? undefined : fieldOf(of, all, field);
}

/** The facts that a file quotes, itself or by its defaults. */
export function factsQuoted({ text, defaults }: Frontmatter): string[] {
  return factsQuotedIn(text + (defaults?.text ?? ''));
}

/** Tells what would be read now, as a text that is the same for as long as that is, and how many entries a collection has. */
export type SiteReader = { valueOf: (read: Read) => string; lengthOf: (read: Read) => number | undefined };

export function readerOf(site: Site): SiteReader {
  const { entries, pages, redirects, pictures, now } = site;
  const maps = new Map<string, ReadonlyMap<string, unknown>>(
    Object.entries({ ...entries, pages, redirects, pictures }),
  );
  const known = new Map<Read, string>();
  const valueOf = (read: Read): string => {
    const value = known.get(read) ?? JSON.stringify(readNow(read)) ?? '';
    known.set(read, value);
    return value;
  };
  const readNow = (read: Read): unknown => {
    const [of = '', key = '', field] = read.split(between);
    if (of === clock) return key === all ? dayOf(now) : key < dayOf(now);
    const map = maps.get(of);
    if (field === undefined)
      return key === all
        ? map && [...map].map(([name, value]) => [name, place(value)])
        : place(map?.get(key));
    // Fields are those of entries.
    const fieldIn = (entry: unknown) => fieldNow(beforeCompiling(entry as AnyEntry), field, valueOf);
    if (key === all) return map && [...map].map(([id, entry]) => [id, fieldIn(entry)]);
    return map?.has(key) === true ? fieldIn(map.get(key)) : undefined;
  };
  return { valueOf, lengthOf: (read) => maps.get(groupOf(read))?.size };
}

/** Of a page or an entry which it is; anything else as it is. */
function place(value: unknown): unknown {
  if (!isRecord(value)) return value;
  if ('entry' in value) return { ...value, entry: place(value['entry']) };
  return 'file' in value ? value['file'] : value;
}

function fieldNow(entry: AnyEntry, field: string, valueOf: (read: Read) => string): unknown {
  const { data, frontmatter, collection } = entry;
  if (collection === 'facts' && field === words) return [...wordsOfFacts([entry]).values()];
  if (field.startsWith(inData)) {
    const name = field.slice(inData.length);
    if (name === all) return Object.keys(data);
    // In a list, which is empty where the field is missing.
    return name in data ? [Reflect.get(data, name)] : [];
  }
  // The text of the file, or what is made from it.
  const quoted = factsQuoted(frontmatter).map((fact) => valueOf(wordsOf(fact)));
  return [frontmatter.text, frontmatter.defaults?.text, quoted];
}
