import { collections, isCollection } from '#practice/collections.ts';
import type { CollectionName } from '#practice/collections.ts';

/** Kinds with one file for each language: their languages stand side by side. */
export const oneFileEach: readonly CollectionName[] = ['menus', 'frames'];

/** Where `/admin` shows the form of a content file. */
export function formAddress(file: string): string {
  const [, folder = '', ...rest] = file.replace(/\.mdx?$/, '').split('/');
  const single = Object.entries(collections).find(([, { file: only }]) => only === file)?.[0];
  const whole = single ?? (oneFileEach.some((name) => name === folder) ? folder : undefined);
  if (whole !== undefined) return `/admin/#/collections/whole-site/entries/${whole}`;
  if (!isCollection(folder)) return '/admin/';
  return `/admin/#/collections/${[folder, ...rest.slice(0, -1)].join('-')}/entries/${rest.at(-1) ?? ''}`;
}
