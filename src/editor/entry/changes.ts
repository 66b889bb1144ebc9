/** Differences between two states of a file's values. */
import type { FieldPath } from '#content/source/positions.ts';
import type { FieldPlace } from '../contract.ts';
import { isGroup, withValue } from '../fields/values.ts';

export type Values = Record<string, unknown>;

/** A changed value, with its old (`was`) and new (`is`) state. A list whose length changed is one change. */
export type ValueChange = { place: FieldPlace; was: unknown; is: unknown };

/** Returns a key that identifies a place. */
export function createPlaceKey({ file, path }: FieldPlace): string {
  return `${file}#${JSON.stringify(path)}`;
}

/** Whether a place is `other` or inside it. */
export function isWithin({ path }: FieldPlace, other: FieldPlace): boolean {
  return other.path.every((step, depth) => path[depth] === step);
}

export function withChanges(values: Values, changes: readonly Pick<ValueChange, 'place' | 'is'>[]): Values {
  return changes.reduce((changed, { place, is }) => {
    const next = withValue(changed, place.path, is);
    return isGroup(next) ? next : changed;
  }, values);
}

/** Lists the differences between two states of a file. */
export function diffValues(file: string, was: unknown, is: unknown, path: FieldPath = []): ValueChange[] {
  const [before, after] = [mapParts(was), mapParts(is)];
  const isList = Array.isArray(was);
  if (!before || !after || isList !== Array.isArray(is) || (isList && before.size !== after.size))
    return isSame(was, is) ? [] : [{ place: { file, path }, was, is }];
  const steps = new Set([...before.keys(), ...after.keys()]);
  return [...steps].flatMap((step) => diffValues(file, before.get(step), after.get(step), [...path, step]));
}

function mapParts(value: unknown): Map<string | number, unknown> | undefined {
  if (Array.isArray(value)) return new Map(value.entries());
  return isGroup(value) ? new Map(Object.entries(value)) : undefined;
}

/** Whether two values are the same when saved: ignores surrounding whitespace. */
export function isSame(first: unknown, other: unknown): boolean {
  const [a, b] = [first, other].map((value) => (typeof value === 'string' ? value.trim() : (value ?? '')));
  return JSON.stringify(a) === JSON.stringify(b);
}
