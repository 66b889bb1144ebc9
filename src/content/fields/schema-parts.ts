import type * as z from 'zod';
import { isRecord } from '../source/frontmatter.ts';
import type { FieldPath } from '../source/positions.ts';
import { toFieldSchema } from './field-schema.ts';
import { listGroups } from './json-schema.ts';
import type { FieldSchema } from './json-schema.ts';

/** Finds the schema of a field in a group or, for a union, in the variant that matches the group's values. */
export function findField(
  schema: FieldSchema,
  values: Record<string, unknown>,
  key: string,
): FieldSchema | undefined {
  const isUnion = (schema.anyOf ?? schema.oneOf) !== undefined;
  const group = isUnion ? listGroups(schema).find((variant) => isVariantOf(variant, values)) : schema;
  if (group?.properties === undefined) return group?.additionalProperties;
  // Ignores inherited properties such as `constructor`.
  return Object.hasOwn(group.properties, key) ? group.properties[key] : undefined;
}

/** Returns whether values have the variant's constants (such as `type`) or, if it has none, only its fields. */
function isVariantOf({ properties = {} }: FieldSchema, values: Record<string, unknown>): boolean {
  const constants = Object.entries(properties).filter(([, field]) => field.const !== undefined);
  return constants.length > 0
    ? constants.every(([name, field]) => field.const === values[name])
    : Object.keys(values).every((name) => Object.hasOwn(properties, name));
}

/** Finds the schema at `path`. Returns undefined if the schema has no such path. */
export function findSchema(
  schema: z.core.$ZodType,
  path: FieldPath,
  values: unknown,
): FieldSchema | undefined {
  return path.reduce<FieldSchema | undefined>((field, step, index) => {
    if (field?.items !== undefined) return field.items;
    const group = getValue(values, path.slice(0, index));
    return field && findField(field, isRecord(group) ? group : {}, String(step));
  }, toFieldSchema(schema));
}

/** Lists the field names allowed at `path`, for "did you mean". */
export function listKnownKeys(schema: z.ZodType, path: FieldPath, values: unknown): Set<string> {
  const group = getValue(values, path);
  const variants = listGroups(findSchema(schema, path, values) ?? {});
  const matchingVariants = variants.filter((variant) => isRecord(group) && isVariantOf(variant, group));
  return new Set(
    (matchingVariants.length > 0 ? matchingVariants : variants).flatMap(({ properties = {} }) =>
      Object.keys(properties),
    ),
  );
}

/** Lists the discriminator values of a union, such as section types. Other schemas have none. */
export function listVariantNames(schema: FieldSchema | undefined, discriminator: string): string[] {
  return listGroups(schema ?? {}).flatMap(({ properties }) => {
    const name = properties?.[discriminator]?.const;
    return name === undefined ? [] : [String(name)];
  });
}

/** Returns the value at `path`, or undefined if there is none. */
export function getValue(values: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isRecord(value) ? value[String(step)] : undefined;
  }, values);
}
