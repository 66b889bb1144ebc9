/** A body's text as named values, or undefined where it holds none. */
import type { Values } from '../form/form-kind.ts';

export function parseValues(text: string, plainForm: boolean): Values | undefined {
  if (plainForm) {
    const values: Record<string, unknown> = Object.create(null);
    for (const [name, value] of new URLSearchParams(text)) values[name] = value;
    return values;
  }
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
