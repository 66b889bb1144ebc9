import { mapEntries as mapContentEntries } from '#content/site.ts';
import type {
  Entry as ContentEntry,
  Page as ContentPage,
  LinkTargets,
  Site as ContentSite,
} from '#content/site.ts';
import type { CollectionName, collections, DataOf, PageCollection } from './collections.ts';

/** A file of one of the practice's collections. */
export type Entry<Name extends CollectionName> = Omit<ContentEntry, 'collection' | 'config' | 'data'> & {
  collection: Name;
  config: (typeof collections)[Name];
  data: DataOf<Name>;
} & (Name extends PageCollection ? { linkTargets: LinkTargets } : unknown);

export type AnyEntry = { [Name in CollectionName]: Entry<Name> }[CollectionName];
export type PageEntry = { [Name in PageCollection]: Entry<Name> }[PageCollection];

export type Entries = { readonly [Name in CollectionName]: ReadonlyMap<string, Entry<Name>> };

export type Page = ContentPage<PageEntry>;

/** Everything that templates can use. */
export type Site = ContentSite<Entries, PageEntry> & { firm: DataOf<'site'> };

/** Adds the firm's data to the site. Throws if its file is missing. */
export function withFirm(site: ContentSite<Entries, PageEntry>): Site {
  const firm = site.entries.site.get('firm');
  if (firm === undefined) throw new Error('The firm’s file is missing.');
  return { ...site, firm: firm.data };
}

/** Replaces every entry of the site with the result of `transform`. */
export function mapEntries(site: Site, transform: (entry: AnyEntry) => AnyEntry): Site {
  return withFirm(mapContentEntries(site, transform));
}
