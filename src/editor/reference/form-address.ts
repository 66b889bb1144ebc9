import type { CollectionName } from '#practice/collections.ts';

/** Kinds with one file for each language, shown side by side. */
export const oneFileEach: readonly CollectionName[] = ['menus', 'frames'];

/** The address of a content file's form; without a file, of the list. */
export function buildFormUrl(file = ''): string {
  return file === '' ? '/files' : `/files?file=${file}`;
}
