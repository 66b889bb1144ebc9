import type { Collection } from './collection.ts';
import type { SiteDefinition } from './definition.ts';
import { findSchema } from './fields/schema-parts.ts';
import { mapStrings } from './fields/walk.ts';
import { isRecord } from './source/frontmatter.ts';
import type { Diagnostic } from './report/diagnostic.ts';
import type { Frontmatter } from './source/frontmatter.ts';
import { locateField } from './source/positions.ts';
import type { FieldPath } from './source/positions.ts';

/** The placeholders that each defaults file may contain, by its path. */
export type AllowedPlaceholders = ReadonlyMap<string, readonly string[]>;

export function listAllowedPlaceholders({ collections }: SiteDefinition): AllowedPlaceholders {
  return new Map(
    Object.values(collections).flatMap(({ defaults }) =>
      defaults === undefined ? [] : [[defaults.file, Object.keys(defaults.placeholders)]],
    ),
  );
}

/** A placeholder in single braces; double braces quote a fact. */
export const placeholderPattern = /(?<!\{)\{([\w -]+)\}(?!\})/g;

/** Fields about the defaults file itself, which other files don't inherit. */
const uninheritedFields: ReadonlySet<string> = new Set(['note', 'reviewed', 'reviewBy']);

/** A file and the defaults of its collection. */
type FileWithDefaults = { config: Pick<Collection, 'defaults'>; frontmatter: Frontmatter };

/** Returns whether files may inherit a field, or a field of a group, from the defaults. */
export function isInheritable({ defaults }: Pick<Collection, 'defaults'>, path: FieldPath): boolean {
  if (defaults === undefined || path.length > 2 || uninheritedFields.has(String(path[0]))) return false;
  // Fields that the defaults may not contain have a custom schema, whose JSON Schema is empty.
  return Object.keys(findSchema(defaults.schema, path, {}) ?? {}).length > 0;
}

/**
 * Merges a file's values with its defaults, one group deep. Lists are replaced, not merged; values in the file take
 * precedence.
 */
export function applyDefaults(file: FileWithDefaults): { values: unknown; problems: Diagnostic[] } {
  const { values } = file.frontmatter;
  const defaults = findDefaults(file);
  if (!isRecord(values) || defaults === undefined) return { values, problems: [] };
  const mergedValues = { ...defaults, ...values };
  for (const [key, value] of Object.entries(values)) {
    const defaultValue = defaults[key];
    if (isRecord(value) && isRecord(defaultValue)) mergedValues[key] = { ...defaultValue, ...value };
  }
  return { values: mergedValues, problems: reportMissingPlaceholders(file, mergedValues) };
}

/** Returns the defaults for a file with their placeholders replaced; undefined if it has none. */
export function findDefaults(file: FileWithDefaults): Record<string, unknown> | undefined {
  const defaultValues = file.frontmatter.defaults?.values;
  if (!isRecord(defaultValues) || !isRecord(file.frontmatter.values)) return undefined;
  const placeholderValues = readPlaceholderValues(file);
  const fillPlaceholders = (text: string) =>
    text.replace(placeholderPattern, (whole, name: string) => placeholderValues.get(name) ?? whole);
  const inheritedValues = Object.entries(defaultValues).filter(([key]) => !uninheritedFields.has(key));
  return Object.fromEntries(
    inheritedValues.map(([key, value]) => [key, mapStrings(value, fillPlaceholders)]),
  );
}

/** Joins names like "Lake, Polk and Seminole". `en-US` would add a comma before "and". */
const nameList = new Intl.ListFormat('en-GB');

function readPlaceholderValues({
  config: { defaults },
  frontmatter: { values },
}: FileWithDefaults): Map<string, string> {
  if (!isRecord(values)) return new Map();
  const entries = Object.entries(defaults?.placeholders ?? {}).flatMap(
    ([name, field]): [string, string][] => {
      const value = values[field];
      const replacement = Array.isArray(value) ? nameList.format(value.map(String)) : value;
      return typeof replacement === 'string' && replacement !== '' ? [[name, replacement]] : [];
    },
  );
  return new Map(entries);
}

/** Reports placeholders in the defaults for which the file has no value. */
function reportMissingPlaceholders(
  file: FileWithDefaults,
  mergedValues: Record<string, unknown>,
): Diagnostic[] {
  const { config, frontmatter } = file;
  const placeholderValues = readPlaceholderValues(file);
  const text = JSON.stringify(mergedValues);
  return Object.entries(config.defaults?.placeholders ?? {})
    .filter(([name]) => !placeholderValues.has(name) && text.includes(`{${name}}`))
    .map(([name, field]) => ({
      ...locateField(frontmatter, [field], 'parent'),
      severity: 'error',
      rule: 'defaults',
      field,
      message: `is missing, and ${frontmatter.defaults?.file ?? ''} uses it as {${name}}.`,
      isFieldMissing: true,
    }));
}
