import { collections } from './collections.ts';
import { mapTexts } from './fields/walk.ts';
import { compileInline, compileMarkdown } from './markdown/compile.ts';
import { withBoundSpaces } from './markdown/bound-spaces.ts';
import { findLinks } from './markdown/links.ts';
import type { FoundLink } from './markdown/links.ts';
import { addLater, oncePer } from './once-per.ts';
import { anchorsAmong, pageIds } from './routes/page-parts.ts';
import { isPageEntry } from './site.ts';
import type { AnyEntry } from './site.ts';
import type { PictureSize } from './source/pictures.ts';
import { readPicture } from './source/pictures.ts';
import { referencesIn } from './texts.ts';
import type { Reference } from './texts.ts';

/** What an entry names: in its fields, and in the links of its texts. */
export type Outline = { entry: AnyEntry; references: readonly Reference[]; links: FoundLink[] };

/** An entry that was not read again keeps what it names. */
export const outlineOf = oncePer((entry: AnyEntry): Outline => ({
  entry,
  references: referencesIn(entry),
  links: findLinks(entry.frontmatter.text),
}));

/** An entry with the Markdown in its fields compiled, once somebody asks for them: a check asks for hardly any. */
export const compiledEntry = oncePer((entry: AnyEntry): AnyEntry => {
  const { collection, id, file, frontmatter } = entry;
  // Same collection, same shape: only texts are replaced.
  const compiled = { collection, id, file, frontmatter } as AnyEntry;
  addLater(compiled, 'data', () => compiledFields(entry).data);
  addLater(compiled, 'body', () => entry.body);
  return compiled;
});

/** Places on an entry's page that a link may lead to; none for files that are not pages. */
export const anchorsOf = oncePer((entry: AnyEntry): ReadonlySet<string> =>
  isPageEntry(entry)
    ? anchorsAmong(entry, [entry.body.html, ...compiledFields(entry).html])
    : new Set<string>(),
);

/** The fields of an entry with their Markdown compiled, and the HTML of those that may have headings. */
const compiledFields = oncePer((entry: AnyEntry): { data: AnyEntry['data']; html: string[] } => {
  const html: string[] = [];
  const ids = isPageEntry(entry) ? pageIds(entry) : undefined;
  for (const { id } of entry.body.headings) ids?.add(id);
  const data = mapTexts(collections[entry.collection].schema, entry.data, (text, kind) => {
    if (kind === undefined) return withBoundSpaces(text);
    if (kind.kind === 'inline') return compileInline(text);
    if (kind.kind !== 'markdown') return text;
    const compiled = compileMarkdown(text, ids).html;
    html.push(compiled);
    return compiled;
  });
  return { data: data as AnyEntry['data'], html };
});

/** The sizes of all pictures that files show, in fields and in Markdown. */
export function pictureSizes(outlines: Iterable<Outline>, root: string): Map<string, PictureSize> {
  const addresses = new Set([...outlines].flatMap(namedIn));
  return new Map(
    [...addresses].flatMap((address) => {
      const picture = readPicture(root, address);
      if (typeof picture === 'string') return [];
      const { width, height } = picture;
      return [[address, { width, height }]];
    }),
  );
}

const namedIn = oncePer(({ references, links }: Outline): string[] => [
  ...references.flatMap(({ text, kind }) => (kind.kind === 'image' && !kind.isShared ? [text] : [])),
  ...links.flatMap(({ picture, target }) => (picture ? [target] : [])),
]);
