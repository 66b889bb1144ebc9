/** Describes a value that the author opened on a page. */
import type * as z from 'zod';
import { formatPathLabel } from '#content/fields/labels.ts';
import { getDescription, findSchema, getValue } from '#content/fields/schema-parts.ts';
import type { FieldSchema } from '#content/fields/json-schema.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { collections } from '#practice/collections.ts';
import type { Site } from '#practice/site.ts';
import type { FieldAt } from '../contract.ts';
import type { InList, OpenValue } from '../entry/contract.ts';
import { buildShallowSchema } from '../reference/shapes.ts';
import { AuthorError } from '../author-error.ts';
import { readFields } from '../writer/read-fields.ts';
import { describeSurroundings } from './around.ts';
import { requireCollection } from './describe-entry.ts';
import { findFile } from './disk.ts';

/** `page` is the address of the page that shows the value. */
export async function describeValue(
  root: string,
  site: Site | undefined,
  source: SourceFile,
  place: FieldAt,
  page: string,
): Promise<OpenValue> {
  const about = place.body ? aboutText : describeField(source, place.path);
  const { beside, lists } = describeSurroundings(site, page, place);
  return { place, ...about, beside, lists: await Promise.all(lists.map((list) => withVersion(root, list))) };
}

type About = Pick<OpenValue, 'schema' | 'label' | 'description'>;

const aboutText: About = {
  schema: { type: 'string', kind: { kind: 'markdown' } },
  label: 'Text',
  description: 'The text below the fields of the file.',
};

function describeField(source: SourceFile, path: FieldPath): About {
  const { values } = readFields(source);
  const { schema } = collections[requireCollection(source.path)];
  const field = findSchema(schema, path, values);
  const value = getValue(values, path);
  if (field === undefined && value === undefined) throw new AuthorError('There is no such field.');
  return {
    schema: findFieldSchema(field, value),
    label: formatPathLabel(path),
    description: findDescription(schema, path, values),
  };
}

/** The file may have been deleted while an error in another file hides that from the preview. */
async function withVersion(root: string, list: Omit<InList, 'version'>): Promise<InList> {
  return { ...list, version: (await findFile(root, list.list.file))?.version ?? '' };
}

/** The schema of a value, even if its field is unknown. */
function findFieldSchema(field: z.core.$ZodType | undefined, value: unknown): FieldSchema {
  if (field !== undefined) return buildShallowSchema(field);
  return { type: Array.isArray(value) ? 'array' : typeof value };
}

/** An item without a description gets its list's. */
function findDescription(schema: z.ZodType, path: FieldPath, values: unknown): string {
  for (let end = path.length; end > 0; end--) {
    const fieldSchema = findSchema(schema, path.slice(0, end), values);
    const description = fieldSchema ? getDescription(fieldSchema) : '';
    if (description !== '' || typeof path[end - 1] === 'string') return description;
  }
  return '';
}
