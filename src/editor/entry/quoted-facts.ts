import type { ValueChange } from './changes.ts';

/** Lists the names of the facts that a value quotes. */
export function listFactNames(value: unknown): Set<string> {
  const quotes = typeof value === 'string' ? value.matchAll(/\{\{\s*([\w-]+)(?:\.\w+)?\s*\}\}/g) : [];
  return new Set([...quotes].map(([, name = '']) => name));
}

/** Returns the name of the first fact that the changed text no longer quotes, if any. */
export function findLostFact(changes: readonly ValueChange[]): string | undefined {
  const changedTexts = changes.filter(({ after }) => typeof after === 'string');
  return changedTexts
    .flatMap(({ before, after }) => [...listFactNames(before).difference(listFactNames(after))])
    .at(0);
}
