import type { CollectionName } from '../collections.ts';
import { collections } from '../collections.ts';
import type { Problem } from '../problems/problem.ts';
import { withArticle } from '../problems/with-article.ts';
import { isRecord } from '../validation/walk-schema.ts';

/** The one other kind of file that these fields fit: the file was put into the wrong folder. */
export function meantCollection(collection: CollectionName, values: unknown): CollectionName | undefined {
  const own = collections[collection].schema;
  const isForeign = isRecord(values) && Object.keys(values).filter((key) => !(key in own.shape)).length > 0;
  if (!isForeign) return undefined;
  const names = Object.keys(collections) as CollectionName[];
  const fitting = names.filter(
    (name) => name !== collection && collections[name].schema.safeParse(values).success,
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

export function wrongFolder(file: string, collection: CollectionName, meant: CollectionName): Problem {
  const message = `These are the fields of ${withArticle(collections[meant].noun)}, and this is the folder of each ${collections[collection].noun}. Move the file to content/${meant}.`;
  return { file, line: 1, column: 1, message, severity: 'error' };
}
