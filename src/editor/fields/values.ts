import type { FieldPath } from '#content/source/positions.ts';
import { listGroups, titleNames } from '#content/fields/json-schema.ts';
import type { FieldSchema } from '#content/fields/json-schema.ts';

/** A pseudo-field for the file's Markdown text, which forms treat as the last field. No schema has a field with this name. */
export const bodyField = 'body';

export function isBody([field]: FieldPath): boolean {
  return field === bodyField;
}

/** Returns a copy with the value at a path replaced. Undefined removes the field or the item. */
export function withValue(values: unknown, [step, ...rest]: FieldPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const items: unknown[] = Array.isArray(values) ? values : [];
    if (rest.length === 0 && value === undefined) return items.toSpliced(step, 1);
    return items.toSpliced(step, 1, withValue(items[step], rest, value));
  }
  const { [step]: current, ...others } = isGroup(values) ? values : {};
  const next = withValue(current, rest, value);
  if (next === undefined) return others;
  // An existing field keeps its position.
  return isGroup(values) && step in values ? { ...values, [step]: next } : { ...others, [step]: next };
}

/** Returns the value at a path. Doesn't use the engine's function, because importing it would add zod, yaml and gray-matter to the bundle. */
export function getValueAt(values: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isGroup(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, values);
}

/**
 * Returns the value that a file inherits; undefined if it has its own. As in `applyDefaults`, a file's value replaces a whole field, or a
 * field of a group one level deep.
 */
export function getInheritedValue(defaults: unknown, values: unknown, path: FieldPath): unknown {
  const depth = isGroup(getValueAt(values, path.slice(0, 1))) ? 2 : 1;
  const isOwn = getValueAt(values, path.slice(0, depth)) !== undefined;
  return isOwn ? undefined : getValueAt(defaults, path);
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lists the variants of a group. A group with custom names, such as the copy of a form, has one variant, whose fields are the names in use. */
export function listVariants(schema: FieldSchema, value: unknown): FieldSchema[] {
  const { additionalProperties: field } = schema;
  if (schema.type !== 'object' || !field) return listGroups(schema);
  const names = Object.keys(isGroup(value) ? value : {});
  return [{ properties: Object.fromEntries(names.map((name) => [name, field])), required: names }];
}

/** Finds the field that distinguishes the variants of a group, such as the type of a section. */
export function findDiscriminator(variants: readonly FieldSchema[]): string | undefined {
  const [first] = variants;
  return Object.keys(first?.properties ?? {}).find((name) =>
    variants.every(({ properties }) => properties?.[name]?.const !== undefined),
  );
}

/** Returns the variant that fits a value; if none does, the first one. */
export function chooseVariant(variants: readonly FieldSchema[], value: unknown): FieldSchema | undefined {
  const key = findDiscriminator(variants);
  const group = isGroup(value) ? value : {};
  const fits = ({ properties = {} }: FieldSchema) =>
    key === undefined
      ? Object.keys(group).every((name) => name in properties)
      : properties[key]?.const === group[key];
  return variants.find(fits) ?? variants[0];
}

/** Finds the schema of the value at a path. */
export function findSchemaAt(
  schema: FieldSchema,
  values: unknown,
  [step, ...rest]: FieldPath,
): FieldSchema | undefined {
  if (step === undefined) return schema;
  const group = chooseVariant(listGroups(schema), values) ?? schema;
  const field =
    typeof step === 'number' ? schema.items : (group.properties?.[step] ?? group.additionalProperties);
  // A strict group has `additionalProperties: false`.
  return field ? findSchemaAt(field, getValueAt(values, [step]), rest) : undefined;
}

/** Creates the initial value of a list item, or of a variant of a group. */
export function createEmptyValue(schema: FieldSchema): unknown {
  const [group] = listGroups(schema);
  if (group === undefined) return '';
  const constants = Object.entries(group.properties ?? {}).flatMap(([name, field]) =>
    field.const === undefined ? [] : [[name, field.const]],
  );
  return Object.fromEntries(constants);
}

/** Summarizes a value. For a group, returns its title or first string. */
export function summarizeValue(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'item' : 'items'}`;
  if (!isGroup(value))
    return String(value ?? '')
      .split('\n', 1)
      .join('')
      .slice(0, 90);
  const title = [...titleNames.map((name) => value[name]), ...Object.values(value)].find(
    (part) => typeof part === 'string' && part !== '',
  );
  return summarizeValue(title);
}
