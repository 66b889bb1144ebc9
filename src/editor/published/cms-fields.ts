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
import type { EntryTemplate } from './templates.ts';

/** A Sveltia field. The package's types can't be imported; a test validates the result against Sveltia's JSON Schema. */
export type CmsField = { name: string; widget?: string; [option: string]: unknown };

/** Context of a form: its collection, template and existing files. */
export type CmsFormContext = {
  collection: CollectionName;
  files: readonly SourceFile[];
  template?: EntryTemplate | undefined;
  /** Whether each language has its own file, shown side by side. */
  isSideBySide: boolean;
};

/** Builds the fields of a group. Omits fields that accept no value. */
export function buildFields(
  { properties = {}, required }: FieldSchema,
  context: CmsFormContext,
  path: FieldPath = [],
): CmsField[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const field = buildField(name, schema, required?.includes(name) === true, context, [...path, name]);
    return field === undefined ? [] : [field];
  });
}

function buildField(
  name: string,
  schema: FieldSchema,
  isRequired: boolean,
  context: CmsFormContext,
  path: FieldPath,
): CmsField | undefined {
  const widget = buildWidget(schema, isRequired, context, path);
  if (widget === undefined) return undefined;
  const templateValue = path.length > 1 ? undefined : context.template?.values[name];
  // A range of two numbers is edited as text.
  const isScalarUnion = schema.anyOf !== undefined && listGroups(schema).length === 0;
  return {
    name,
    label: formatLabel(name),
    hint: schema.description ?? '',
    required: isRequired && !isInheritable(collections[context.collection], path) && !isScalarUnion,
    ...(context.isSideBySide ? { i18n: true } : {}),
    ...(templateValue === undefined || templateValue === null
      ? {}
      : { default: formatDefault(templateValue) }),
    ...widget,
  };
}

/** Text inputs hold numbers as strings, so a number's default must be a string. */
function formatDefault(templateValue: unknown): unknown {
  return typeof templateValue === 'number' ? String(templateValue) : templateValue;
}

/** Builds the Sveltia widget for a value; undefined if the schema accepts none. */
function buildWidget(
  schema: FieldSchema,
  isRequired: boolean,
  context: CmsFormContext,
  path: FieldPath,
): object | undefined {
  if (schema.anyOf ?? schema.oneOf) return buildChoiceField(schema, context, path);
  if (schema.enum !== undefined) return { widget: 'select', options: schema.enum };
  if (schema.const !== undefined) return { widget: 'select', options: [String(schema.const)] };
  switch (schema.type) {
    case 'string':
      return buildTextField(schema);
    case 'integer':
      return { widget: 'number', value_type: 'int' };
    case 'number':
      return { widget: 'number', value_type: 'float' };
    case 'boolean':
      return { widget: 'boolean' };
    case 'array':
      return schema.items && buildListField(schema.items, isRequired, context, path);
    case 'object':
      return schema.properties
        ? buildGroupField(schema, context, path)
        : buildRecordField(schema, context, path);
    default:
      return undefined;
  }
}

function buildTextField({ format, minLength = 0, maxLength, kind }: FieldSchema): object {
  const lengths = {
    ...(minLength > 1 ? { minlength: minLength } : {}),
    ...(maxLength === undefined ? {} : { maxlength: maxLength }),
  };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  switch (kind?.kind) {
    case 'markdown':
    case 'note':
      return { widget: 'text', ...lengths };
    case 'image':
      return { widget: 'image', choose_url: false };
    case 'reference':
      return buildReferenceField(kind.collection, kind.unit);
    default:
      return { widget: 'string', ...lengths };
  }
}

/** Builds a select for a file of another collection, labeled by its title. */
function buildReferenceField(collection: string, unit?: string): object {
  if (!isCollection(collection) || collections[collection].file !== undefined) return { widget: 'string' };
  const displayFields = [
    ...new Set([findTitleField(buildFieldSchema(collection)) ?? '{{slug}}', '{{slug}}']),
  ];
  return {
    widget: 'relation',
    collection,
    value_field: '{{slug}}',
    display_fields: displayFields,
    search_fields: displayFields,
    ...(unit === undefined ? {} : { filters: [{ field: 'unit', values: [unit] }] }),
  };
}

function buildListField(
  item: FieldSchema,
  isRequired: boolean,
  context: CmsFormContext,
  path: FieldPath,
): object {
  const list = { widget: 'list', ...(isRequired && { min: 1 }) };
  if (item.anyOf ?? item.oneOf) return { ...buildChoiceField(item, context, path), collapsed: true, ...list };
  if (item.properties !== undefined)
    return {
      ...list,
      collapsed: true,
      ...buildSummarySetting(item),
      fields: buildFields(item, context, path),
    };
  return { ...list, field: buildField('item', item, true, context, [...path, 'item']) };
}

function buildGroupField(group: FieldSchema, context: CmsFormContext, path: FieldPath): object {
  return { widget: 'object', collapsed: 'auto', fields: buildFields(group, context, path) };
}

/** Builds a group with custom field names. */
function buildRecordField(
  { additionalProperties: value = {} }: FieldSchema,
  context: CmsFormContext,
  path: FieldPath,
): object {
  if (value.type === 'string') return { widget: 'keyvalue' };
  const properties = Object.fromEntries(collectNames(context, path).map((name) => [name, value]));
  return buildGroupField({ properties }, context, path);
}

/** Collects the names that files use in a group with custom names, such as the fields of a form. */
function collectNames({ files }: CmsFormContext, path: FieldPath): string[] {
  const values = files.map((file) => getValue(splitFrontmatter(file).values, path));
  return [...new Set(values.flatMap((value) => (isRecord(value) ? Object.keys(value) : [])))];
}

/**
 * Builds a field for a union: variants to choose from, or one merged group if there is no discriminator. A value that may
 * be a number or a string is edited as text.
 */
function buildChoiceField(schema: FieldSchema, context: CmsFormContext, path: FieldPath): object {
  const groups = listGroups(schema);
  if (groups.length === 0) return { widget: 'string' };
  const key = findDiscriminator(groups);
  if (key === undefined) {
    const mergedGroup: FieldSchema = {
      properties: Object.assign({}, ...groups.map(({ properties }) => properties)),
    };
    return { ...buildGroupField(mergedGroup, context, path), ...buildSummarySetting(mergedGroup) };
  }
  return {
    widget: 'object',
    typeKey: key,
    types: groups.flatMap((group) => buildVariant(key, group, context, path)),
  };
}

function buildVariant(key: string, group: FieldSchema, context: CmsFormContext, path: FieldPath): CmsField[] {
  const { [key]: discriminator, ...properties } = group.properties ?? {};
  if (discriminator === undefined) return [];
  const name = String(discriminator.const);
  const groupWithoutKey = { ...group, properties };
  return [
    {
      name,
      label: `${formatLabel(name)}: ${discriminator.description ?? ''}`,
      ...buildSummarySetting(groupWithoutKey),
      fields: buildFields(groupWithoutKey, context, [...path, name]),
    },
  ];
}
