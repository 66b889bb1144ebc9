/** Describes a value that the author opened on a page. */
import type * as z from 'zod';
import { labelOfPath } from '#content/fields/labels.ts';
import { descriptionOf, schemaAt, valueAt } from '#content/fields/schema-parts.ts';
import type { FieldSchema } from '#content/fields/json-schema.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { collections } from '#practice/collections.ts';
import type { Site } from '#practice/site.ts';
import type { FieldAt } from '../contract.ts';
import type { InList, OpenValue } from '../entry/contract.ts';
import { shallowSchemaOf } from '../reference/shapes.ts';
import { Refusal } from '../refusal.ts';
import { readFields } from '../writer/read-fields.ts';
import { aroundValue } from './around.ts';
import { collectionIn } from './describe-entry.ts';
import { findFile } from './disk.ts';

/** `page` is the address of the page that shows the value. */
export async function describeValue(
  root: string,
  site: Site | undefined,
  source: SourceFile,
  place: FieldAt,
  page: string,
): Promise<OpenValue> {
  const about = place.body ? aboutText : aboutField(source, place.path);
  const { beside, lists } = aroundValue(site, page, place);
  return { place, ...about, beside, lists: await Promise.all(lists.map((list) => withVersion(root, list))) };
}

type About = Pick<OpenValue, 'schema' | 'label' | 'description'>;

const aboutText: About = {
  schema: { type: 'string', kind: { kind: 'markdown' } },
  label: 'Text',
  description: 'The text below the fields of the file.',
};

function aboutField(source: SourceFile, path: FieldPath): About {
  const { values } = readFields(source);
  const { schema } = collections[collectionIn(source.path)];
  const field = schemaAt(schema, path, values);
  const value = valueAt(values, path);
  if (field === undefined && value === undefined) throw new Refusal('There is no such field.');
  return {
    schema: schemaOf(field, value),
    label: labelOfPath(path),
    description: descriptionAlong(schema, path, values),
  };
}

/** The file may have been deleted while an error in another file hides that from the preview. */
async function withVersion(root: string, list: Omit<InList, 'version'>): Promise<InList> {
  return { ...list, version: (await findFile(root, list.list.file))?.version ?? '' };
}

/** The schema of a value, even if its field is unknown. */
function schemaOf(field: z.core.$ZodType | undefined, value: unknown): FieldSchema {
  if (field !== undefined) return shallowSchemaOf(field);
  return { type: Array.isArray(value) ? 'array' : typeof value };
}

/** An item without a description gets its list's. */
function descriptionAlong(schema: z.ZodType, path: FieldPath, values: unknown): string {
  for (let end = path.length; end > 0; end--) {
    const found = schemaAt(schema, path.slice(0, end), values);
    const description = found ? descriptionOf(found) : '';
    if (description !== '' || typeof path[end - 1] === 'string') return description;
  }
  return '';
}
