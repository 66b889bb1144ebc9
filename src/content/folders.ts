import type { Collection } from './collection.ts';
import type { SiteDefinition } from './definition.ts';
import { isRecord } from './source/frontmatter.ts';
import { withArticle } from './report/print.ts';
import type { Diagnostic } from './report/diagnostic.ts';
import { suggestName } from './report/suggest.ts';
import type { SourceFile } from './source/content-files.ts';
import { formatRenameHint } from './source/slug.ts';

function getFolder(path: string): string {
  return path.split('/')[1] ?? '';
}

/** Returns the path of the defaults file for a content file; undefined if its collection has none. */
export function findDefaultsFile(path: string, { collections }: SiteDefinition): string | undefined {
  const folder = getFolder(path);
  return Object.hasOwn(collections, folder) ? collections[folder]?.defaults?.file : undefined;
}

/** Finds the collection and ID of a content file by its path, or the problem with the path. */
export function findFileCollection(
  path: string,
  definition: SiteDefinition,
): { collection: string; config: Collection; id: string } | { problem: Diagnostic } {
  const { collections } = definition;
  const namedCollections = Object.entries(collections);
  const [, folder = '', ...rest] = path.split('/');
  const id = rest.join('/').replace(/\.mdx?$/, '');
  const reportPath = (message: string): { problem: Diagnostic } => ({
    problem: { file: path, line: 1, column: 1, length: 0, message, severity: 'error', rule: 'folders' },
  });
  if (rest.length === 0) {
    return reportPath(
      'A content file belongs in the folder of its type, such as content/pages. Move it there.',
    );
  }
  const singleFile = namedCollections.find(([, { file }]) => file === path);
  if (singleFile !== undefined) return { collection: singleFile[0], config: singleFile[1], id };
  const files = namedCollections
    .flatMap(([, { file }]) => file ?? [])
    .filter((file) => getFolder(file) === folder);
  if (files.length > 0) {
    return reportPath(
      `content/${folder} has no such file.${suggestName(path, files) || ` Available: ${files.join(', ')}.`}`,
    );
  }
  const config = Object.hasOwn(collections, folder) ? collections[folder] : undefined;
  if (config === undefined || config.file !== undefined) {
    const folders = [
      ...new Set(namedCollections.map(([name, { file }]) => getFolder(file ?? `content/${name}/`))),
    ];
    return reportPath(
      `"${folder}" is not a content type.${suggestName(folder, folders) || ` The folders are: ${folders.join(', ')}.`}`,
    );
  }
  if (!/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(id)) {
    const copyPattern =
      /[ (—-]*(?:[^(]*conflicted copy.*|(?:copy|copia|копия|копія)(?: ?\(?\d+\)?)?|\(\d+\))$/i;
    const hint =
      copyPattern.test(id) || /^(?:copy of|copia de|копия|копія) /i.test(id.split('/').at(-1) ?? id)
        ? ' If it’s only a copy, delete it.'
        : '';
    return reportPath(
      `File names may contain only lowercase letters, digits and hyphens, because they become part of the page’s path.${hint}${formatRenameHint(id)}`,
    );
  }
  if (path.endsWith('.mdx') && config.mdx === undefined) {
    const mdxCollections = namedCollections.flatMap(([name, { mdx }]) => (mdx === undefined ? [] : [name]));
    return reportPath(
      `Only files in these folders may end in .mdx: ${mdxCollections.join(', ')}. Rename it: ${id}.md.`,
    );
  }
  return { collection: folder, config, id };
}

/** Finds the only other collection whose schema matches these fields: the file is in the wrong folder. */
function guessCollection(
  collection: string,
  values: unknown,
  { collections }: SiteDefinition,
): [name: string, config: Collection] | undefined {
  const shape = collections[collection]?.schema.shape ?? {};
  const hasUnknownKey = isRecord(values) && Object.keys(values).some((key) => !Object.hasOwn(shape, key));
  if (!hasUnknownKey) return undefined;
  const matches = Object.entries(collections).filter(
    ([name, { file, schema }]) =>
      name !== collection && file === undefined && schema.safeParse(values).success,
  );
  return matches.length === 1 ? matches[0] : undefined;
}

/** Reports a file whose fields match another collection. */
export function reportWrongFolder(
  file: string,
  collection: string,
  values: unknown,
  definition: SiteDefinition,
): Diagnostic | undefined {
  const guess = guessCollection(collection, values, definition);
  if (guess === undefined) return undefined;
  const [folder, { noun }] = guess;
  const expectedNoun = withArticle(definition.collections[collection]?.noun ?? 'page');
  const message = `These are the fields of ${withArticle(noun)}, but this folder needs the fields of ${expectedNoun}. Move the file to content/${folder}.`;
  return { file, line: 1, column: 1, length: 0, message, severity: 'error', rule: 'folders' };
}

/** Lists possible paths of a page whose file has problems, so that links to it are not reported as well. */
export function listLikelyPaths({ path, text }: SourceFile, { collections }: SiteDefinition): string[] {
  const id = path.replace(/^content\/[^/]+\//, '').replace(/\.mdx?$/, '');
  // A file in the wrong folder may be any kind of page, so its file name serves as the ID.
  const defaultPaths = Object.values(collections).flatMap(
    ({ page }) => page?.path(id, { name: id } as never) ?? [],
  );
  return [...defaultPaths, ...listPathsInText(text)];
}

/** Lists the paths in an unreadable file, as far as they can be recognized. */
function listPathsInText(text: string): string[] {
  return [...text.matchAll(/^(?:path|aliases|name):(.*)$/gm)].flatMap(([, value = '']) => [
    ...(value.match(/\/[^\s,\]"']*/g) ?? []),
    `/${value
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')}`,
  ]);
}
