/** Converts the schemas to Sveltia's fields, so that forms and the check agree. */
import { collections, isCollection } from '#practice/collections.ts';
import type { CollectionName } from '#practice/collections.ts';
import { isInheritable } from '#content/defaults.ts';
import { formatLabel } from '#content/fields/labels.ts';
import { getValue } from '#content/fields/schema-parts.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { isRecord, splitFrontmatter } from '#content/source/frontmatter.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { listGroups, buildSummarySetting, findTitleField } from '#content/fields/json-schema.ts';
import { buildFieldSchema } from '../reference/shapes.ts';
import type { FieldSchema } from '#content/fields/json-schema.ts';
import { findDiscriminator } from '../fields/values.ts';

/**
 * A Sveltia field. Undefined options aren't part of the configuration, because it is stored as JSON. The package's types
 * can't be imported; a test validates the result against Sveltia's JSON Schema.
 */
export type CmsField = { name: string; widget?: string; [option: string]: unknown };

/** Context of a form: its collection and existing files. */
export type CmsFormContext = {
  collection: CollectionName;
  files: readonly SourceFile[];
  /** `true` if each language has its own file, shown side by side. */
  i18n?: true | undefined;
};

/** Builds the fields of a group. Omits fields that accept no value. */
export function buildFields(
  { properties = {}, required = [] }: FieldSchema,
  form: CmsFormContext,
  parentPath: FieldPath = [],
): CmsField[] {
  return Object.entries(properties).flatMap(([name, schema]): CmsField[] => {
    const path = [...parentPath, name];
    const isRequired = required.includes(name);
    const widget = buildWidget(schema, form, path);
    if (widget === undefined) return [];
    // A value that may be a number, text or a range is edited as text.
    const isScalarUnion = schema.anyOf !== undefined && listGroups(schema).length === 0;
    return [
      {
        name,
        label: formatLabel(name),
        hint: schema.description ?? '',
        required: isRequired && !isInheritable(collections[form.collection], path) && !isScalarUnion,
        i18n: form.i18n,
        ...widget,
        min: schema.type === 'array' && isRequired ? 1 : undefined,
      },
    ];
  });
}

const scalarWidgets: Record<string, object> = {
  integer: { widget: 'number', value_type: 'int' },
  number: { widget: 'number', value_type: 'float' },
  boolean: { widget: 'boolean' },
};

/** Builds the Sveltia widget for a value; undefined if the schema accepts none. */
function buildWidget(schema: FieldSchema, form: CmsFormContext, path: FieldPath): object | undefined {
  if (schema.anyOf ?? schema.oneOf) return buildUnion(schema, form, path);
  if (schema.enum !== undefined) return { widget: 'select', options: schema.enum };
  if (schema.const !== undefined) return { widget: 'select', options: [String(schema.const)] };
  switch (schema.type) {
    case 'string':
      return buildText(schema);
    case 'array':
      return schema.items && buildList(schema.items, form, path);
    case 'object':
      return schema.properties ? buildGroup(schema, form, path) : buildRecord(schema, form, path);
    default:
      return scalarWidgets[schema.type ?? ''];
  }
}

function buildText({ format, minLength = 0, maxLength, kind }: FieldSchema): object {
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (kind?.kind === 'image') return { widget: 'image', choose_url: false };
  if (kind?.kind === 'reference') return buildReference(kind.collection, kind.unit);
  return {
    widget: kind?.kind === 'markdown' || kind?.kind === 'note' ? 'text' : 'string',
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: maxLength,
  };
}

/** Builds a select for a file of another collection, labeled by its title. */
function buildReference(collection: string, unit?: string): object {
  if (!isCollection(collection) || collections[collection].file !== undefined) return { widget: 'string' };
  const title = findTitleField(buildFieldSchema(collection)) ?? '{{slug}}';
  const displayFields = [...new Set([title, '{{slug}}'])];
  return {
    widget: 'relation',
    collection,
    value_field: '{{slug}}',
    display_fields: displayFields,
    search_fields: displayFields,
    filters: unit === undefined ? undefined : [{ field: 'unit', values: [unit] }],
  };
}

function buildList(item: FieldSchema, form: CmsFormContext, path: FieldPath): object {
  const list = { widget: 'list', collapsed: true };
  if (item.anyOf ?? item.oneOf) return { ...buildUnion(item, form, path), ...list };
  if (item.properties !== undefined)
    return { ...list, ...buildSummarySetting(item), fields: buildFields(item, form, path) };
  const [field] = buildFields({ properties: { item }, required: ['item'] }, form, path);
  return { widget: 'list', field };
}

function buildGroup(group: FieldSchema, form: CmsFormContext, path: FieldPath): object {
  return { widget: 'object', collapsed: 'auto', fields: buildFields(group, form, path) };
}

/** Builds a group with custom field names: those that files use, such as the fields of a form. */
function buildRecord(
  { additionalProperties: value = {} }: FieldSchema,
  form: CmsFormContext,
  path: FieldPath,
): object {
  if (value.type === 'string') return { widget: 'keyvalue' };
  const records = form.files.map((file) => getValue(splitFrontmatter(file).values, path)).filter(isRecord);
  const names = new Set(records.flatMap((record) => Object.keys(record)));
  const properties = Object.fromEntries([...names].map((name) => [name, value]));
  return buildGroup({ properties }, form, path);
}

/**
 * Builds a field for a union: variants to choose from, or one merged group if there is no discriminator. A value that may
 * be a number, text or a range is edited as text.
 */
function buildUnion(schema: FieldSchema, form: CmsFormContext, path: FieldPath): object {
  const groups = listGroups(schema);
  if (groups.length === 0) return { widget: 'string' };
  const key = findDiscriminator(groups);
  if (key === undefined) {
    const properties = Object.assign({}, ...groups.map((group) => group.properties));
    return { ...buildGroup({ properties }, form, path), ...buildSummarySetting({ properties }) };
  }
  const types = groups.map(({ properties: { [key]: discriminator = {}, ...properties } = {}, required }) => {
    const name = String(discriminator.const);
    return {
      name,
      label: `${formatLabel(name)}: ${discriminator.description ?? ''}`,
      ...buildSummarySetting({ properties }),
      fields: buildFields({ properties, ...(required && { required }) }, form, [...path, name]),
    };
  });
  return { widget: 'object', typeKey: key, types };
}
