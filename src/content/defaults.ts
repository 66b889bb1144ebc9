import { collections } from './collections.ts';
import type { CollectionName } from './collections.ts';
import { schemaAt, unwrap } from './fields/schema-parts.ts';
import { isRecord } from './source/frontmatter.ts';
import { matchesOf } from './languages/matches.ts';
import type { Problem } from './report/problem.ts';
import type { Frontmatter } from './source/frontmatter.ts';
import { problemAt } from './source/positions.ts';
import type { FieldPath } from './source/positions.ts';

/** What texts of the defaults name in braces, and the field of the county's file that says it. */
export const placeholders: Readonly<Record<string, string>> = {
  county: 'name',
  circuit: 'circuit',
  seat: 'seat',
  neighbors: 'neighbors',
};

/** A word in single braces; two braces quote a fact. */
export const inBraces = /(?<!\{)\{([\w -]+)\}(?!\})/g;

/** The collection whose one file gives what files of `collection` leave out. */
export function defaultsOf(collection: CollectionName): CollectionName | undefined {
  return collections[collection].defaultsFrom;
}

/** Whether files of `collection` give what files of another leave out. */
export function givesDefaults(collection: CollectionName): boolean {
  return Object.values(collections).some(({ defaultsFrom }) => defaultsFrom === collection);
}

/** What a file of defaults says about itself alone. */
const aboutTheFile: ReadonlySet<string> = new Set(['note', 'reviewed', 'reviewBy']);

/** Whether a field may be left to the defaults: a field of the file, or of one of its groups. */
export function canDefault(collection: CollectionName, path: FieldPath): boolean {
  const from = defaultsOf(collection);
  if (from === undefined || path.length > 2 || aboutTheFile.has(String(path[0]))) return false;
  const field = schemaAt(collections[from].schema, path, {});
  return field !== undefined && unwrap(field)._zod.def.type !== 'custom';
}

/**
 * The values of a file with those of its defaults where it leaves them out: each field, and in a group each of its
 * fields. A list is one value. What the file says itself stays as it is.
 */
export function completed(frontmatter: Frontmatter): { values: unknown; problems: Problem[] } {
  const { values } = frontmatter;
  const given = givenTo(frontmatter);
  if (!isRecord(values) || given === undefined) return { values, problems: [] };
  const used = leftOutOf(values, given);
  const whole = mapValues({ ...used, ...values }, (key, value) => {
    const other = used[key];
    return isRecord(value) && isRecord(other) ? { ...other, ...value } : value;
  });
  const unsaid = matchesOf(JSON.stringify(used), inBraces).map(([, word = '']) => word);
  return {
    values: whole,
    problems: [...new Set(unsaid)].flatMap((word) => unsaidProblem(word, frontmatter)),
  };
}

/** What the defaults give to a file, its own words in place of those in braces; undefined where there are none. */
export function givenTo({ values, defaults }: Frontmatter): Record<string, unknown> | undefined {
  const shared = defaults?.values;
  if (!isRecord(shared) || !isRecord(values)) return undefined;
  const words = wordsOf(values);
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replace(inBraces, (whole, word: string) => words.get(word) ?? whole);
    if (Array.isArray(value)) return value.map(fill);
    return isRecord(value) ? mapValues(value, (_, item) => fill(item)) : value;
  };
  return mapValues(withoutKeys(shared, aboutTheFile), (_, value) => fill(value));
}

function leftOutOf(values: Record<string, unknown>, given: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(given).flatMap(([key, other]): [string, unknown][] => {
    const own = values[key];
    if (!Object.hasOwn(values, key)) return [[key, other]];
    return isRecord(own) && isRecord(other) ? [[key, withoutKeys(other, new Set(Object.keys(own)))]] : [];
  });
  return Object.fromEntries(kept);
}

function withoutKeys(values: Record<string, unknown>, keys: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.has(key)));
}

function mapValues(
  values: Record<string, unknown>,
  change: (key: string, value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(key, value)]));
}

/** Words of a page as the texts of its defaults have them: what the page says of itself is a word in braces there. */
export function asInDefaults(words: string, { values }: Frontmatter): string {
  const own = isRecord(values) ? [...wordsOf(values)] : [];
  return own
    .toSorted(([, a], [, b]) => b.length - a.length)
    .reduce((text, [word, said]) => text.replaceAll(said, `{${word}}`), words);
}

function wordsOf(values: Record<string, unknown>): Map<string, string> {
  const said = Object.entries(placeholders).flatMap(([word, field]): [string, string][] => {
    const value = values[field];
    const words = Array.isArray(value) ? listed(value.map(String)) : value;
    return typeof words === 'string' && words !== '' ? [[word, words]] : [];
  });
  return new Map(said);
}

/** "Lake, Polk and Seminole". */
function listed(names: string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and ');
}

/** A word that the defaults name and the file does not say. */
function unsaidProblem(word: string, frontmatter: Frontmatter): Problem[] {
  const field = Object.hasOwn(placeholders, word) ? placeholders[word] : undefined;
  if (field === undefined) return [];
  const file = frontmatter.defaults?.file ?? '';
  const message = `is missing: the texts of ${file} name it as {${word}}.`;
  return [{ ...problemAt(frontmatter, [field], 'parent'), field, message, missing: true }];
}
