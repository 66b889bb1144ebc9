import { idempotencyKeyField, idempotencyKeyHeader } from '../contract/protocol.ts';
import type { Values } from '../form/form-kind.ts';

/** A key that cannot be used is treated as absent: the content then stands in for it, and nothing is lost. */
export function attemptKey(request: Request, values: Values): string | undefined {
  const given = request.headers.get(idempotencyKeyHeader) ?? values[idempotencyKeyField];
  return typeof given === 'string' && /^[\x21-\x7e]{8,200}$/.test(given) ? given : undefined;
}
