/** Signs of a machine. They lead to a second look by a person, never to a refusal: autofill trips over them too. */
import { elapsedField, honeypotField, shortestFillMs } from './contract/protocol.ts';
import type { Values } from './form/form-kind.ts';

export function suspicions(values: Values): string[] {
  const flags: string[] = [];
  const bait = values[honeypotField];
  if (bait !== undefined && bait !== null && bait !== '') flags.push('honeypot');
  const elapsed = values[elapsedField];
  const milliseconds = typeof elapsed === 'string' && elapsed !== '' ? Number(elapsed) : elapsed;
  if (typeof milliseconds === 'number' && milliseconds >= 0 && milliseconds < shortestFillMs) {
    flags.push('too-fast');
  }
  return flags;
}
