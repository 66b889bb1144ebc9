import type { Collection } from './collection.ts';
import type { SiteDefinition } from './definition.ts';
import { findSchema, unwrap } from './fields/schema-parts.ts';
import { mapStrings } from './fields/walk.ts';
import { isRecord } from './source/frontmatter.ts';
import { findMatches } from './languages/matches.ts';
import type { Diagnostic } from './report/diagnostic.ts';
import type { Frontmatter } from './source/frontmatter.ts';
import { locateField } from './source/positions.ts';
import type { FieldPath } from './source/positions.ts';

/** Allowed placeholders in braces, by the path of a defaults file. */
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
const aboutTheFile: ReadonlySet<string> = new Set(['note', 'reviewed', 'reviewBy']);

/** A file and the defaults of its collection. */
type Defaulting = { traits: Pick<Collection, 'defaults'>; frontmatter: Frontmatter };

/** Whether a field, or a field of a group, may be inherited from the defaults. */
export function canDefault({ defaults }: Pick<Collection, 'defaults'>, path: FieldPath): boolean {
  if (defaults === undefined || path.length > 2 || aboutTheFile.has(String(path[0]))) return false;
  const field = findSchema(defaults.schema, path, {});
  return field !== undefined && unwrap(field)._zod.def.type !== 'custom';
}

/**
 * Merges a file's values with its defaults, one group deep. Lists are replaced, not merged; values in the file take
 * precedence.
 */
export function applyDefaults(file: Defaulting): { values: unknown; problems: Diagnostic[] } {
  const { values } = file.frontmatter;
  const defaults = findDefaults(file);
  if (!isRecord(values) || defaults === undefined) return { values, problems: [] };
  const used = selectOmitted(values, defaults);
  const merged = mapValues({ ...used, ...values }, (key, value) => {
    const defaultValue = used[key];
    return isRecord(value) && isRecord(defaultValue) ? { ...defaultValue, ...value } : value;
  });
  const placeholders = findMatches(JSON.stringify(used), placeholderPattern).map(([, word = '']) => word);
  return {
    values: merged,
    problems: [...new Set(placeholders)].flatMap((word) => reportMissingPlaceholder(word, file)),
  };
}

/** The defaults for a file with their placeholders replaced; undefined when it has none. */
export function findDefaults(file: Defaulting): Record<string, unknown> | undefined {
  const shared = file.frontmatter.defaults?.values;
  if (!isRecord(shared) || !isRecord(file.frontmatter.values)) return undefined;
  const placeholders = readPlaceholderValues(file);
  const fill = (text: string) =>
    text.replace(placeholderPattern, (whole, word: string) => placeholders.get(word) ?? whole);
  return mapValues(omitKeys(shared, aboutTheFile), (_, value) => mapStrings(value, fill));
}

function selectOmitted(
  values: Record<string, unknown>,
  given: Record<string, unknown>,
): Record<string, unknown> {
  const inherited = Object.entries(given).flatMap(([key, other]): [string, unknown][] => {
    const value = values[key];
    if (!Object.hasOwn(values, key)) return [[key, other]];
    return isRecord(value) && isRecord(other) ? [[key, omitKeys(other, new Set(Object.keys(value)))]] : [];
  });
  return Object.fromEntries(inherited);
}

function omitKeys(values: Record<string, unknown>, keys: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.has(key)));
}

function mapValues(
  values: Record<string, unknown>,
  change: (key: string, value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(key, value)]));
}

function readPlaceholderValues({
  traits: { defaults },
  frontmatter: { values },
}: Defaulting): Map<string, string> {
  if (!isRecord(values)) return new Map();
  const entries = Object.entries(defaults?.placeholders ?? {}).flatMap(
    ([word, field]): [string, string][] => {
      const value = values[field];
      const replacement = Array.isArray(value) ? joinNames(value.map(String)) : value;
      return typeof replacement === 'string' && replacement !== '' ? [[word, replacement]] : [];
    },
  );
  return new Map(entries);
}

/** "Lake, Polk and Seminole". */
function joinNames(names: string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and ');
}

/** Reports a placeholder of the defaults for which the file has no value. */
function reportMissingPlaceholder(
  word: string,
  { traits: { defaults }, frontmatter }: Defaulting,
): Diagnostic[] {
  const field =
    defaults && Object.hasOwn(defaults.placeholders, word) ? defaults.placeholders[word] : undefined;
  if (field === undefined) return [];
  const file = frontmatter.defaults?.file ?? '';
  const message = `is missing: the texts of ${file} name it as {${word}}.`;
  return [
    {
      ...locateField(frontmatter, [field], 'parent'),
      severity: 'error',
      rule: 'defaults',
      field,
      message,
      missing: true,
    },
  ];
}
