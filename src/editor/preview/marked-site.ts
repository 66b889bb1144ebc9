import type { CollectionName } from '#practice/collections.ts';
import { valueAt } from '#content/fields/schema-parts.ts';
import { mapTexts } from '#content/fields/walk.ts';
import { memoize } from '#content/memoize.ts';
import { withEntries } from '#practice/site.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { declarationAt } from '#content/texts.ts';
import type { FieldAt } from '../contract.ts';
import { marked, unmarked } from './marks.ts';

/** The site with every visible text marked with its place. */
export const markedSite = memoize((site: Site): Site => {
  const cities = [...site.entries.offices.values()].flatMap((office) => {
    const entry = markedEntry(office);
    return entry.collection === 'offices' ? `${entry.data.city}, ${entry.data.region}` : [];
  });
  return withEntries(site, (entry) => withCities(markedEntry(entry), cities));
});

/** Frames translate the names of the offices' cities, which are marked too. */
function withCities(entry: AnyEntry, cities: readonly string[]): AnyEntry {
  if (entry.collection !== 'frames') return entry;
  const { places } = entry.data;
  const named = cities.flatMap((city): [string, string][] => {
    const name = places[unmarked(city)];
    return name === undefined ? [] : [[city, name]];
  });
  return { ...entry, data: { ...entry.data, places: { ...places, ...Object.fromEntries(named) } } };
}

/** Cached, so that unchanged entries stay marked after a save. */
const markedEntry = memoize((entry: AnyEntry): AnyEntry => {
  const { file, body } = entry;
  const text: FieldAt = { file, path: [], body: true };
  return {
    ...entry,
    body: {
      html: markedBlocks(body.html, text),
      headings: body.headings.map((heading) => ({ ...heading, text: marked(heading.text, text) })),
    },
    data: markFields(entry),
    // A cast, because TypeScript can't relate the collection to its fields here. Only texts differ.
  } as AnyEntry;
});

function markFields({ collection, traits, data, file, frontmatter }: AnyEntry): unknown {
  const { values, defaults } = frontmatter;
  const sourceOf = (path: FieldPath): string | undefined => {
    if (typeof valueAt(values, path) === 'string') return file;
    return typeof valueAt(defaults?.values, path) === 'string' ? defaults?.file : undefined;
  };
  return mapTexts(traits.schema, data, (text, _kind, path) => {
    const source = sourceOf(path);
    const isShown =
      declarationAt(traits, data, path)?.audience === 'visitor' || isSourceOfFact(collection, path);
    return source === undefined || !isShown || isLookedUp(collection, path)
      ? text
      : markedBlocks(text, { file: source, path });
  });
}

/** Guides' tables of facts show the source, although it is internal otherwise. */
function isSourceOfFact(collection: CollectionName, [field, part]: FieldPath): boolean {
  return collection === 'facts' && field === 'source' && (part === 'title' || part === 'cite');
}

/** Counties link to each other by name. */
function isLookedUp(collection: CollectionName, [field]: FieldPath): boolean {
  return collection === 'counties' && (field === 'name' || field === 'neighbors');
}

const blockTag =
  /(<\/?(?:p|h[1-6]|ul|ol|li|table|thead|tbody|tr|th|td|blockquote|pre|hr|dl|dt|dd|div)\b[^>]*>)/;

/** Marks each paragraph, because templates may split them, and authors click one. */
function markedBlocks(html: string, place: FieldAt): string {
  return html
    .split(blockTag)
    .map((part, index) => (index % 2 === 1 || part.trim() === '' ? part : marked(part, place)))
    .join('');
}
