import type { CollectionName } from '../collections.ts';
import { collections, isCollection } from '../collections.ts';
import { mdxCollections } from '../markdown/check-mdx.ts';
import type { Problem } from '../problems/problem.ts';
import { didYouMean } from '../problems/suggest.ts';
import { slugify } from './slug.ts';

/** The collection and the name that a content file has by its place, or why it has none. */
export function collectionOf(
  path: string,
): { collection: CollectionName; id: string } | { problem: Problem } {
  const [, folder = '', ...rest] = path.split('/');
  const id = rest.join('/').replace(/\.mdx?$/, '');
  const fail = (message: string): { problem: Problem } => ({
    problem: { file: path, line: 1, column: 1, message, severity: 'error' },
  });
  if (rest.length === 0) {
    return fail('A content file lies in the folder of its kind, such as content/pages. Move it there.');
  }
  if (!isCollection(folder)) {
    return fail(
      `"${folder}" is no kind of content.${didYouMean(folder, Object.keys(collections)) || ` The folders are: ${Object.keys(collections).join(', ')}.`}`,
    );
  }
  if (!/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(id)) {
    const copyOf = /[ (-]*(?:[^(]*conflicted copy.*|copy(?: ?\(?\d+\)?)?|\(\d+\))$/i;
    const hint =
      copyOf.test(id) || /^copy of /i.test(id.split('/').at(-1) ?? id)
        ? ' If it is only a copy, delete it.'
        : '';
    return fail(
      `A file’s name is made of small letters, digits and hyphens, because it becomes part of the address.${hint} Rename it: ${slugify(id) || 'orange'}.md.`,
    );
  }
  if (path.endsWith('.mdx') && !mdxCollections.includes(folder)) {
    return fail(`Only files of ${mdxCollections.join(', ')} may end in .mdx. Rename it: ${id}.md.`);
  }
  return { collection: folder, id };
}
