import type { CollectionName } from '#practice/collections.ts';

/** Collections with one file for each language, shown side by side. */
export const perLanguageCollections: readonly CollectionName[] = ['menus', 'frames'];

/** Builds the URL of a content file's form, or of the list of files if no file is given. */
export function buildFormUrl(file = ''): string {
  return file === '' ? '/files' : `/files?file=${file}`;
}
