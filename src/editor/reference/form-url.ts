import type { CollectionName } from '#practice/collections.ts';

/** Collections with one file for each language, shown side by side. */
export const perLanguageCollections: readonly CollectionName[] = ['menus', 'frames'];

/** The URL of a content file's form; without a file, of the list. */
export function buildFormUrl(file = ''): string {
  return file === '' ? '/files' : `/files?file=${file}`;
}
