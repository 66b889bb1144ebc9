import type { StoreFunction } from '#functions/store/store.ts';
import { expectedAccess } from './role-matrix.ts';

const names = new Set(expectedAccess.map((access) => access.replace(/^.*\./, '')));

/** Whether the service role has this database function. */
export function isStoreFunction(name: string): name is StoreFunction {
  return names.has(name);
}
