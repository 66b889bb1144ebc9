import type { CollectionName } from '#practice/collections.ts';

/** Kinds with one file for each language: their languages stand side by side. */
export const oneFileEach: readonly CollectionName[] = ['menus', 'frames'];

/** Where the preview shows the form of a content file; without one, all files. */
export function formAddress(file = ''): string {
  return file === '' ? '/files' : `/files?file=${file}`;
}
