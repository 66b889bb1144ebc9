/** The value that the author opened on a page, with its schema, label and description. */
import { formatPathLabel } from '#content/fields/labels.ts';
import type { FieldSchema } from '#content/fields/json-schema.ts';
import type { FieldPath } from '#content/source/positions.ts';
import type { EntryForm, FieldLocation, ContainingList } from '../contract.ts';
import { findSchemaAt, getValueAt } from '../fields/values.ts';

export type OpenValue = {
  /** The file may be the defaults file. */
  location: FieldLocation;
  schema: FieldSchema;
  /** The field's path as labels: "Questions › 2nd › Answer". */
  label: string;
  description: string;
  /** Lists that contain this value or a reference to its file. */
  lists: ContainingList[];
};

/** Describes the value at a path; undefined if there is no such field. */
export function describeValue(entry: EntryForm, { path }: FieldLocation): OpenValue | undefined {
  const { file, values, schema, listedIn } = entry;
  const value = getValueAt(values, path);
  const field = findSchemaAt(schema, values, path);
  if (field === undefined && value === undefined) return undefined;
  const enclosingLists = path.flatMap((step, depth): ContainingList[] => {
    const list = path.slice(0, depth);
    const items = getValueAt(values, list);
    return typeof step === 'number' && Array.isArray(items)
      ? [{ list: { file, path: list }, index: step, length: items.length }]
      : [];
  });
  return {
    location: { file, path },
    schema: field ?? { type: typeof value },
    label: formatPathLabel(path),
    description: findDescription(entry, path),
    lists: [...enclosingLists.toReversed(), ...listedIn],
  };
}

/** Finds the description of a field. An item without one has the description of its list. */
function findDescription({ schema, values }: EntryForm, path: FieldPath): string {
  const end = path.findLastIndex((step) => typeof step === 'string') + 1;
  return (
    findSchemaAt(schema, values, path)?.description ??
    findSchemaAt(schema, values, path.slice(0, end))?.description ??
    ''
  );
}
