/** Questions about unsaved text that the author must answer. */
import type { Conflict } from '../contract.ts';
import type { ValueChange } from './changes.ts';

/** The file has changed since it was read, or the text replaces a fact that other pages also quote. */
export type Question = { conflict: Conflict['conflict'] } | { lostFact: string };

/** Returns the name of the first fact that the changed text no longer quotes, if any. */
export function findLostFact(changes: readonly ValueChange[]): string | undefined {
  for (const { before, after } of changes) {
    const quotes = typeof before === 'string' ? before.matchAll(/\{\{\s*([\w-]+)(?:\.\w+)?\s*\}\}/g) : [];
    for (const [quote, name] of quotes) if (typeof after === 'string' && !after.includes(quote)) return name;
  }
  return undefined;
}
