import type { CollectionName } from '#practice/collections.ts';
import { valueAt } from '#content/fields/schema-parts.ts';
import { mapTexts } from '#content/fields/walk.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import { memoize } from '#content/memoize.ts';
import { withEntries } from '#practice/site.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { declarationAt } from '#content/texts.ts';
import type { FieldAt } from '../contract.ts';
import { marked, unmarked } from './marks.ts';

/** The site with every visible text marked with its place. */
export const markedSite = memoize((site: Site): Site => withEntries(site, markedEntry));

/**
 * Cached, so that unchanged entries stay marked after a save. Fields are marked on access, because a site has thousands of
 * entries and a page shows few.
 */
const markedEntry = memoize((entry: AnyEntry): AnyEntry => {
  const { collection, traits, id, file, frontmatter } = entry;
  const text: FieldAt = { file, path: [], body: true };
  let body: AnyEntry['body'] | undefined;
  let data: unknown;
  return {
    collection,
    traits,
    ...('places' in entry && { places: entry.places }),
    id,
    file,
    frontmatter,
    get body() {
      body ??= {
        html: markedBlocks(entry.body.html, text),
        headings: entry.body.headings.map((heading) => ({ ...heading, text: marked(heading.text, text) })),
      };
      return body;
    },
    get data() {
      data ??= markFields(entry);
      return data;
    },
    // A cast, because TypeScript can't relate the collection to its fields here. Only texts differ.
  } as AnyEntry;
});

function markFields({ collection, traits, data, file, frontmatter }: AnyEntry): unknown {
  const { values, defaults } = frontmatter;
  const sourceOf = (path: FieldPath): string | undefined => {
    if (typeof valueAt(values, path) === 'string') return file;
    return typeof valueAt(defaults?.values, path) === 'string' ? defaults?.file : undefined;
  };
  const fields = mapTexts(traits.schema, data, (text, _kind, path) => {
    const source = sourceOf(path);
    const isShown =
      declarationAt(traits, data, path)?.audience === 'visitor' || isSourceOfFact(collection, path);
    return source === undefined || !isShown || isLookedUp(collection, path)
      ? text
      : markedBlocks(text, { file: source, path });
  });
  if (!isRecord(fields)) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, isRecord(value) ? foundByWords(value) : value]),
  );
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

/** A record that is looked up by text of another file, such as a county's name in a language, also accepts marked keys. */
function foundByWords(record: Record<string, unknown>): Record<string, unknown> {
  return new Proxy(record, {
    get: (target, key) => Reflect.get(target, typeof key === 'string' ? unmarked(key) : key),
  });
}
