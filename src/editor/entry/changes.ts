/** Differences between two states of a file's values. */
import type { FieldPath } from '#content/source/positions.ts';
import type { FieldLocation } from '../contract.ts';
import { isGroup, withValue } from '../fields/values.ts';

export type EntryValues = Record<string, unknown>;

/** A changed value. A list whose length changed is one change. */
export type ValueChange = { location: FieldLocation; before: unknown; after: unknown };

/** Returns a key that identifies a location. */
export function createLocationKey({ file, path }: FieldLocation): string {
  return `${file}#${JSON.stringify(path)}`;
}

/** Whether a location is `other` or inside it. Both must be in the same file. */
export function isWithin({ path }: FieldLocation, other: FieldLocation): boolean {
  return other.path.every((step, depth) => path[depth] === step);
}

export function withChanges(
  values: EntryValues,
  changes: readonly Pick<ValueChange, 'location' | 'after'>[],
): EntryValues {
  return changes.reduce((changed, { location, after }) => {
    const next = withValue(changed, location.path, after);
    return isGroup(next) ? next : changed;
  }, values);
}

/** Lists the differences between two states of a file. */
export function diffValues(
  file: string,
  before: unknown,
  after: unknown,
  path: FieldPath = [],
): ValueChange[] {
  const [oldParts, newParts] = [mapParts(before), mapParts(after)];
  const isList = Array.isArray(before);
  if (
    !oldParts ||
    !newParts ||
    isList !== Array.isArray(after) ||
    (isList && oldParts.size !== newParts.size)
  )
    return isSame(before, after) ? [] : [{ location: { file, path }, before, after }];
  const steps = new Set([...oldParts.keys(), ...newParts.keys()]);
  return [...steps].flatMap((step) =>
    diffValues(file, oldParts.get(step), newParts.get(step), [...path, step]),
  );
}

function mapParts(value: unknown): Map<string | number, unknown> | undefined {
  if (Array.isArray(value)) return new Map(value.entries());
  return isGroup(value) ? new Map(Object.entries(value)) : undefined;
}

/** Whether two values are the same when saved. Ignores surrounding whitespace; a missing value equals an empty one. */
export function isSame(first: unknown, other: unknown): boolean {
  const [a, b] = [first, other].map((value) => (typeof value === 'string' ? value.trim() : (value ?? '')));
  return JSON.stringify(a) === JSON.stringify(b);
}
