/** Differences between two states of a file's fields and text. */
import type { FieldPath } from '#content/source/positions.ts';
import type { FieldAt } from '../contract.ts';
import { isGroup, getValueAt, withValue } from '../fields/values.ts';

export type Content = { values: Record<string, unknown>; body: string };

/** A list whose length changed is one change. */
export type Change = { place: FieldAt; was: unknown; is: unknown };

/** A place as a string. */
export function createPlaceKey({ file, path, body }: FieldAt): string {
  return `${file}#${body === true ? 'text' : JSON.stringify(path)}`;
}

/** Whether a place is `other` or inside it. */
export function isWithin({ path, body }: FieldAt, other: FieldAt): boolean {
  return body === other.body && other.path.every((step, depth) => path[depth] === step);
}

export function readValue({ values, body }: Content, place: FieldAt): unknown {
  return place.body ? body : getValueAt(values, place.path);
}

export function diffContents(file: string, before: Content, after: Content): Change[] {
  const text = { place: { file, path: [], body: true as const }, was: before.body, is: after.body };
  return [
    ...findDifferences(before.values, after.values).map(({ path, ...values }) => ({
      place: { file, path },
      ...values,
    })),
    ...(isSame(before.body, after.body) ? [] : [text]),
  ];
}

export function withChanges(content: Content, changes: readonly Pick<Change, 'place' | 'is'>[]): Content {
  return changes.reduce(({ values, body }, { place, is }) => {
    if (place.body) return { values, body: String(is ?? '') };
    const next = withValue(values, place.path, is);
    return { values: isGroup(next) ? next : values, body };
  }, content);
}

type Difference = { path: FieldPath; was: unknown; is: unknown };

function findDifferences(was: unknown, is: unknown, path: FieldPath = []): Difference[] {
  const [before, after] = [mapParts(was), mapParts(is)];
  const isList = Array.isArray(was);
  if (!before || !after || isList !== Array.isArray(is) || (isList && before.size !== after.size))
    return isSame(was, is) ? [] : [{ path, was, is }];
  const steps = new Set([...before.keys(), ...after.keys()]);
  return [...steps].flatMap((step) => findDifferences(before.get(step), after.get(step), [...path, step]));
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
