import type { CollectionName } from '#practice/collections.ts';
import { getValue } from '#content/fields/schema-parts.ts';
import { mapTexts } from '#content/fields/walk.ts';
import { memoize } from '#content/memoize.ts';
import { mapEntries } from '#practice/site.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import type { FieldPath } from '#content/source/positions.ts';
import type { FieldLocation } from '../contract.ts';
import { bodyField } from '../fields/values.ts';
import { addMark, removeMarks } from './marks.ts';

/** Marks all visible text on the site with its location. */
export const markSite = memoize((site: Site): Site => {
  const cities = [...site.entries.offices.values()].flatMap((office) => {
    const entry = markEntry(office);
    return entry.collection === 'offices' ? `${entry.data.city}, ${entry.data.region}` : [];
  });
  return mapEntries(site, (entry) => markCityNames(markEntry(entry), cities));
});

/** Layout text looks up translations of office cities by name, so marked names need entries too. */
function markCityNames(entry: AnyEntry, cities: readonly string[]): AnyEntry {
  if (entry.collection !== 'frames') return entry;
  const { places } = entry.data;
  const translatedNames = cities.flatMap((city): [string, string][] => {
    const name = places[removeMarks(city)];
    return name === undefined ? [] : [[city, name]];
  });
  return { ...entry, data: { ...entry.data, places: { ...places, ...Object.fromEntries(translatedNames) } } };
}

/** Marks the text of an entry. Memoized, so that a save marks only the changed entries again. */
const markEntry = memoize((entry: AnyEntry): AnyEntry => {
  const { file, body } = entry;
  const bodyLocation: FieldLocation = { file, path: [bodyField] };
  return {
    ...entry,
    body: {
      html: markBlocks(body.html, bodyLocation),
      headings: body.headings.map((heading) => ({ ...heading, text: addMark(heading.text, bodyLocation) })),
    },
    data: markFields(entry),
    // TypeScript can't relate the collection to its fields. Only strings differ.
  } as AnyEntry;
});

function markFields({ collection, config, data, file, frontmatter }: AnyEntry): unknown {
  const { values, defaults } = frontmatter;
  const findSourceFile = (path: FieldPath): string | undefined => {
    if (typeof getValue(values, path) === 'string') return file;
    return typeof getValue(defaults?.values, path) === 'string' ? defaults?.file : undefined;
  };
  return mapTexts(config.schema, data, (text, field, path) => {
    const source = findSourceFile(path);
    const isVisible = field.audience === 'visitor' || isFactSource(collection, path);
    return source === undefined || !isVisible || isLookupKey(collection, path)
      ? text
      : markBlocks(text, { file: source, path });
  });
}

/** Tables of facts in guides show the source, which is internal elsewhere. */
function isFactSource(collection: CollectionName, [field, part]: FieldPath): boolean {
  return collection === 'facts' && field === 'source' && (part === 'title' || part === 'cite');
}

/** Counties link to each other by name. */
function isLookupKey(collection: CollectionName, [field]: FieldPath): boolean {
  return collection === 'counties' && (field === 'name' || field === 'neighbors');
}

const blockTagPattern =
  /(<\/?(?:p|h[1-6]|ul|ol|li|table|thead|tbody|tr|th|td|blockquote|pre|hr|dl|dt|dd|div)\b[^>]*>)/;

/** Marks each block separately, because templates may split text into blocks, and authors click one of them. */
function markBlocks(html: string, location: FieldLocation): string {
  return html
    .split(blockTagPattern)
    .map((part, index) => (index % 2 === 1 || part.trim() === '' ? part : addMark(part, location)))
    .join('');
}
