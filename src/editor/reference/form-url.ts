import type { CollectionName } from '#practice/collections.ts';
import type { FieldLocation } from '../contract.ts';

/** Collections with one file for each language, shown side by side. */
export const perLanguageCollections: readonly CollectionName[] = ['menus', 'frames'];

/** Builds the URL of a content file's form, or of the list of files if no file is given. */
export function buildFormUrl(file = ''): string {
  return file === '' ? '/files' : `/files?file=${file}`;
}

const editHashStart = '#edit=';

/** Builds the hash of a page's URL that opens a value in the panel. */
export function buildEditHash(location: FieldLocation): string {
  return editHashStart + encodeURIComponent(JSON.stringify(location));
}

/** Reads the location in a hash that `buildEditHash` built; undefined for any other hash. */
export function parseEditHash(hash: string): FieldLocation | undefined {
  if (!hash.startsWith(editHashStart)) return undefined;
  return JSON.parse(decodeURIComponent(hash.slice(editHashStart.length))) as FieldLocation;
}
