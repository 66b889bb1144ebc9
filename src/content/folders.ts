import { collections, isCollection, pageCollections } from './collections.ts';
import type { CollectionName } from './collections.ts';
import { defaultsOf } from './defaults.ts';
import { isRecord } from './source/frontmatter.ts';
import { withArticle } from './report/print.ts';
import type { Problem } from './report/problem.ts';
import { didYouMean } from './report/suggest.ts';
import type { SourceFile } from './source/content-files.ts';
import { slugify } from './source/slug.ts';

const names = Object.keys(collections) as CollectionName[];

/** The one file of a collection without a folder of its own. */
function fileOf(name: CollectionName): string | undefined {
  return collections[name].file;
}

function folderOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** The file that gives what a file leaves out. */
export function defaultsFileOf(path: string): string | undefined {
  const folder = folderOf(path);
  const from = isCollection(folder) ? defaultsOf(folder) : undefined;
  return from && fileOf(from);
}

/** The collection and the name that a content file has by its folder, or why it has none. */
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
  const only = names.find((name) => fileOf(name) === path);
  if (only !== undefined) return { collection: only, id };
  const files = names.flatMap((name) => fileOf(name) ?? []).filter((file) => folderOf(file) === folder);
  if (files.length > 0) {
    return fail(
      `content/${folder} has no such file.${didYouMean(path, files) || ` There are: ${files.join(', ')}.`}`,
    );
  }
  if (!isCollection(folder) || fileOf(folder) !== undefined) {
    const folders = [...new Set(names.map((name) => folderOf(fileOf(name) ?? `content/${name}/`)))];
    return fail(
      `"${folder}" is no kind of content.${didYouMean(folder, folders) || ` The folders are: ${folders.join(', ')}.`}`,
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
  if (path.endsWith('.mdx') && collections[folder].mdx === undefined) {
    const kinds = names.filter((name) => collections[name].mdx !== undefined);
    return fail(`Only files of ${kinds.join(', ')} may end in .mdx. Rename it: ${id}.md.`);
  }
  return { collection: folder, id };
}

/** The one other kind of file that these fields fit: the file was put into the wrong folder. */
function meantCollection(collection: CollectionName, values: unknown): CollectionName | undefined {
  const own = collections[collection].schema;
  const isForeign =
    isRecord(values) && Object.keys(values).filter((key) => !Object.hasOwn(own.shape, key)).length > 0;
  if (!isForeign) return undefined;
  const fitting = names.filter(
    (name) =>
      name !== collection && fileOf(name) === undefined && collections[name].schema.safeParse(values).success,
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** A file whose fields are those of another collection's files. */
export function wrongFolder(file: string, collection: CollectionName, values: unknown): Problem | undefined {
  const meant = meantCollection(collection, values);
  if (meant === undefined) return undefined;
  const message = `These are the fields of ${withArticle(collections[meant].noun)}, and this is the folder of each ${collections[collection].noun}. Move the file to content/${meant}.`;
  return { file, line: 1, column: 1, message, severity: 'error' };
}

/**
 * The addresses that a page may have whose file has problems:
 * links to them are right, and must not be blamed as well.
 */
export function likelyPaths({ path, text }: SourceFile): string[] {
  const id = path.replace(/^content\/[^/]+\//, '').replace(/\.mdx?$/, '');
  // Where the file may lie in the wrong folder, any kind of page may be meant. Its name is its id as well as any.
  const usual = pageCollections.map((name) => collections[name].page.path(id, { name: id } as never));
  return [...usual, ...pathsTyped(text)];
}

/** Addresses given in a file that can't be read: its `path` and `aliases`, as far as they can be seen. */
function pathsTyped(text: string): string[] {
  return [...text.matchAll(/^(?:path|aliases|name):(.*)$/gm)].flatMap(([, typed = '']) => [
    ...(typed.match(/\/[a-z0-9/-]*/g) ?? []),
    `/${typed
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')}`,
  ]);
}
